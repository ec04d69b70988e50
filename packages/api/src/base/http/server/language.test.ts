import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, undefined, 'en-us'],
    [undefined, 'zh-cn', 'zh-cn'],
    [undefined, 'de;q=0.9, ar;q=0.8, en;q=0.7', 'de-de'],
    // Swedish is no language of the product.
    [undefined, 'sv;q=0.9, ar;q=0.8, en;q=0.7', 'ar-ar'],
    [undefined, 'en;q=0, ar;q=0.1', 'ar-ar'],
    [undefined, '*', 'en-us'],
    [undefined, ',;q=,;;,'.repeat(2_000), 'en-us'],
    ['ch', 'ar', 'zh-cn'],
    ['no-such', 'ar', 'ar-ar'],
    [{ evil: true }, 'ar', 'ar-ar'],
  ])('[LG-03.2] with field %j and header %j is %s', (field, header, locale) => {
    expect(languageOf(field, header?.slice(0, 4_000))).toBe(locale);
  });
});
