import type { ReportFigures } from '@cpc/contract';
import { brand, type Currency } from '@cpc/domain';
import { expect, it } from 'vitest';
import { changeOf, figuresFor } from './figures.ts';

const EUR = brand<Currency>('EUR');
const figures: ReportFigures = {
  orders: 2,
  items: 3,
  prints: 4,
  reprints: 1,
  waste: 2,
  printing_ms: 1_000,
  online_ms: 4_000,
  ready_median_ms: 65_000,
  ready_p90_ms: null,
  money: [
    {
      currency: EUR,
      sales: 300,
      refunds: 100,
      net: 200,
      commission: 20,
      promoted: 0,
      reprints: 0,
      share: 180,
      discounts: 5,
      average: 100,
    },
  ],
};

const values = (seesMoney: boolean, of: ReportFigures, currency = EUR) =>
  Object.fromEntries(figuresFor(seesMoney).map((figure) => [figure.name, figure.of(of, currency)]));

it('[PA-05.4] figures are told in one currency, and money only to those who may see it', () => {
  expect(values(true, figures)).toMatchObject({
    sales: 300,
    share: 180,
    average: 100,
    orders: 2,
    prints: 4,
    utilisation: 0.25,
  });
  expect(values(true, figures, brand<Currency>('USD'))).toMatchObject({ sales: 0, average: null });
  expect(Object.keys(values(false, figures))).toEqual([
    'prints',
    'reprinted',
    'waste',
    'utilisation',
    'ready.median',
    'ready.p90',
  ]);
  expect(values(false, { ...figures, online_ms: 0 })['utilisation']).toBeNull();
});

it('[PA-05.3] a change is told only if there was something before', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(0, 100)).toBe(-100);
  expect(changeOf(150, 0)).toBeNull();
  expect(changeOf(null, 100)).toBeNull();
});
