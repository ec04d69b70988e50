import type { OpenSpan } from '@cpc/domain';
import { timeKeptWhole } from './formats.ts';
import { dateFormat, listFormat } from './intl.ts';

const HOUR_MS = 3_600_000;

const clockOf = (tag: string) => dateFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
const dayOf = (tag: string) => dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });

/** @param time `HH:MM` */
const instantOf = (time: string): number => Date.parse(`1970-01-01T${time}Z`);

/**
 * A time of day as clocks of the language show it.
 * @param tag BCP 47
 * @param time `HH:MM`
 */
export const clockText = (tag: string, time: string): string => timeKeptWhole(clockOf(tag).format(instantOf(time)));

/** The times of a day at which a place is open, in one sentence; empty if there are none. @param tag BCP 47 */
export const hoursText = (tag: string, spans: readonly OpenSpan[]): string =>
  listFormat(tag).format(spans.map((span) => spanOf(tag, span)));

function spanOf(tag: string, { opens, closes }: OpenSpan): string {
  const clock = clockOf(tag);
  const [from, until] = [instantOf(opens), instantOf(closes)];
  if (from < until) return timeKeptWhole(clock.formatRange(from, until));
  // A range into the next day would name both days: only the dash of a range is taken, which is no letter.
  const shared = clock.formatRangeToParts(HOUR_MS, 13 * HOUR_MS).find(({ source }) => source === 'shared');
  const dash = shared?.value.match(/\P{L}+/u)?.[0] ?? ' – ';
  return `${clockText(tag, opens)}${dash}${clockText(tag, closes)}`;
}

/**
 * From one day to another, or a single one; what both share is said once.
 * @param tag BCP 47
 * @param first,last `yyyy-mm-dd`
 */
export const daysText = (tag: string, first: string, last: string): string =>
  dayOf(tag).formatRange(Date.parse(first), Date.parse(last));
