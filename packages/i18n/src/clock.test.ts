import { describe, expect, it } from 'vitest';
import { clockText, daysText, hoursText } from './clock.ts';
import { LOCALES } from './locales.ts';

/** Engines differ in the blanks around signs. */
const plain = (text: string): string => text.replaceAll(/[\s\u2009\u202f]+/gu, ' ');

const MORNING = { opens: '08:30', closes: '12:00' };
const EVENING = { opens: '14:00', closes: '20:00' };
const NIGHT = { opens: '20:00', closes: '02:00' };

describe('times of the clock', () => {
  it.each([
    ['en-US', '10:00 PM'],
    ['de', '22:00'],
    ['ja', '22:00'],
    ['th', '22:00'],
    ['bn', '১০:০০ PM'],
    ['ar', '10:00 م'],
    ['fi', '22.00'],
  ] as const)('[LG-06.1] are those of the language: %s', (locale, text) => {
    expect(plain(clockText(locale, '22:00'))).toBe(text);
  });

  it.each(['en-US', 'bn', 'ar', 'el'] as const)('[LG-06.1] no line ends before the half of the day: %s', (locale) => {
    expect(clockText(locale, '22:00')).not.toContain(' ');
  });

  it.each([
    ['en-US', '8:30 AM – 12:00 PM'],
    ['de', '08:30–12:00 Uhr'],
    ['ja', '8時30分～12時00分'],
    ['th', '8:30–12:00'],
    ['bn', '৮:৩০ AM – ১২:০০ PM'],
    ['ar', '8:30 ص – 12:00 م'],
    ['fi', '8.30–12.00'],
  ] as const)('[LG-06.1] of a span are those of the language: %s', (locale, text) => {
    expect(plain(hoursText(locale, [MORNING]))).toBe(text);
  });

  it.each([
    ['en-US', '8:00 PM – 2:00 AM'],
    ['de', '20:00–02:00'],
    ['ja', '20:00～2:00'],
    ['ar', '8:00 م – 2:00 ص'],
  ] as const)('[LG-06.1] of a span into the next day name no day: %s', (locale, text) => {
    expect(plain(hoursText(locale, [NIGHT]))).toBe(text);
  });

  it('[LG-06.1] of several spans are one sentence', () => {
    expect(plain(hoursText('de', [MORNING, EVENING]))).toBe('08:30–12:00 Uhr und 14:00–20:00 Uhr');
    expect(plain(hoursText('zh-Hans', [MORNING, EVENING]))).toBe('08:30–12:00和14:00–20:00');
    expect(hoursText('en-US', [])).toBe('');
  });

  it('[LG-06.1] of every language hold all their figures', () => {
    for (const { tag: one } of LOCALES) expect(hoursText(one, [MORNING])).toMatch(/\p{Nd}.*\p{Nd}/su);
  });
});

describe('a range of days', () => {
  it.each([
    ['en-US', 'Dec 24 – 26, 2026'],
    ['de', '24.–26.12.2026'],
    ['th', '24–26 ธ.ค. 2569'],
    ['bn', '২৪–২৬ ডিসে, ২০২৬'],
    ['ja', '2026/12/24～2026/12/26'],
  ] as const)('[LG-06.1] says once what both days share: %s', (locale, text) => {
    expect(plain(daysText(locale, '2026-12-24', '2026-12-26'))).toBe(text);
  });

  it('[LG-06.1] is one day, if it is one', () => {
    expect(plain(daysText('de', '2026-12-24', '2026-12-24'))).toBe('24.12.2026');
  });
});
