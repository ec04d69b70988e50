import { allot } from './allot.ts';
import { type Money, money } from './money.ts';

/** What a coupon takes off: thousandths, an amount, or everything (PY-07). */
export type Discount =
  | { readonly kind: 'percent'; readonly permille: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free' };

/**
 * What comes off each of an order's prices, summing exactly to what comes off altogether. Half a unit is taken off.
 * @param prices in one currency; undefined for what the discount is not for
 * @returns as many as prices; zeros where an amount is of another currency
 */
export function discounts(discount: Discount, prices: readonly (Money | undefined)[]): readonly number[] {
  const weights = prices.map((price): number => price?.amount ?? 0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const currency = prices.find((price) => price !== undefined)?.currency;
  if (currency === undefined) return weights.map(() => 0);
  return allot(takenOff(discount, money(sum, currency)), weights);
}

function takenOff(discount: Discount, { amount, currency }: Money): number {
  switch (discount.kind) {
    case 'free':
      return amount;
    case 'percent':
      return Number((BigInt(amount) * BigInt(discount.permille) * 2n + 1000n) / 2000n);
    case 'amount':
      return discount.amount.currency === currency ? Math.min(amount, discount.amount.amount) : 0;
  }
}
