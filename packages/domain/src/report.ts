/** What a report can be grouped by (PA-05). */
export const REPORT_GROUPS = ['day', 'week', 'month', 'hour', 'station', 'model', 'shell'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** The longest range of a report, in days: five years. */
export const MAX_REPORT_DAYS = 1_830;

const DAY_MS = 86_400_000;
const MIN_YEAR = 1970;

/**
 * The number of a date since 1970-01-01, whichever zone it is in.
 * @param date `yyyy-mm-dd`
 * @returns undefined for anything else and for a date that no calendar has, as 2026-02-31
 */
export function dayNumber(date: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  if (year < MIN_YEAR) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / DAY_MS : undefined;
}

/** The inverse of {@link dayNumber}. */
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The number of the Monday of the week of a day. Day 0 was a Thursday. */
export const weekOf = (number: number): number => number - ((((number + 3) % 7) + 7) % 7);

/** The number of the first day of the month of a day. */
export function monthOf(number: number): number {
  const at = new Date(number * DAY_MS);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) / DAY_MS;
}
