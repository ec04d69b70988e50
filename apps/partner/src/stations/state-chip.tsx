import type { StationState } from '@cpc/domain';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';

const LOOKS: Readonly<Record<StationState, { readonly tone: Tone; readonly icon: IconName }>> = {
  ready: { tone: 'good', icon: 'check' },
  printing: { tone: 'cool', icon: 'printer' },
  resting: { tone: 'neutral', icon: 'moon' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  fault: { tone: 'bad', icon: 'fault' },
  offline: { tone: 'bad', icon: 'offline' },
};

export function StateChip({ state }: { readonly state: StationState }) {
  const t = useT();
  return <Chip {...LOOKS[state]}>{t(`station.state.${state}`)}</Chip>;
}
