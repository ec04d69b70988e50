import { expect, it } from 'vitest';
import { startOfDay } from './day.ts';

it('[PA-04] a typed day begins at midnight of the device, and the day after it follows', () => {
  expect(startOfDay('2026-03-01')).toBe(new Date(2026, 2, 1).getTime());
  expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime());
  expect(startOfDay('')).toBeUndefined();
  expect(startOfDay('0002-01-01')).toBe(0);
});
