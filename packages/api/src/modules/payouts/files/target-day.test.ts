import { expect, it } from 'vitest';
import { targetDay } from './target-day.ts';

it.each([
  ['a Friday stays', '2026-11-20', '2026-11-20'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['Good Friday, to the Tuesday', '2027-03-26', '2027-03-30'],
  ['Easter Monday', '2027-03-29', '2027-03-30'],
  ['the latest Easter Monday', '2038-04-26', '2038-04-27'],
  ['an early Good Friday', '2035-03-23', '2035-03-27'],
  ['the first of May, a Saturday', '2027-05-01', '2027-05-03'],
  ['Christmas Day, a Friday', '2026-12-25', '2026-12-28'],
  ['New Year’s Day, a Friday', '2027-01-01', '2027-01-04'],
])('[OP-06.2] a payout is executed on a day of TARGET: %s', (_, made, executed) => {
  expect(targetDay(Date.parse(`${made}T23:59:59Z`))).toBe(executed);
});
