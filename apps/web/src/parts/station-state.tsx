import { useNow } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import { Chip, type Tone, useT, useTranslator } from '@cpc/ui';
import { minutesOf } from './minutes.ts';

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

/** A closing that is as near as this is told: a design takes its time. */
const SOON_MS = 2 * 60 * 60_000;

const clock = () => Date.now();

/** `Closed until 10:00` on the clocks of the station; undefined if it does not rest by its hours. */
export function useClosedUntil({ opens_at, time_zone }: StationView): string | undefined {
  const { t, format } = useTranslator();
  const now = useNow(clock);
  if (opens_at === null) return undefined;
  return t('station.closedUntil', { time: format.when(opens_at, now, time_zone) });
}

/** `Closes at 20:00`, if that is soon. */
function useClosesSoon({ closes_at, time_zone }: StationView): string | undefined {
  const { t, format } = useTranslator();
  const now = useNow(clock);
  if (closes_at === null || closes_at - now > SOON_MS) return undefined;
  return t('station.closesAt', { time: format.when(closes_at, now, time_zone) });
}
