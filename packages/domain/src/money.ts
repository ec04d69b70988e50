import type { Brand } from './ids.ts';

/** A whole number of a currency's smallest unit: 1999 is 19.99 EUR, or 1999 JPY. */
export type Minor = Brand<number, 'Minor'>;
/** ISO 4217 alphabetic code. */
export type Currency = Brand<string, 'Currency'>;

export interface Money {
  readonly amount: Minor;
  readonly currency: Currency;
}

/** Decimal places by ISO 4217, for currencies that do not have two. */
const DECIMALS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

export function decimalsOf(currency: Currency): number {
  return DECIMALS[currency] ?? 2;
}

/** ISO 4217 divides these currencies, but they have no smaller coins, and PayPal accepts whole units only. */
const UNDIVIDED: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/**
 * The smallest payable amount of a currency, in its minor units: 1 cent for EUR, 1 for JPY, and 100 fillér (1 HUF) for
 * HUF. https://developer.paypal.com/api/rest/reference/currency-codes/
 */
export function payableUnit(currency: Currency): number {
  return UNDIVIDED.has(currency) ? 100 : 1;
}

/** Returns true if an amount can be paid: it is a multiple of the payable unit of its currency. */
export function isPayable({ amount, currency }: Money): boolean {
  return amount % payableUnit(currency) === 0;
}

/** @throws RangeError when the amount is not a whole, safe number or the code is not three capital letters */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`money: expected a whole number of minor units, got ${amount}`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RangeError(`money: expected an ISO 4217 code, got ${JSON.stringify(currency)}`);
  return { amount: amount as Minor, currency: currency as Currency };
}

/** @throws RangeError when the currencies differ */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency)
    throw new RangeError(`addMoney: expected one currency, got ${a.currency} and ${b.currency}`);
  return money(a.amount + b.amount, a.currency);
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.amount === b.amount && a.currency === b.currency;
}

/** An amount as a decimal string: 1999 EUR → "19.99", 1999 JPY → "1999". Built from digits, never from a float. */
export function toDecimalString(value: Money): string {
  const decimals = decimalsOf(value.currency);
  const digits = String(Math.abs(value.amount)).padStart(decimals + 1, '0');
  const sign = value.amount < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * The decimal string that a payment provider expects, without decimals if the provider accepts none: 1999 EUR →
 * "19.99", 149000 HUF → "1490".
 * @throws RangeError for an amount that is not a multiple of the payable unit
 */
export function toPayableString(value: Money): string {
  const { amount, currency } = value;
  const unit = payableUnit(currency);
  if (unit === 1) return toDecimalString(value);
  if (!isPayable(value))
    throw new RangeError(`toPayableString: expected a multiple of ${unit} in ${currency}, got ${amount}`);
  return String(amount / unit);
}

/**
 * Inverse of {@link toDecimalString} and {@link toPayableString}. @throws RangeError unless the text is plain digits
 * with at most the currency's decimals
 */
export function fromDecimalString(text: string, currency: string): Money {
  const decimals = decimalsOf(currency as Currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > decimals) {
    throw new RangeError(`fromDecimalString: expected at most ${decimals} decimals, got ${JSON.stringify(text)}`);
  }
  const amount = Number(match[2] + fraction.padEnd(decimals, '0'));
  return money(match[1] === '-' && amount !== 0 ? -amount : amount, currency);
}

/** An amount in whole units of any currency, such as 10 EUR and 10 USD, and the currencies that have another one. */
export interface AmountRule {
  readonly any: number;
  readonly of: Readonly<Record<string, number>>;
}

/** The amount that a rule has in a currency. */
export function amountBy({ any, of }: AmountRule, currency: Currency): Money {
  return money((of[currency] ?? any) * 10 ** decimalsOf(currency), currency);
}
