import type { Locale } from '@cpc/i18n';

/**
 * The locale of PayPal's pages for each language of ours (https://developer.paypal.com/reference/locale-codes/). Null: we know
 * of no pages in the language; PayPal then chooses by the payer's account. Arabic has one variety, `ar_EG`, and Portuguese is
 * ours as in Brazil.
 */
export const PAYPAL_LOCALES: Readonly<Record<Locale, string | null>> = {
  'zh-Hans': 'zh-CN',
  'en-US': 'en-US',
  it: 'it-IT',
  'zh-Hant': 'zh-TW',
  ja: 'ja-JP',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  es: 'es-ES',
  da: 'da-DK',
  ko: 'ko-KR',
  pl: 'pl-PL',
  ru: 'ru-RU',
  ar: 'ar-EG',
  nl: 'nl-NL',
  th: 'th-TH',
  fi: 'fi-FI',
  hu: 'hu-HU',
  el: 'el-GR',
  tr: 'tr-TR',
  bn: null,
  uk: null,
  vi: null,
  sl: null,
};
