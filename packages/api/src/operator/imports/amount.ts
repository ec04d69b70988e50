import { type Currency, decimalsOf, fromDecimalString, isPayable, type Money } from '@cpc/domain';
import type { Line } from './table.ts';

/** Reads the columns `price` and `currency`; reports what is wrong with them. @param expected the station's currency */
export function priceOf(line: Line, expected?: string): Money | undefined {
  const currency = currencyOf(line, expected);
  return currency === undefined ? undefined : amountOf(line, currency);
}

function currencyOf(line: Line, expected: string | undefined): string | undefined {
  const currency = line.cell('currency').toUpperCase() || expected;
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    return line.fault('currency', 'an ISO 4217 code like EUR, unless the price is for one station or shop');
  if (expected !== undefined && currency !== expected)
    return line.fault('currency', `${expected}, the currency of the station`);
  return currency;
}

function amountOf(line: Line, currency: string): Money | undefined {
  const text = line.cell('price');
  const decimals = decimalsOf(currency as Currency);
  const like = decimals === 0 ? '1999' : `19.${'9'.repeat(decimals)}`;
  const must = `a price in ${currency} like ${like}, with at most ${decimals} decimals and no thousands separator`;
  // 1,999 is a thousand in one country and two in another.
  if (!/^\d{1,9}([.,]\d+)?$/.test(text) || /,\d{3}$/.test(text)) return line.fault('price', must);
  try {
    const price = fromDecimalString(text.replace(',', '.'), currency);
    return isPayable(price) ? price : line.fault('price', `a whole number: ${currency} is not divided`);
  } catch {
    return line.fault('price', must);
  }
}
