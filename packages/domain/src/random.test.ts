import { expect, it } from 'vitest';
import { randomUnits } from './random.ts';

it('random numbers are the same for a seed on every machine, and lie between 0 and 1', () => {
  const first = (seed: number) => Array.from({ length: 3 }, randomUnits(seed));
  expect(first(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(first(2 ** 32 + 1)).toEqual(first(1));
  expect(first(-1)).toEqual(first(2 ** 32 - 1));
});
