import { Link } from '@cpc/appkit';
import { TERMS_VERSION } from '@cpc/domain';
import { Checkbox, useT } from '@cpc/ui';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore } from '../../core/stores.ts';
import { useAgreed } from '../../data/agreed.ts';

/** The terms, beside the button that requires them; whoever agreed to this version is not asked again (RT-09). */
export function TermsCheckbox({ asked }: { /** The button was pressed without it. */ readonly asked: boolean }) {
  const t = useT();
  const { agreed, asks } = useAgreed();
  if (asks === undefined) return <div className="min-h-11" />;
  return (
    <>
      {asked && !agreed ? (
        <p role="alert" className="text-small text-warn">
          {t('order.confirm.mustAgree')}
        </p>
      ) : null}
      <div className={`flex items-center gap-3 ${asks ? '' : 'justify-center'}`}>
        {asks ? (
          <Checkbox
            checked={agreed}
            onChange={(value) => sharedStore.getState().set({ agreed: value ? TERMS_VERSION : null })}
          >
            {t('order.confirm.agree')}
          </Checkbox>
        ) : null}
        <Link
          to={to(PATHS.agreement)}
          className={`inline-flex min-h-11 shrink-0 items-center text-small underline underline-offset-4 ${asks ? 'ms-auto' : 'text-ink-soft'}`}
        >
          {t(asks ? 'order.confirm.read' : 'order.confirm.terms')}
        </Link>
      </div>
    </>
  );
}
