import { readNumber } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { LOCALES, type Locale } from './locales.ts';

const of = (locale: Locale) => createFormats(locale, 'UTC');
const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

describe('a list', () => {
  it.each([
    ['en-US', 'A1, A2, and B3'],
    ['de', 'A1, A2 und B3'],
    ['ja', 'A1、A2、B3'],
    ['zh-Hans', 'A1、A2和B3'],
    ['bn', 'A1, A2 এবং B3'],
    ['ar', 'A1 وA2 وB3'],
  ] as const)('[LG-02.1] has the signs of the language: %s', (locale, text) => {
    expect(withoutMarks(of(locale).list(['A1', 'A2', 'B3']))).toBe(text);
  });

  it('[LG-04.1] keeps the direction of each name', () => {
    expect(of('en-US').list(['شعار', 'A2'])).toBe('\u2068شعار\u2069 and \u2068A2\u2069');
    expect(of('en-US').list([])).toBe('');
  });
});

describe('a number in a field', () => {
  it.each([
    ['en-US', '1234.5'],
    ['de', '1234,5'],
    ['fr', '1234,5'],
    ['ja', '1234.5'],
    ['th', '1234.5'],
    ['bn', '১২৩৪.৫'],
    ['ar', '1234.5'],
  ] as const)('[LG-08.7] has the decimal sign of the language, and no groups: %s', (locale, text) => {
    expect(of(locale).typed(1234.5, 2)).toBe(text);
  });

  it('[LG-08.7] is read again in every language', () => {
    for (const { tag } of LOCALES)
      for (const value of [0, 0.05, -0.25, -12, 70.25, 999.9, 1234, 1234.567, 123456.7])
        expect(readNumber(of(tag).typed(value, 3))).toBe(value);
  });

  it('[LG-04.1] [CT-10.2] a number has two decimals at most, or as many as are asked for', () => {
    const { number } = of('en-US');
    expect([number(18.1102), number(18.1102, 1), number(18.1102, 0)]).toEqual(['18.11', '18.1', '18']);
  });
});
