import { decimalsOf, isPayable, type Money, payableUnit, toDecimalString } from '@cpc/domain';
import { dateFormat, numberFormat } from './intl.ts';

/** Formats values of the product for one language (LG-06). */
export interface Formats {
  readonly money: (value: Money) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** 0 … 100 */
  readonly percent: (value: number) => string;
  /** A length in millimetres, at most two decimals. */
  readonly mm: (value: number) => string;
  /** Width × height in millimetres. */
  readonly size: (width: number, height: number) => string;
  /** UTC milliseconds; shown in the local time zone. */
  readonly date: (at: number) => string;
  readonly time: (at: number) => string;
  readonly dateTime: (at: number) => string;
  /** Seconds as `m:ss`, for countdowns. */
  readonly countdown: (seconds: number) => string;
}

/** @param timeZone IANA name; the local one by default */
export function createFormats(tag: string, timeZone?: string): Formats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const moment = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    dateFormat(tag, { ...options, ...zone }).format(at);
  const number = (value: number, maximumFractionDigits = 2) =>
    numberFormat(tag, { maximumFractionDigits }).format(value);
  return {
    money: (value) => formatMoney(tag, value),
    number,
    percent: (value) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    // CLDR has no short millimetre in every language, but the SI symbol is the same in all.
    mm: (value) => leftToRight(`${number(value)}\u00a0mm`),
    size: (width, height) => leftToRight(`${number(width)}\u00a0×\u00a0${number(height)}\u00a0mm`),
    date: moment({ dateStyle: 'medium' }),
    time: moment({ timeStyle: 'short' }),
    dateTime: moment({ dateStyle: 'medium', timeStyle: 'short' }),
    countdown: (seconds) => countdown(tag, seconds),
  };
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
 * Wraps the text in an isolate (U+2066 … U+2069); otherwise a right-to-left line would put a unit before its number and
 * seconds before minutes.
 */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
