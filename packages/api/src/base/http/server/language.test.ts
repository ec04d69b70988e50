import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, undefined, 'en-US'],
    [undefined, 'zh-Hans', 'zh-Hans'],
    [undefined, 'de;q=0.9, ar;q=0.8, en;q=0.7', 'de'],
    // Swedish is no language of the product.
    [undefined, 'sv;q=0.9, ar;q=0.8, en;q=0.7', 'ar'],
    [undefined, 'en;q=0, ar;q=0.1', 'ar'],
    [undefined, '*', 'en-US'],
    [undefined, ',;q=,;;,'.repeat(2_000), 'en-US'],
    ['ch', 'ar', 'zh-Hans'],
    ['no-such', 'ar', 'ar'],
    [{ evil: true }, 'ar', 'ar'],
  ])('[LG-03.2] with field %j and header %j is %s', (field, header, locale) => {
    expect(languageOf(field, header?.slice(0, 4_000))).toBe(locale);
  });
});
