import type { StationView } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import { Chip, type Tone, useT } from '@cpc/ui';
import { minutesOf } from '../core/minutes.ts';
import { useClosedUntil, useClosesSoon } from './opening.ts';

const TONES: Readonly<Record<StationState, Tone>> = {
  ready: 'good',
  printing: 'good',
  resting: 'neutral',
  maintenance: 'warn',
  fault: 'bad',
  offline: 'neutral',
};

interface StationStateChipProps {
  readonly state: StationState;
  /** It rests by its opening hours. */
  readonly closed?: boolean;
}

export function StationStateChip({ state, closed = false }: StationStateChipProps) {
  const t = useT();
  return <Chip tone={TONES[state]}>{t(closed ? 'station.state.closed' : `station.state.${state}`)}</Chip>;
}

/** The state of a station in one line, for a waiting customer; empty if nothing of it is known. */
export function useStationLine(station: StationView): string {
  const t = useT();
  const [closed, closing] = [useClosedUntil(station), useClosesSoon(station)];
  const { accepts_orders, bays_full, waiting, estimate_s } = station;
  const queue = t('station.waiting', { count: waiting });
  if (!accepts_orders) return closed ?? queue;
  // While no place is free for a finished item, nobody knows how long it takes, even if nobody is before you.
  const ready = bays_full ? '' : t('station.ready', { minutes: minutesOf(estimate_s) });
  return [bays_full && waiting === 0 ? '' : queue, ready, closing].filter(Boolean).join('\u00a0· ');
}
