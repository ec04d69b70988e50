import type { Withdrawal } from '@cpc/contract';
import type { WithdrawalState } from '@cpc/domain';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';
import { History } from '../core/history.tsx';

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
  const t = useT();
  const changes = steps.map(({ event, ...step }) => ({ ...step, what: t(`payout.step.${event}`) }));
  return (
    <div className="text-small flex flex-col gap-2">
      <History className="flex flex-col gap-2" changes={changes} />
      {reference !== null && <p className="text-ink-soft wrap-anywhere">{t('payout.reference', { reference })}</p>}
    </div>
  );
}
