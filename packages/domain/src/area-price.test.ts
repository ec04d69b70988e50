import { expect, it } from 'vitest';
import { areaPrice } from './area-price.ts';
import { money } from './money.ts';

it.each([
  { width: 61.5, height: 121.25, least: 1290, per: 516, currency: 'EUR', price: 1290 },
  { width: 250, height: 100, least: 1290, per: 516, currency: 'EUR', price: 1290 },
  { width: 250, height: 100.01, least: 1290, per: 516, currency: 'EUR', price: 1291 },
  { width: 310, height: 410, least: 1290, per: 516, currency: 'EUR', price: 6559 },
  { width: 310, height: 410, least: 1290, per: 0, currency: 'EUR', price: 1290 },
  { width: 310, height: 410, least: 2000, per: 800, currency: 'JPY', price: 10_168 },
  { width: 310, height: 410, least: 500_000, per: 200_000, currency: 'HUF', price: 2_542_000 },
  { width: 310, height: 409.99, least: 500_000, per: 200_000, currency: 'HUF', price: 2_542_000 },
])(
  '[CT-04.5] $width × $height mm, at least $least and $per for each 100 cm² in $currency, costs $price',
  ({ least, per, currency, price, ...size }) => {
    expect(areaPrice(money(least, currency), per, size)).toEqual(money(price, currency));
  },
);
