import { Link } from '@cpc/appkit';
import { Checkbox, useT } from '@cpc/ui';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore, useShared } from '../../core/stores.ts';

/** The terms, beside the button that requires them. */
export function TermsCheckbox({ asked }: { /** The button was pressed without it. */ readonly asked: boolean }) {
  const t = useT();
  const agreed = useShared((state) => state.agreed);
  return (
    <>
      {asked && !agreed ? (
        <p role="alert" className="text-small text-warn">
          {t('order.confirm.mustAgree')}
        </p>
      ) : null}
      <div className="flex items-center gap-3">
        <Checkbox checked={agreed} onChange={(value) => sharedStore.getState().set({ agreed: value })}>
          {t('order.confirm.agree')}
        </Checkbox>
        <Link
          to={to(PATHS.agreement)}
          className="ms-auto inline-flex min-h-11 shrink-0 items-center text-small underline underline-offset-4"
        >
          {t('order.confirm.read')}
        </Link>
      </div>
    </>
  );
}
