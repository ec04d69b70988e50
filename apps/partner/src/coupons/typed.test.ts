import { money } from '@cpc/domain';
import { expect, it } from 'vitest';
import { discountOf, EMPTY, limitOf } from './typed.ts';

it('[PY-07.1] [PY-08.1] a typed discount is read in whole minor units, and a wrong one is none', () => {
  const percent = (typed: string) => discountOf({ ...EMPTY, percent: typed }, 'EUR');
  expect(['10', '12,5', '0', '101', '1.25', ''].map(percent)).toEqual([
    { kind: 'percent', permille: 100 },
    { kind: 'percent', permille: 125 },
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  const amount = (typed: string) => discountOf({ ...EMPTY, kind: 'amount', amount: typed }, 'EUR');
  expect(['5', '0', '1.999'].map(amount)).toEqual([
    { kind: 'amount', amount: money(500, 'EUR') },
    undefined,
    undefined,
  ]);
  expect(discountOf({ ...EMPTY, kind: 'free' }, 'EUR')).toEqual({ kind: 'free' });
});

it('[PY-07.1] a limit is a whole number from 1, or none', () => {
  expect(['', ' ', '1', '250', '0', '-1', '1.5', 'two'].map(limitOf)).toEqual([
    undefined,
    undefined,
    1,
    250,
    ...Array.from({ length: 4 }, () => null),
  ]);
});
