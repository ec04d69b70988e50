import { decimalsOf, type Money, toDecimalString } from '@cpc/domain';
import { numericTag } from './message.ts';

/** Values of the product as people of one language read them (LG-06). */
export interface Formats {
  readonly money: (value: Money) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** 0 … 100 */
  readonly percent: (value: number) => string;
  /** A length in millimetres, at most two decimals. */
  readonly mm: (value: number) => string;
  /** Width × height in millimetres. */
  readonly size: (width: number, height: number) => string;
  /** UTC milliseconds; shown in the reader's time zone. */
  readonly date: (at: number) => string;
  readonly time: (at: number) => string;
  readonly dateTime: (at: number) => string;
  /** Seconds as `m:ss`, for countdowns. */
  readonly countdown: (seconds: number) => string;
}

/** @param timeZone IANA name; the reader's own when left out */
export function createFormats(tag: string, timeZone?: string): Formats {
  const figures = numericTag(tag);
  const zone = timeZone === undefined ? {} : { timeZone };
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(figures, { ...options, ...zone });
    return (at: number) => format.format(at);
  };
  const number = (value: number, maximumFractionDigits = 2) =>
    new Intl.NumberFormat(figures, { maximumFractionDigits }).format(value);
  return {
    money: (value) => formatMoney(figures, value),
    number,
    percent: (value) =>
      new Intl.NumberFormat(figures, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    // Isolated left to right, or an Arabic line would put the unit before its figure.
    // CLDR has no short millimetre in every language, but the SI symbol is the same in all.
    mm: (value) => `\u2066${number(value)}\u00a0mm\u2069`,
    size: (width, height) => `\u2066${number(width)}\u00a0×\u00a0${number(height)}\u00a0mm\u2069`,
    date: moment({ dateStyle: 'medium' }),
    time: moment({ timeStyle: 'short' }),
    dateTime: moment({ dateStyle: 'medium', timeStyle: 'short' }),
    countdown: (seconds) => countdown(figures, seconds),
  };
}

/** From the decimal string, never a float: Intl formats decimal strings exactly (ECMA-402, Intl.NumberFormat v3). */
function formatMoney(tag: string, value: Money): string {
  const decimals = decimalsOf(value.currency);
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: value.currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(toDecimalString(value) as Intl.StringNumericLiteral);
}

function countdown(tag: string, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const one = new Intl.NumberFormat(tag, { useGrouping: false });
  // Isolated left to right, or an Arabic line would turn minutes and seconds round.
  return `\u2066${one.format(Math.floor(whole / 60))}:${two.format(whole % 60)}\u2069`;
}
