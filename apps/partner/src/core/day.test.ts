import { expect, it } from 'vitest';
import { startOfDay } from './day.ts';

it('[PA-04.1] [PA-10.5] a typed day begins at midnight of the shop, wherever the device is', () => {
  expect(startOfDay('2026-03-01', 'Europe/Berlin')).toBe(Date.UTC(2026, 1, 28, 23));
  expect(startOfDay('2026-03-01', 'America/New_York')).toBe(Date.UTC(2026, 2, 1, 5));
  expect(startOfDay('2026-12-31', 'Asia/Shanghai', 1)).toBe(Date.UTC(2026, 11, 31, 16));
  expect(startOfDay('2026-03-29', 'Europe/Berlin', 1)).toBe(Date.UTC(2026, 2, 29, 22));
  expect(startOfDay('', 'UTC')).toBeUndefined();
  expect(startOfDay('0002-01-01', 'UTC')).toBe(0);
});
