import { expect, it } from 'vitest';
import { roundScale } from './scale.ts';

it.each([
  [12, 10],
  [49.9, 30],
  [50, 50],
  [999, 500],
  [24_000, 20_000],
  [7_800_000, 5_000_000],
])('[RT-13.3] of %d metres, the scale shows %d', (most, shown) => {
  expect(roundScale(most)).toBe(shown);
});

it('[RT-13.3] a scale of less than ten metres is not shown', () => {
  expect(roundScale(9.9)).toBeUndefined();
});
