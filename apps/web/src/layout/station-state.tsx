import type { StationView } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import { Chip, type Tone, useT } from '@cpc/ui';
import { minutesOf } from '../core/minutes.ts';

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

/** The state of a station in one line, for a waiting customer. */
export function useStationLine(station: StationView): string {
  const t = useT();
  const queue = t('station.waiting', { count: station.waiting });
  if (!station.accepts_orders) return queue;
  return `${queue} · ${t('station.ready', { minutes: minutesOf(station.estimate_s) })}`;
}
