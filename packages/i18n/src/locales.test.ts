import { describe, expect, it } from 'vitest';
import { FILLED_LOCALES, LOCALES, localeInfo, matchLocale, resolveLocale } from './locales.ts';

const SPECIFIED = (
  'ar-ar bd-bd de-de dm-dm en-us es-es fl-fl fr-fr gr-gr hun-hun it-it ja-ja ko-ko nl-nl pl-pl po-po ru-ru ' +
  'sl-sl th-th tur-tur ua-ua vn-vn zh-cn zh-tc'
).split(' ');

describe('the languages', () => {
  it('[LG-01.1] are the 24 of the specification, each with a BCP 47 tag that Intl knows', () => {
    expect(LOCALES.map((locale) => locale.code).sort()).toEqual(SPECIFIED);
    for (const { tag } of LOCALES) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    }
    expect(LOCALES.filter((locale) => locale.rtl).map((locale) => locale.code)).toEqual(['ar-ar']);
  });

  it('[LG-01.1] unusual codes map to the right languages', () => {
    const languageOf = (code: (typeof LOCALES)[number]['code']) =>
      new Intl.DisplayNames('en', { type: 'language' }).of(localeInfo(code).tag);
    expect(languageOf('po-po')).toBe('Portuguese');
    expect(languageOf('dm-dm')).toBe('Danish');
    expect(languageOf('bd-bd')).toMatch(/Bangla|Bengali/);
    expect(languageOf('fl-fl')).toBe('Finnish');
    expect(languageOf('ua-ua')).toBe('Ukrainian');
    expect(languageOf('sl-sl')).toBe('Slovenian');
    expect(languageOf('zh-tc')).toBe('Traditional Chinese');
  });

  it.each(SPECIFIED)('[LG-01.2] the code %s stands for its language', (code) => {
    expect(matchLocale(code)).toBe(code);
  });

  it.each([
    ['ch', 'zh-cn'],
    ['zh', 'zh-cn'],
    ['it', 'it-it'],
    ['tc', 'zh-tc'],
    ['EN_US', 'en-us'],
    ['zh-HK', 'zh-tc'],
    ['zh-Hant-TW', 'zh-tc'],
    ['zh-Hans-HK', 'zh-cn'],
    ['zh-Hans-TW', 'zh-cn'],
    ['zh-Hant-CN', 'zh-tc'],
    ['zh-SG', 'zh-cn'],
    ['pt-BR', 'po-po'],
    ['ar-EG', 'ar-ar'],
    ['tlh', undefined],
    ['', undefined],
  ])('[LG-01.2] %s stands for %s', (text, code) => {
    expect(matchLocale(text)).toBe(code);
  });
});

describe('the choice of a language', () => {
  const all = LOCALES.map((locale) => locale.code);
  it.each([
    ['the address first', { query: 'de-de', saved: 'fr-fr', station: 'it-it', browser: ['ja'] }, 'de-de'],
    ['then what was saved', { query: null, saved: 'fr-fr', station: 'it-it', browser: ['ja'] }, 'fr-fr'],
    ['then the station', { saved: '', station: 'it-it', browser: ['ja'] }, 'it-it'],
    ['then the browser, best first', { browser: ['xx', 'ja-JP', 'de'] }, 'ja-ja'],
    ['English last', {}, 'en-us'],
    ['an unknown language is skipped', { query: 'klingon', saved: 'tc' }, 'zh-tc'],
  ])('[LG-03.2] order of choice: %s', (_, preferences, code) => {
    expect(resolveLocale(preferences, all)).toBe(code);
  });

  it('[LG-03.2] a language that is not offered is never chosen', () => {
    expect(resolveLocale({ query: 'de-de', browser: ['zh-CN'] }, ['en-us', 'zh-cn'])).toBe('zh-cn');
    expect(FILLED_LOCALES).toContain(resolveLocale({ query: 'sl-sl', saved: 'gr-gr' }));
  });
});
