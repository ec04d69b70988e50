import { type DrawingPrices, fromDecimalString, isPayable, type Money } from '@cpc/domain';
import { isCurrency, listOf } from './environment-checks.ts';

const PART = /^(?:([A-Z]{3}):)?(\d{1,7}(?:\.\d{1,3})?)$/;

/**
 * Reads the price of a drawing: `0`, or amounts by currency like `0.50,USD:0.60,JPY:80`. An amount without a currency is in
 * the platform's one.
 * @returns undefined if it cannot be read, names a currency twice, or has an amount that cannot be paid
 */
export function drawingPricesOf(text: string, platformCurrency: string): DrawingPrices | undefined {
  const prices = listOf(text).map((part) => priceOf(part, platformCurrency));
  const names = new Set(prices.map((price) => price?.currency));
  if (prices.length === 0 || names.has(undefined) || names.size < prices.length) return undefined;
  return Object.fromEntries(
    prices.flatMap((price) => (price && price.amount > 0 ? [[price.currency, price.amount] as const] : [])),
  );
}

function priceOf(part: string, platformCurrency: string): Money | undefined {
  const [, currency = platformCurrency, amount] = PART.exec(part) ?? [];
  if (amount === undefined || !isCurrency(currency)) return undefined;
  try {
    const price = fromDecimalString(amount, currency);
    return isPayable(price) ? price : undefined;
  } catch {
    // More decimals than the currency has.
    return undefined;
  }
}
