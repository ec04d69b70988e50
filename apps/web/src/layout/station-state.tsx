import type { MachineView } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import { Chip, type Tone, useT } from '@cpc/ui';

const TONES: Readonly<Record<StationState, Tone>> = {
  ready: 'good',
  printing: 'good',
  resting: 'neutral',
  maintenance: 'warn',
  fault: 'bad',
  offline: 'neutral',
};

export function StationStateChip({ state }: { readonly state: StationState }) {
  const t = useT();
  return <Chip tone={TONES[state]}>{t(`station.state.${state}`)}</Chip>;
}

/** Whole minutes of an estimate, at least one once there is any. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** What a waiting customer wants to know of a station, in a line. */
export function useStationLine(station: MachineView): string {
  const t = useT();
  const queue = t('station.waiting', { count: station.waiting });
  if (!station.accepts_orders) return queue;
  return `${queue} · ${t('station.ready', { minutes: Math.max(1, minutesOf(station.estimate_s)) })}`;
}
