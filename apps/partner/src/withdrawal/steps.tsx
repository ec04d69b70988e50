import type { Withdrawal } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** What happened to a withdrawal: each step with its person, reason and time. */
export function Steps({ withdrawal: { steps, reference } }: { readonly withdrawal: Withdrawal }) {
  const { t, format } = useTranslator();
  return (
    <ol className="text-small flex flex-col gap-2">
      {steps.map(({ at, event, by, reason }) => (
        <li key={`${at} ${event}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            {t(`payout.step.${event}`)}
            {by !== null && (
              <>
                {' · '}
                <bdi className="text-ink-soft">{by}</bdi>
              </>
            )}
          </span>
          <time dateTime={new Date(at).toISOString()} className="figures text-ink-faint">
            {format.dateTime(at)}
          </time>
          {reason !== '' && <bdi className="text-ink-soft basis-full wrap-anywhere">{reason}</bdi>}
        </li>
      ))}
      {reference !== null && <li className="text-ink-soft wrap-anywhere">{t('payout.reference', { reference })}</li>}
    </ol>
  );
}
