import { mustBe } from '@cpc/contract';
import { type Currency, decimalsOf, fromDecimalString, isPayable, type Money } from '@cpc/domain';
import type { Line } from './table.ts';

/**
 * Reads the columns `price`, or another one with an amount, and `currency`; reports what is wrong with them.
 * @param expected the station's currency
 */
export function priceOf(line: Line, expected?: string, column = 'price'): Money | undefined {
  const currency = currencyOf(line, expected);
  return currency === undefined ? undefined : amountOf(line, currency, column);
}

function currencyOf(line: Line, expected: string | undefined): string | undefined {
  const currency = line.cell('currency').toUpperCase() || expected;
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    return line.fault('currency', mustBe('currency', { like: 'EUR' }));
  if (expected !== undefined && currency !== expected)
    return line.fault('currency', mustBe('stationCurrency', { currency: expected }));
  return currency;
}

function amountOf(line: Line, currency: string, column: string): Money | undefined {
  const text = line.figure(column);
  const decimals = decimalsOf(currency as Currency);
  const whole = mustBe('price', { currency, like: '1999' });
  const must = decimals === 0 ? whole : mustBe('price', { currency, like: `19.${'9'.repeat(decimals)}` });
  // 1,999 is a thousand in one country and two in another.
  if (!/^\d{1,9}([.,]\d+)?$/.test(text) || /,\d{3}$/.test(text)) return line.fault(column, must);
  try {
    const price = fromDecimalString(text.replace(',', '.'), currency);
    return isPayable(price) ? price : line.fault(column, whole);
  } catch {
    return line.fault(column, must);
  }
}
