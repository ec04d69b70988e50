import { expect, it } from 'vitest';
import { mostUnpaid, stockOutlook } from './stock-level.ts';

it.each([
  ['none was ever used', [5, 0, 100], { days: 28, daysLeft: null, level: 'fine' }],
  ['there is none, and none was asked for', [0, 0, 100], { days: 28, daysLeft: null, level: 'empty' }],
  ['the last one is gone', [0, 14, 100], { days: 28, daysLeft: 0, level: 'empty' }],
  ['it lasts a week', [7, 28, 100], { days: 28, daysLeft: 7, level: 'low' }],
  ['it lasts longer', [8, 28, 100], { days: 28, daysLeft: 8, level: 'fine' }],
  ['it is new, and goes fast', [6, 6, 2], { days: 2, daysLeft: 2, level: 'low' }],
  ['it came an hour ago', [9, 1, 0.04], { days: 1, daysLeft: 9, level: 'fine' }],
  ['a day and a half count as two', [40, 10, 1.5], { days: 2, daysLeft: 8, level: 'fine' }],
] as const)('[SK-04.1] velocity, days left and level when %s', (_, [available, used, known], outlook) => {
  expect(stockOutlook(available, used, known)).toMatchObject(outlook);
});

it.each([
  ['by its use', [8, 28, 100, null], { minimum: 8, level: 'fine' }],
  ['by its use, one less', [7, 28, 100, undefined], { minimum: 8, level: 'low' }],
  ['unused', [1, 0, 100, null], { minimum: 0, level: 'fine' }],
  ['set above the stock', [19, 0, 100, 20], { minimum: 20, level: 'low' }],
  ['set and reached', [20, 0, 100, 20], { minimum: 20, level: 'fine' }],
  ['set below the use', [2, 28, 100, 1], { minimum: 1, level: 'fine' }],
  ['set, and none left', [0, 0, 100, 20], { minimum: 20, level: 'empty' }],
] as const)('[SK-04.2] the minimum of a kind is %s', (_, [available, used, known, set], outlook) => {
  expect(stockOutlook(available, used, known, set)).toMatchObject(outlook);
});

it.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [6, 3],
  [9, 4],
  [40, 20],
])('[SK-01.3] of %d pieces one customer may keep %d unpaid', (left, most) => expect(mostUnpaid(left)).toBe(most));
