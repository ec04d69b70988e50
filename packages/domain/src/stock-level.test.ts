import { expect, it } from 'vitest';
import { stockOutlook } from './stock-level.ts';

it.each([
  ['none was ever used', [5, 0, 100], { days: 28, daysLeft: null, level: 'fine' }],
  ['there is none, and none was asked for', [0, 0, 100], { days: 28, daysLeft: null, level: 'empty' }],
  ['the last one is gone', [0, 14, 100], { days: 28, daysLeft: 0, level: 'empty' }],
  ['it lasts a week', [7, 28, 100], { days: 28, daysLeft: 7, level: 'low' }],
  ['it lasts longer', [8, 28, 100], { days: 28, daysLeft: 8, level: 'fine' }],
  ['it is new, and goes fast', [6, 6, 2], { days: 2, daysLeft: 2, level: 'low' }],
  ['it came an hour ago', [9, 1, 0.04], { days: 1, daysLeft: 9, level: 'fine' }],
  ['a day and a half count as two', [40, 10, 1.5], { days: 2, daysLeft: 8, level: 'fine' }],
] as const)('[SK-04] velocity, days left and level when %s', (_, [available, used, known], outlook) => {
  expect(stockOutlook(available, used, known)).toEqual(outlook);
});
