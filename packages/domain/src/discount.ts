import { allot } from './allot.ts';
import { type Currency, type Money, payableUnit } from './money.ts';

/** What a coupon takes off: thousandths, an amount, or everything (PY-07). */
export type Discount =
  | { readonly kind: 'percent'; readonly permille: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free' };

/**
 * What comes off each of an order's prices, summing exactly to what comes off altogether, in whole units of what is paid
 * in the currency: what is left of every item can be paid, and given back. Half a unit is taken off.
 * @param prices in one currency; undefined for what the discount is not for
 * @returns as many as prices; zeros where an amount is of another currency
 */
export function discounts(discount: Discount, prices: readonly (Money | undefined)[]): readonly number[] {
  const currency = prices.find((price) => price !== undefined)?.currency;
  if (currency === undefined) return prices.map(() => 0);
  const unit = payableUnit(currency);
  const weights = prices.map((price): number => Math.floor((price?.amount ?? 0) / unit));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return allot(takenOff(discount, sum, currency), weights).map((units) => units * unit);
}

/** @param sum in units of what is paid in the currency, as is what it gives */
function takenOff(discount: Discount, sum: number, currency: Currency): number {
  switch (discount.kind) {
    case 'free':
      return sum;
    case 'percent':
      return Number((BigInt(sum) * BigInt(discount.permille) * 2n + 1000n) / 2000n);
    case 'amount':
      return discount.amount.currency === currency
        ? Math.min(sum, Math.floor(discount.amount.amount / payableUnit(currency)))
        : 0;
  }
}
