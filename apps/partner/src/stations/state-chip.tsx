import type { StationState } from '@cpc/domain';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';

export const LOOKS: Readonly<Record<StationState, { readonly tone: Tone; readonly icon: IconName }>> = {
  ready: { tone: 'good', icon: 'check' },
  printing: { tone: 'cool', icon: 'printer' },
  resting: { tone: 'neutral', icon: 'moon' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  fault: { tone: 'bad', icon: 'fault' },
  offline: { tone: 'bad', icon: 'offline' },
};

export const CLOSED = { tone: 'neutral', icon: 'clock' } as const;

interface StateChipProps {
  readonly state: StationState;
  /** It rests by its opening hours. */
  readonly closed?: boolean;
}

export function StateChip({ state, closed = false }: StateChipProps) {
  const t = useT();
  if (closed) return <Chip {...CLOSED}>{t('station.state.closed')}</Chip>;
  return <Chip {...LOOKS[state]}>{t(`station.state.${state}`)}</Chip>;
}
