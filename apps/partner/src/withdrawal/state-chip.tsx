import type { WithdrawalState } from '@cpc/domain';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';

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
