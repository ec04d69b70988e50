import { zoneOf } from '@cpc/i18n';

/** `yyyy-mm` */
export type Month = string;

/** The month that the clocks of a zone show. @param at UTC, ms */
export const monthIn = (timeZone: string, at: number): Month =>
  new Date(zoneOf(timeZone).wallAt(at)).toISOString().slice(0, 7);

export const yearIn = (timeZone: string, at: number): number => Number(monthIn(timeZone, at).slice(0, 4));

export function monthAfter(month: Month): Month {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1)).toISOString().slice(0, 7);
}

/** The first moment of a month in a zone. UTC, ms. */
export const beginOf = (timeZone: string, month: Month): number =>
  zoneOf(timeZone).instantOf(Date.parse(`${month}-01T00:00:00Z`));

/** The first moment of the day in a zone that contains a moment. UTC, ms. */
export function dayOf(timeZone: string, at: number): number {
  const zone = zoneOf(timeZone);
  return zone.instantOf(Math.floor(zone.wallAt(at) / 86_400_000) * 86_400_000);
}
