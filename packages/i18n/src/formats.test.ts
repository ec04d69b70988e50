import { readNumber } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { LOCALES, localeInfo, type LocaleCode } from './locales.ts';

const of = (code: LocaleCode) => createFormats(localeInfo(code).tag, 'UTC');
const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

describe('a list', () => {
  it.each([
    ['en-us', 'A1, A2, and B3'],
    ['de-de', 'A1, A2 und B3'],
    ['ja-ja', 'A1、A2、B3'],
    ['zh-cn', 'A1、A2和B3'],
    ['bd-bd', 'A1, A2 এবং B3'],
    ['ar-ar', 'A1 وA2 وB3'],
  ] as const)('[LG-02.1] has the signs of the language: %s', (code, text) => {
    expect(withoutMarks(of(code).list(['A1', 'A2', 'B3']))).toBe(text);
  });

  it('[LG-04.1] keeps the direction of each name', () => {
    expect(of('en-us').list(['شعار', 'A2'])).toBe('\u2068شعار\u2069 and \u2068A2\u2069');
    expect(of('en-us').list([])).toBe('');
  });
});

describe('a number in a field', () => {
  it.each([
    ['en-us', '1234.5'],
    ['de-de', '1234,5'],
    ['fr-fr', '1234,5'],
    ['ja-ja', '1234.5'],
    ['th-th', '1234.5'],
    ['bd-bd', '১২৩৪.৫'],
    ['ar-ar', '1234.5'],
  ] as const)('[LG-08.7] has the decimal sign of the language, and no groups: %s', (code, text) => {
    expect(of(code).typed(1234.5, 2)).toBe(text);
  });

  it('[LG-08.7] is read again in every language', () => {
    for (const { code } of LOCALES)
      for (const value of [0, 0.05, -0.25, -12, 70.25, 999.9, 1234, 1234.567, 123456.7])
        expect(readNumber(of(code).typed(value, 3))).toBe(value);
  });
});
