import { CallError } from '@cpc/contract';
import { MAX_REPORT_DAYS, dayNumber, dayOfNumber, type Zone } from '@cpc/domain';
import { isTimeZone, startOfDay, zoneOf } from '@cpc/i18n';
import { type Offset, offsetsBetween } from './offsets.ts';

/** Some whole local days. */
export interface Range {
  readonly zone: Zone;
  /** The numbers of the first and the last day. */
  readonly first: number;
  readonly last: number;
  /** The moments between which they lie; `until` is the first moment after them. UTC, ms. */
  readonly from: number;
  readonly until: number;
  readonly offsets: readonly Offset[];
}

interface Asked {
  readonly from: string;
  readonly until: string;
  readonly zone: string;
}

/** A date that shows the form. */
const EXAMPLE = '2026-02-28';

/** The asked days. @throws CallError invalidDate, datesReversed, rangeTooLong, zoneUnknown */
export function readRange({ from, until, zone }: Asked): Range {
  const [first, last] = [readDay('from', from), readDay('until', until)];
  if (first > last) throw new CallError('datesReversed', { field: 'until' });
  if (last - first >= MAX_REPORT_DAYS) throw new CallError('rangeTooLong', { field: 'until' });
  if (!isTimeZone(zone)) throw new CallError('zoneUnknown', { field: 'zone' });
  return rangeOf(zoneOf(zone), first, last);
}

const DAY_MS = 86_400_000;

/** The local day of a moment, up to that moment. */
export function rangeUntil(zone: Zone, until: number): Range {
  const day = Math.floor(zone.wallAt(until) / DAY_MS);
  return { ...rangeOf(zone, day, day), until };
}

/** As many days, directly before. */
export function rangeBefore({ zone, first, last }: Range): Range {
  const days = last - first + 1;
  return rangeOf(zone, Math.max(0, first - days), Math.max(0, first - 1));
}

function rangeOf(zone: Zone, first: number, last: number): Range {
  const [from, until] = [startOfDay(zone, dayOfNumber(first)), startOfDay(zone, dayOfNumber(last), 1)];
  return { zone, first, last, from, until, offsets: offsetsBetween(zone, from, until) };
}

function readDay(field: string, typed: string): number {
  const day = dayNumber(typed);
  if (day === undefined) throw new CallError('invalidDate', { field, example: EXAMPLE });
  return day;
}
