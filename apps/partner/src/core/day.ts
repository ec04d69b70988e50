import { startOfDay as startIn, zoneOf } from '@cpc/i18n';
import { useSession } from './session-store.ts';

/**
 * The beginning of a typed day in a time zone. UTC, ms; never before 1970, because years are typed digit by digit.
 * @param day `yyyy-mm-dd`
 * @param zone IANA name
 * @param later the number of days after it
 * @returns undefined if no day is typed
 */
export function startOfDay(day: string, zone: string, later = 0): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return Math.max(0, startIn(zoneOf(zone), day, later));
}

/** The same in the time zone of the shop that the login acts for. */
export function useStartOfDay(): (day: string, later?: number) => number | undefined {
  const zone = useSession()?.time_zone ?? 'UTC';
  return (day, later) => startOfDay(day, zone, later);
}
