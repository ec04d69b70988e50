import { useNow } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

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
export function useClosesSoon({ closes_at, time_zone }: StationView): string | undefined {
  const { t, format } = useTranslator();
  const now = useNow(clock);
  if (closes_at === null || closes_at - now > SOON_MS) return undefined;
  return t('station.closesAt', { time: format.when(closes_at, now, time_zone) });
}
