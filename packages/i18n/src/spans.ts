import type { Formats } from './formats.ts';
import { dateFormat } from './intl.ts';

/** From one moment to a later one, in UTC milliseconds; a day that they share is written once. */
export function spanText({ date, time, dateTime }: Formats, from: number, until: number): string {
  return `${dateTime(from)} – ${date(from) === date(until) ? time(until) : dateTime(until)}`;
}

/**
 * A month by its name.
 * @param tag BCP 47 tag of the language
 * @param month `yyyy-mm`
 */
export function monthText(tag: string, month: string): string {
  return dateFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
}
