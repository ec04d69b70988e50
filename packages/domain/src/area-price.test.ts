import { expect, it } from 'vitest';
import { areaPrice } from './area-price.ts';
import { money } from './money.ts';

it.each([
  [61.5, 121.25, 1290, 516, 'EUR', 1290],
  [250, 100, 1290, 516, 'EUR', 1290],
  [250, 100.01, 1290, 516, 'EUR', 1291],
  [310, 410, 1290, 516, 'EUR', 6559],
  [310, 410, 1290, 0, 'EUR', 1290],
  [310, 410, 2000, 800, 'JPY', 10168],
  [310, 410, 500_000, 200_000, 'HUF', 2_542_000],
  [310, 409.99, 500_000, 200_000, 'HUF', 2_542_000],
])(
  '[CT-04.5] %d × %d mm, at least %d and %d for each 100 cm² in %s, costs %d',
  (width, height, least, per, currency, price) => {
    expect(areaPrice(money(least, currency), per, { width, height })).toEqual(money(price, currency));
  },
);
