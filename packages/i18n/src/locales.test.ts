import { describe, expect, it } from 'vitest';
import { localeCode, matchLocale } from './locale-codes.ts';
import { FILLED_LOCALES, LOCALES } from './locales.ts';
import { resolveLocale } from './resolve-locale.ts';

const SPECIFIED = (
  'ar-ar bd-bd de-de dm-dm en-us es-es fl-fl fr-fr gr-gr hun-hun it-it ja-ja ko-ko nl-nl pl-pl po-po ru-ru ' +
  'sl-sl th-th tur-tur ua-ua vn-vn zh-cn zh-tc'
).split(' ');

describe('the languages', () => {
  it('[LG-01.1] are the 24 of the specification, each with a BCP 47 tag that Intl knows', () => {
    expect(LOCALES.map(({ tag }) => localeCode(tag)).sort()).toEqual(SPECIFIED);
    for (const { tag } of LOCALES) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    }
    expect(LOCALES.filter((locale) => locale.rtl).map(({ tag }) => tag)).toEqual(['ar']);
  });

  it('[LG-01.1] unusual codes map to the right languages', () => {
    const languageOf = (code: string) =>
      new Intl.DisplayNames('en', { type: 'language' }).of(matchLocale(code) ?? 'und');
    expect(languageOf('po-po')).toBe('Portuguese');
    expect(languageOf('dm-dm')).toBe('Danish');
    expect(languageOf('bd-bd')).toMatch(/Bangla|Bengali/);
    expect(languageOf('fl-fl')).toBe('Finnish');
    expect(languageOf('ua-ua')).toBe('Ukrainian');
    expect(languageOf('sl-sl')).toBe('Slovenian');
    expect(languageOf('zh-tc')).toBe('Traditional Chinese');
  });

  it.each(SPECIFIED)('[LG-01.2] the code %s stands for its language', (code) => {
    const locale = matchLocale(code);
    expect(locale && localeCode(locale)).toBe(code);
  });

  it.each(LOCALES.map(({ tag }) => tag))('[LG-01.1] the tag %s stands for itself', (tag) => {
    expect(matchLocale(tag)).toBe(tag);
  });

  it.each([
    ['ch', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['it', 'it'],
    ['tc', 'zh-Hant'],
    ['EN_US', 'en-US'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-Hans-TW', 'zh-Hans'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh-SG', 'zh-Hans'],
    ['pt-BR', 'pt'],
    ['ar-EG', 'ar'],
    ['tlh', undefined],
    ['', undefined],
  ])('[LG-01.2] %s stands for %s', (text, tag) => {
    expect(matchLocale(text)).toBe(tag);
  });
});

describe('the choice of a language', () => {
  const all = LOCALES.map(({ tag }) => tag);
  it.each([
    ['the address first', { query: 'de-de', saved: 'fr-fr', station: 'it-it', browser: ['ja'] }, 'de'],
    ['then what was saved', { query: null, saved: 'fr-fr', station: 'it-it', browser: ['ja'] }, 'fr'],
    ['then the station', { saved: '', station: 'it-it', browser: ['ja'] }, 'it'],
    ['then the browser, best first', { browser: ['xx', 'ja-JP', 'de'] }, 'ja'],
    ['English last', {}, 'en-US'],
    ['an unknown language is skipped', { query: 'klingon', saved: 'tc' }, 'zh-Hant'],
  ])('[LG-03.2] order of choice: %s', (_, preferences, tag) => {
    expect(resolveLocale(preferences, all)).toBe(tag);
  });

  it('[LG-03.2] a language that is not offered is never chosen', () => {
    expect(resolveLocale({ query: 'de-de', browser: ['zh-CN'] }, ['en-US', 'zh-Hans'])).toBe('zh-Hans');
    expect(FILLED_LOCALES).toContain(resolveLocale({ query: 'sl-sl', saved: 'gr-gr' }));
  });
});
