import { Link } from '@cpc/appkit';
import { TERMS_VERSION } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore } from '../../core/stores.ts';
import { useAgreed } from '../../data/agreed.ts';

/**
 * The terms, above the button that agrees to them: one sentence, and for whoever agreed to this version only the link
 * (RT-09).
 */
export function TermsNote() {
  const t = useT();
  const { asks } = useAgreed();
  if (asks === undefined) return <div className="min-h-11" />;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-small text-ink-soft">
      {asks ? t('order.confirm.agree') : null}
      <Link to={to(PATHS.agreement)} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t(asks ? 'order.confirm.read' : 'order.confirm.terms')}
      </Link>
    </p>
  );
}

/** The button that buys was pressed: the customer agrees to the terms that are linked above it. */
export const agreeByBuying = (): void => sharedStore.getState().set({ agreed: TERMS_VERSION });
