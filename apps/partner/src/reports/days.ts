import { zoneOf } from '@cpc/i18n';

const DAY_MS = 86_400_000;
const YEARS = 5;

/** A moment's day as the clocks of a zone show it: `yyyy-mm-dd`. */
export const localDay = (zone: string, at: number): string =>
  new Date(zoneOf(zone).wallAt(at)).toISOString().slice(0, 10);

/** The day that lies so many days later. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** What a range of days can be chosen by, besides typing. */
export const PRESETS = ['today', 'yesterday', 'last7', 'last28', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export type Preset = (typeof PRESETS)[number];

/** The days of each preset on a day. A period that has begun ends today. */
export function presetDays(today: string): Readonly<Record<Preset, { readonly from: string; readonly until: string }>> {
  const month = `${today.slice(0, 8)}01`;
  const endOfLastMonth = shifted(month, -1);
  return {
    today: { from: today, until: today },
    yesterday: { from: shifted(today, -1), until: shifted(today, -1) },
    last7: { from: shifted(today, -6), until: today },
    last28: { from: shifted(today, -27), until: today },
    thisMonth: { from: month, until: today },
    lastMonth: { from: `${endOfLastMonth.slice(0, 8)}01`, until: endOfLastMonth },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, until: today },
  };
}

/** The first and the last day that can be chosen: five years before and after this year. */
export function daysOffered(today: string): { readonly first: string; readonly last: string } {
  const year = Number(today.slice(0, 4));
  return { first: `${year - YEARS}-01-01`, last: `${year + YEARS}-12-31` };
}
