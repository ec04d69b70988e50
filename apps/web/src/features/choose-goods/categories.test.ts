import type { GoodsView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { byCategory } from './categories.ts';

const goods = (category: GoodsView['category'], amount: number, stock: number) =>
  ({ category, price: { amount, currency: 'EUR' }, stock }) as GoodsView;

describe('the categories a station sells', () => {
  it('[CT-01.2] they are those of its goods, with lowest price, models and stock', () => {
    const offers = byCategory([goods('phoneCase', 2490, 3), goods('tShirt', 1500, 0), goods('phoneCase', 1990, 4)]);
    expect(offers.map(({ sample, ...offer }) => ({ ...offer, sample: sample.price.amount }))).toEqual([
      { category: 'phoneCase', models: 2, stock: 7, from: { amount: 1990, currency: 'EUR' }, sample: 2490 },
      { category: 'tShirt', models: 1, stock: 0, from: { amount: 1500, currency: 'EUR' }, sample: 1500 },
    ]);
  });

  it('[RT-03.1] there are none if a station sells nothing', () => {
    expect(byCategory([])).toEqual([]);
  });
});
