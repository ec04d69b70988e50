import type { Withdrawal } from '@cpc/contract';
import { useTranslator, Chip, type IconName, type Tone, useT } from '@cpc/ui';
import type { WithdrawalState } from '@cpc/domain';

const LOOKS: Readonly<Record<WithdrawalState, { readonly tone: Tone; readonly icon: IconName }>> = {
  asked: { tone: 'warn', icon: 'clock' },
  checked: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'cool', icon: 'check' },
  refused: { tone: 'bad', icon: 'close' },
  takenBack: { tone: 'neutral', icon: 'undo' },
  exported: { tone: 'cool', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'warning' },
};

export function WithdrawalChip({ state }: { readonly state: WithdrawalState }) {
  const t = useT();
  return <Chip {...LOOKS[state]}>{t(`payout.state.${state}`)}</Chip>;
}

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
