import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOfNumber, monthOf, weekOf } from './report.ts';

describe('the days of a report', () => {
  it('[PA-05.2] a date that no calendar has is refused', () => {
    for (const wrong of ['2026-02-31', '2025-02-29', '2026-13-01', '2026-00-10', '31/02', '', '2026-1-1', '1969-12-31'])
      expect(dayNumber(wrong)).toBeUndefined();
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2024-02-29')).toBe(19_782);
  });

  it('[PA-05.1] every day has its date, its Monday and the first of its month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
        const date = dayOfNumber(number);
        expect(dayNumber(date)).toBe(number);
        expect(new Date(dayOfNumber(weekOf(number))).getUTCDay()).toBe(1);
        expect(number - weekOf(number)).toBeLessThan(7);
        expect(dayOfNumber(monthOf(number))).toBe(`${date.slice(0, 8)}01`);
      }),
    );
  });
});
