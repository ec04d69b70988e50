import { decimalsOf, isPayable, type Money, payableUnit, toDecimalString } from '@cpc/domain';
import { dateFormat, listFormat, numberFormat } from './intl.ts';
import { zoneOf } from './zones.ts';

const DAY_MS = 86_400_000;

/** Formats values of the product for one language (LG-06). */
export interface Formats {
  readonly money: (value: Money) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** A number as it stands in a field: without groups, so that `readNumber` of `@cpc/domain` reads it again. */
  readonly typed: (value: number, maximumFractionDigits: number) => string;
  /** 0 … 100, in whole percent by default. */
  readonly percent: (value: number, maximumFractionDigits?: number) => string;
  /** A length in millimetres, at most two decimals. */
  readonly mm: (value: number) => string;
  /** The sign of millimetres beside a field. */
  readonly mmSign: () => string;
  /** Metres, as people say a way: `350 m`, `1.2 km`. */
  readonly distance: (metres: number) => string;
  /** Width × height in millimetres. */
  readonly size: (width: number, height: number) => string;
  /** UTC milliseconds; shown in the local time zone, or in a zone by its IANA name. */
  readonly date: (at: number, timeZone?: string) => string;
  readonly time: (at: number, timeZone?: string) => string;
  readonly dateTime: (at: number, timeZone?: string) => string;
  /**
   * A time that is soon, on the clocks of a place: `10:00` today, with the weekday in the next days, else with the date.
   * @param timeZone IANA name
   */
  readonly when: (at: number, now: number, timeZone: string) => string;
  /** Seconds as `m:ss`, for countdowns. */
  readonly countdown: (seconds: number) => string;
  /** Names or codes in one sentence: `A1, A2, and B3`. Each keeps its own direction. */
  readonly list: (names: readonly string[]) => string;
}

/** @param timeZone IANA name; the local one by default */
export function createFormats(tag: string, timeZone?: string): Formats {
  const moment =
    (options: Intl.DateTimeFormatOptions) =>
    (at: number, there = timeZone) =>
      timeKeptWhole(dateFormat(tag, { ...options, ...(there !== undefined && { timeZone: there }) }).format(at));
  const number = (value: number, maximumFractionDigits = 2) =>
    numberFormat(tag, { maximumFractionDigits }).format(value);
  return {
    money: (value) => formatMoney(tag, value),
    number,
    typed: (value, maximumFractionDigits) =>
      numberFormat(tag, { maximumFractionDigits, useGrouping: false }).format(value),
    percent: (value, maximumFractionDigits = 0) =>
      numberFormat(tag, { style: 'percent', maximumFractionDigits }).format(value / 100),
    mm: (value) => apart(millimetres(tag).format(value)),
    mmSign: () =>
      millimetres(tag)
        .formatToParts(1)
        .find(({ type }) => type === 'unit')?.value ?? 'mm',
    distance: (metres) => formatDistance(tag, metres),
    size: (width, height) => apart(`${number(width)}\u00a0×\u00a0${millimetres(tag).format(height)}`),
    date: moment({ dateStyle: 'medium' }),
    time: moment({ timeStyle: 'short' }),
    dateTime: moment({ dateStyle: 'medium', timeStyle: 'short' }),
    when: (at, now, there) => moment(WHEN[howSoon(at, now, there)])(at, there),
    countdown: (seconds) => countdown(tag, seconds),
    list: (names) => listFormat(tag).format(names.map((name) => `\u2068${name}\u2069`)),
  };
}

/** No line ends between a time and its half of the day: in Arabic that is a single letter. */
export function timeKeptWhole(text: string): string {
  return text.replaceAll(/(:\p{Nd}{2}) /gu, '$1\u00a0');
}

const millimetres = (tag: string): Intl.NumberFormat =>
  numberFormat(tag, { style: 'unit', unit: 'millimeter', maximumFractionDigits: 2 });

/** In one line, and in the direction of its unit: from right to left in Arabic (U+2068 … U+2069). */
const apart = (text: string): string => `\u2068${text.replaceAll(' ', '\u00a0')}\u2069`;

/** To ten metres below a kilometre, then to a tenth, then to a kilometre. */
function formatDistance(tag: string, metres: number): string {
  const near = metres < 995;
  const value = near ? Math.round(metres / 10) * 10 : metres / 1000;
  const maximumFractionDigits = near || metres >= 10_000 ? 0 : 1;
  return numberFormat(tag, { style: 'unit', unit: near ? 'meter' : 'kilometer', maximumFractionDigits }).format(value);
}

const WHEN = {
  today: { timeStyle: 'short' },
  thisWeek: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  later: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function howSoon(at: number, now: number, timeZone: string): keyof typeof WHEN {
  const { wallAt } = zoneOf(timeZone);
  const days = Math.floor(wallAt(at) / DAY_MS) - Math.floor(wallAt(now) / DAY_MS);
  return days <= 0 ? 'today' : days < 7 ? 'thisWeek' : 'later';
}

/**
 * Formats the decimal string, never a float: Intl formats decimal strings exactly (ECMA-402, Intl.NumberFormat v3). A
 * currency that is paid in whole units only gets no decimals, unless the amount has a fraction.
 */
function formatMoney(tag: string, value: Money): string {
  const decimals = payableUnit(value.currency) > 1 && isPayable(value) ? 0 : decimalsOf(value.currency);
  const format = numberFormat(tag, {
    style: 'currency',
    currency: value.currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(toDecimalString(value) as Intl.StringNumericLiteral);
}

function countdown(tag: string, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = numberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const one = numberFormat(tag, { useGrouping: false });
  return leftToRight(`${one.format(Math.floor(whole / 60))}:${two.format(whole % 60)}`);
}

/**
 * Wraps the text in an isolate (U+2066 … U+2069); otherwise a right-to-left line would put seconds before minutes.
 */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
