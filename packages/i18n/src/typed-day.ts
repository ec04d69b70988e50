import { westernDigits } from '@cpc/domain';
import { dateFormat } from './intl.ts';

/** Days are written in figures, in the order of the language. */
const FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
/** Thai counts the same days and months in years of the Buddha: 2026 is 2569. */
const BUDDHIST_AHEAD = 543;
/** The first year that can only be a Buddhist one. */
const BUDDHIST_FROM = 2400;

/** A day as people of a language type it, 28/02/2026, in their calendar. @param day `yyyy-mm-dd` */
export const writeDay = (tag: string, day: string): string =>
  // Marks of direction would be typed over.
  dateFormat(tag, FIGURES)
    .format(Date.parse(`${day}T00:00Z`))
    .replaceAll(/\p{Cf}/gu, '');

/**
 * Reads a typed day: figures of any script, in the order of the language or the year first, with any signs between them.
 * Without a year it is in the given one. Where years are Buddhist, those of both calendars are read.
 * @param thisYear Gregorian
 * @returns `yyyy-mm-dd`; undefined for anything else, and for a date that no calendar has, as 31/02
 */
export function readDay(tag: string, typed: string, thisYear: number): string | undefined {
  const figures = westernDigits(typed).match(/\d+/g) ?? [];
  if (figures.length < 2 || figures.length > 3) return undefined;
  const order = figures[0]?.length === 4 ? YEAR_FIRST : orderOf(tag);
  const names = figures.length === 3 ? order : order.filter((name) => name !== 'year');
  const {
    year: typedYear = thisYear,
    month = 0,
    day = 0,
  } = Object.fromEntries(names.map((name, nth) => [name, Number(figures[nth])]));
  const year = typedYear >= BUDDHIST_FROM && isBuddhist(tag) ? typedYear - BUDDHIST_AHEAD : typedYear;
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1000 && year <= 9999 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isDay ? at.toISOString().slice(0, 10) : undefined;
}

const YEAR_FIRST = ['year', 'month', 'day'] as const;
type Name = (typeof YEAR_FIRST)[number];

const isName = (type: string): type is Name => type === 'year' || type === 'month' || type === 'day';

const isBuddhist = (tag: string): boolean => dateFormat(tag, FIGURES).resolvedOptions().calendar === 'buddhist';

const orderOf = (tag: string): readonly Name[] =>
  dateFormat(tag, FIGURES)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isName);
