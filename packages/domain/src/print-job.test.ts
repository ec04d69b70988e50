import { expect, it } from 'vitest';
import { patienceMs } from './print-job.ts';

it.each([
  [0, 10],
  [5, 15],
  [14 * 60, 60],
])('[SA-03.2] [SA-03.3] if a print takes %i minutes, a person is asked after %i', (print, patience) => {
  expect(patienceMs(print * 60_000)).toBe(patience * 60_000);
});
