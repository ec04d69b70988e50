import type { Zone } from '@cpc/domain';
import { dateFormat } from './intl.ts';

const DAY_MS = 86_400_000;

/** Whether a text is an IANA name of a time zone that this program knows; offsets such as `+02:00` are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The rules of a time zone, from the data of Intl. @param name IANA name */
export function zoneOf(name: string): Zone {
  const wallAt = (instant: number) => wallTime(name, instant);
  const offsetAt = (instant: number) => wallAt(instant) - instant;
  return {
    wallAt,
    // The clocks of a zone change at most once in two days.
    instantOf(wall) {
      const before = wall - offsetAt(wall - DAY_MS);
      const after = wall - offsetAt(wall + DAY_MS);
      return wallAt(before) !== wall && wallAt(after) === wall ? after : before;
    },
  };
}

/** The beginning of a typed day in a zone. @param day `yyyy-mm-dd` @param later the number of days after it */
export function startOfDay(zone: Zone, day: string, later = 0): number {
  return zone.instantOf(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS);
}

function wallTime(timeZone: string, instant: number): number {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const second = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return second + (((instant % 1000) + 1000) % 1000);
}
