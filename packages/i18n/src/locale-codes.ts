import { brand, type LocaleCode } from '@cpc/domain';
import { type Locale, LOCALES } from './locales.ts';

/** The specification's codes (LG-01): for addresses and the contract only. Inside, a language is a {@link Locale}. */
const CODES: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'zh-cn',
  'en-US': 'en-us',
  it: 'it-it',
  'zh-Hant': 'zh-tc',
  ja: 'ja-ja',
  fr: 'fr-fr',
  de: 'de-de',
  pt: 'po-po',
  es: 'es-es',
  da: 'dm-dm',
  ko: 'ko-ko',
  pl: 'pl-pl',
  ru: 'ru-ru',
  ar: 'ar-ar',
  bn: 'bd-bd',
  fi: 'fl-fl',
  hu: 'hun-hun',
  nl: 'nl-nl',
  th: 'th-th',
  tr: 'tur-tur',
  uk: 'ua-ua',
  vi: 'vn-vn',
  el: 'gr-gr',
  sl: 'sl-sl',
};

const ALIASES: Readonly<Record<string, Locale>> = { ch: 'zh-Hans', zh: 'zh-Hans', it: 'it', tc: 'zh-Hant' };

/** The code of a language, for the world outside. */
export const localeCode = (locale: Locale): LocaleCode => brand(CODES[locale]);

/**
 * The language for a code, an alias or a BCP 47 tag (`zh-HK`, `pt-BR`), or undefined. Ignores case, and accepts `_` for
 * `-`.
 */
export function matchLocale(text: string): Locale | undefined {
  const wanted = text.trim().toLowerCase().replaceAll('_', '-');
  const named = LOCALES.find(({ tag }) => CODES[tag] === wanted)?.tag ?? ALIASES[wanted];
  if (named !== undefined) return named;
  const [language] = wanted.split('-');
  // The script decides before the region: zh-Hans-HK is simplified.
  if (language === 'zh') return !/-hans\b/.test(wanted) && /-(hant|tw|hk|mo)\b/.test(wanted) ? 'zh-Hant' : 'zh-Hans';
  return LOCALES.find(({ tag }) => tag.split('-')[0] === language)?.tag;
}
