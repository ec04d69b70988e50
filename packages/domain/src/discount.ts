import { allot } from './allot.ts';
import { type Currency, type Money, payableUnit } from './money.ts';

/** What a coupon takes off: a part in thousandths, an amount, or everything (PY-07). */
export type Discount =
  | { readonly kind: 'percent'; readonly permille: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free' };

/**
 * What comes off each price of an order. The parts add up exactly to the whole discount, in payable units of the
 * currency, so that the rest of every price can be paid and refunded. Half a unit rounds up.
 * @param prices in one currency; undefined for items that the discount does not cover
 * @returns one value per price; zeros if a fixed amount is in another currency
 */
export function discounts(discount: Discount, prices: readonly (Money | undefined)[]): readonly number[] {
  const currency = prices.find((price) => price !== undefined)?.currency;
  if (currency === undefined) return prices.map(() => 0);
  const unit = payableUnit(currency);
  const weights = prices.map((price): number => Math.floor((price?.amount ?? 0) / unit));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return allot(takenOff(discount, sum, currency), weights).map((units) => units * unit);
}

/** @param sum in payable units of the currency, like the result */
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
