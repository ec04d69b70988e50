import { describe, expect, it } from 'vitest';
import { clockText, daysText, hoursText } from './clock.ts';
import { LOCALES, localeInfo, type LocaleCode } from './locales.ts';

const tag = (code: LocaleCode): string => localeInfo(code).tag;
/** Engines differ in the blanks around signs. */
const plain = (text: string): string => text.replaceAll(/[\s\u2009\u202f]+/gu, ' ');

const MORNING = { opens: '08:30', closes: '12:00' };
const EVENING = { opens: '14:00', closes: '20:00' };
const NIGHT = { opens: '20:00', closes: '02:00' };

describe('times of the clock', () => {
  it.each([
    ['en-us', '10:00 PM'],
    ['de-de', '22:00'],
    ['ja-ja', '22:00'],
    ['th-th', '22:00'],
    ['bd-bd', '১০:০০ PM'],
    ['ar-ar', '10:00 م'],
    ['fl-fl', '22.00'],
  ] as const)('[LG-06.1] are those of the language: %s', (code, text) => {
    expect(plain(clockText(tag(code), '22:00'))).toBe(text);
  });

  it.each(['en-us', 'bd-bd', 'ar-ar', 'gr-gr'] as const)(
    '[LG-06.1] no line ends before the half of the day: %s',
    (code) => {
      expect(clockText(tag(code), '22:00')).not.toContain(' ');
    },
  );

  it.each([
    ['en-us', '8:30 AM – 12:00 PM'],
    ['de-de', '08:30–12:00 Uhr'],
    ['ja-ja', '8時30分～12時00分'],
    ['th-th', '8:30–12:00'],
    ['bd-bd', '৮:৩০ AM – ১২:০০ PM'],
    ['ar-ar', '8:30 ص – 12:00 م'],
    ['fl-fl', '8.30–12.00'],
  ] as const)('[LG-06.1] of a span are those of the language: %s', (code, text) => {
    expect(plain(hoursText(tag(code), [MORNING]))).toBe(text);
  });

  it.each([
    ['en-us', '8:00 PM – 2:00 AM'],
    ['de-de', '20:00–02:00'],
    ['ja-ja', '20:00～2:00'],
    ['ar-ar', '8:00 م – 2:00 ص'],
  ] as const)('[LG-06.1] of a span into the next day name no day: %s', (code, text) => {
    expect(plain(hoursText(tag(code), [NIGHT]))).toBe(text);
  });

  it('[LG-06.1] of several spans are one sentence', () => {
    expect(plain(hoursText(tag('de-de'), [MORNING, EVENING]))).toBe('08:30–12:00 Uhr und 14:00–20:00 Uhr');
    expect(plain(hoursText(tag('zh-cn'), [MORNING, EVENING]))).toBe('08:30–12:00和14:00–20:00');
    expect(hoursText(tag('en-us'), [])).toBe('');
  });

  it('[LG-06.1] of every language hold all their figures', () => {
    for (const { tag: one } of LOCALES) expect(hoursText(one, [MORNING])).toMatch(/\p{Nd}.*\p{Nd}/su);
  });
});

describe('a range of days', () => {
  it.each([
    ['en-us', 'Dec 24 – 26, 2026'],
    ['de-de', '24.–26.12.2026'],
    ['th-th', '24–26 ธ.ค. 2569'],
    ['bd-bd', '২৪–২৬ ডিসে, ২০২৬'],
    ['ja-ja', '2026/12/24～2026/12/26'],
  ] as const)('[LG-06.1] says once what both days share: %s', (code, text) => {
    expect(plain(daysText(tag(code), '2026-12-24', '2026-12-26'))).toBe(text);
  });

  it('[LG-06.1] is one day, if it is one', () => {
    expect(plain(daysText(tag('de-de'), '2026-12-24', '2026-12-24'))).toBe('24.12.2026');
  });
});
