import { type Money, money, payableUnit } from './money.ts';

/** The area that an area price is for, in square hundredths of a millimetre: 100 cm². */
const PRICED_AREA = 100_000_000n;

/**
 * The price of printing a rectangle by its area, rounded up to what can be paid, and never less than the least price.
 * @param per the price of each 100 cm², in the currency of `least`
 * @param width in mm, with at most two decimals, as `height`
 */
export function areaPrice(
  least: Money,
  per: number,
  { width, height }: { readonly width: number; readonly height: number },
): Money {
  const area = BigInt(Math.round(width * 100)) * BigInt(Math.round(height * 100));
  const unit = payableUnit(least.currency);
  const divisor = PRICED_AREA * BigInt(unit);
  const units = (BigInt(per) * area + divisor - 1n) / divisor;
  return money(Math.max(least.amount, Number(units) * unit), least.currency);
}
