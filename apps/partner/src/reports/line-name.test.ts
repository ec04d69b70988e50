import { brand, type Currency } from '@cpc/domain';
import { createTranslator, type Locale } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { tickText } from './figures.ts';
import { lineName, onAxis } from './line-name.ts';

const plain = (text: string): string => text.replaceAll(/[\s\u202f]+/gu, ' ');
const translator = (locale: Locale) => createTranslator(locale, {}, 'UTC');

describe('the name of a line', () => {
  it.each([
    ['en-US', '9:00 PM', '9 PM'],
    ['de', '21:00', '21 Uhr'],
    ['ja', '21:00', '21時'],
    ['th', '21:00', '21'],
    ['bn', '৯:০০ PM', '৯ PM'],
    ['ar', '9:00 م', '9 م'],
  ] as const)('[PA-05.1] [LG-06.1] of an hour is a time of the language: %s', (locale, long, short) => {
    const line = { key: '21', name: null };
    expect(plain(lineName(line, 'hour', translator(locale)))).toBe(long);
    expect(plain(lineName(line, 'hour', translator(locale), true))).toBe(short);
  });

  it.each([
    ['de', 'Mi., 4. Nov. 2026', 'November 2026'],
    ['th', 'พุธ 4 พ.ย. 2569', 'พฤศจิกายน 2569'],
    ['bn', 'বুধ, ৪ নভে, ২০২৬', 'নভেম্বর ২০২৬'],
    ['ja', '2026年11月4日(水)', '2026年11月'],
  ] as const)('[PA-05.1] [LG-06.1] of a day has the figures and the year of the language: %s', (locale, day, month) => {
    expect(plain(lineName({ key: '2026-11-04', name: null }, 'day', translator(locale)))).toBe(day);
    expect(plain(lineName({ key: '2026-11', name: null }, 'month', translator(locale)))).toBe(month);
  });
});

describe('an axis', () => {
  const EUR = brand<Currency>('EUR');
  const tick = (locale: Locale) => plain(tickText({ kind: 'count' }, 12_500, EUR, translator(locale).locale.tag));

  it('[PA-05.1] [LG-06.1] has the figures of the language', () => {
    expect(tick('bn')).toBe('১২.৫ হা');
    expect(tick('en-US')).toBe('12.5K');
    expect(tick('ar')).toBe('12.5 ألف');
  });

  it('[PA-05.1] [LG-04.1] has names without marks of direction, each in its own direction', () => {
    const day = lineName({ key: '2026-11-04', name: null }, 'day', translator('ar'), true);
    expect(onAxis(day)).toBe('\u20684/11\u2069');
  });
});
