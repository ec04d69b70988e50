import { expect, it } from 'vitest';
import { daysOffered, localDay, presetDays, shifted } from './days.ts';

it('[PA-05.1] presets begin and end where people expect them, also around a turn of the year', () => {
  expect(presetDays('2026-03-01')).toEqual({
    today: { from: '2026-03-01', until: '2026-03-01' },
    yesterday: { from: '2026-02-28', until: '2026-02-28' },
    last7: { from: '2026-02-23', until: '2026-03-01' },
    last28: { from: '2026-02-02', until: '2026-03-01' },
    thisMonth: { from: '2026-03-01', until: '2026-03-01' },
    lastMonth: { from: '2026-02-01', until: '2026-02-28' },
    thisYear: { from: '2026-01-01', until: '2026-03-01' },
  });
  expect(presetDays('2026-01-05').lastMonth).toEqual({ from: '2025-12-01', until: '2025-12-31' });
});

it('[PA-05.2] days from five years before to five years after this year are offered', () => {
  expect(daysOffered('2026-11-25')).toEqual({ first: '2021-01-01', last: '2031-12-31' });
});

it('[PA-05.1] a local day is the day of the shop', () => {
  const at = Date.UTC(2026, 1, 28, 23, 30);
  expect([localDay('UTC', at), localDay('Europe/Berlin', at)]).toEqual(['2026-02-28', '2026-03-01']);
  expect(shifted('2024-02-28', 1)).toBe('2024-02-29');
});
