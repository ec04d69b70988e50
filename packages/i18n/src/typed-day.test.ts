import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { readDay, writeDay } from './typed-day.ts';

const TAGS = LOCALES.map(({ tag }) => tag);

describe('a day that is typed', () => {
  it('[PA-05.2] [LG-06.1] what a language writes is read again, in every language', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...TAGS), day, (tag, at) => {
        const date = at.toISOString().slice(0, 10);
        expect(readDay(tag, writeDay(tag, date), 2026)).toBe(date);
        expect(readDay(tag, date, 2026)).toBe(date);
      }),
    );
  });

  it('[PA-05.2] a date that no calendar has is no day, and a missing year is this one', () => {
    for (const wrong of ['31/02', '31/02/2026', '29.2.2025', '1/13/2026', '', '12', '1/2/3/4', '0/1/2026', 'today'])
      expect(readDay('de-DE', wrong, 2026)).toBeUndefined();
    expect(readDay('en-US', '2/28', 2026)).toBe('2026-02-28');
    expect(readDay('de-DE', '28.2.', 2026)).toBe('2026-02-28');
    expect(readDay('zh-CN', '2026年2月3日', 2026)).toBe('2026-02-03');
    expect(readDay('ar-EG', '٢٨/٢/٢٠٢٦', 2026)).toBe('2026-02-28');
    expect(readDay('fa-IR', '2026/02/03', 2026)).toBe('2026-02-03');
  });

  it('[LG-06.1] years are those of the calendar of the language, and Gregorian ones are read too', () => {
    expect(writeDay('th', '2026-02-03')).toBe('03/02/2569');
    expect(readDay('th', '3/2/2569', 2026)).toBe('2026-02-03');
    expect(readDay('th', '3/2/2026', 2026)).toBe('2026-02-03');
    expect(readDay('th', '2569-02-03', 2026)).toBe('2026-02-03');
    expect(readDay('th', '3/2', 2026)).toBe('2026-02-03');
    expect(readDay('de', '3.2.2569', 2026)).toBe('2569-02-03');
    expect(writeDay('bn', '2026-02-03')).toMatch(/^[০-৯/-]+$/u);
  });
});
