import { expect, it } from 'vitest';
import { permilleOf, typedPermille } from './permille.ts';

it.each([
  ['12.5', 125],
  [' 12,5 ', 125],
  ['0', 0],
  ['100', 1_000],
  ['', null],
  ['100.1', undefined],
  ['12.55', undefined],
  ['-1', undefined],
  ['twelve', undefined],
])('[OP-01.1] [OP-01.2] a part typed as %j is %j thousandths', (typed, permille) => {
  expect(permilleOf(typed)).toBe(permille);
});

it('[OP-01.1] [OP-01.2] a part is typed as it is stored', () => {
  for (const permille of [null, 0, 7, 125, 1_000]) expect(permilleOf(typedPermille(permille))).toBe(permille);
});
