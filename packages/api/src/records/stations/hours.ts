import { ALWAYS_OPEN, hoursOn, type Opening, openingAt, type OpenSpan, type Schedule } from '@cpc/domain';
import { zoneOf } from '@cpc/i18n';

/** The columns that the opening hours of a station follow from. */
export interface HoursRow {
  /** JSON of the Schedule; null if the station is always open. */
  readonly schedule: string | null;
  readonly time_zone: string | null;
  /** The time zone of its shop. */
  readonly shop_zone: string | null;
}

const EVERYWHERE = 'UTC';

/** The zone of a station: its own, else its shop's. */
export const stationZone = ({ time_zone, shop_zone }: Omit<HoursRow, 'schedule'>): string =>
  time_zone ?? shop_zone ?? EVERYWHERE;

/** The zone in which the days of a shop are counted. */
export const shopZone = (time_zone: string | null): string => time_zone ?? EVERYWHERE;

export const readSchedule = (stored: string | null): Schedule | null => (stored === null ? null : JSON.parse(stored));

/** Whether a station is open by its hours, and when that changes; null if it has no hours. */
export function stationOpening(row: HoursRow, now: number): Opening | null {
  const schedule = readSchedule(row.schedule);
  return schedule && openingAt(schedule, zoneOf(stationZone(row)), now);
}

/** Whether the hours of a station had no end in a time. */
export function isOpenThrough(row: HoursRow, from: number, until: number): boolean {
  const opening = stationOpening(row, from);
  return opening === null || (opening.isOpen && (opening.changesAt === null || opening.changesAt > until));
}

/** The hours of today at a station. */
export const hoursToday = (row: HoursRow, now: number): readonly OpenSpan[] =>
  hoursOn(readSchedule(row.schedule) ?? ALWAYS_OPEN, zoneOf(stationZone(row)), now);
