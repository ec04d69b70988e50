import type { LocaleCode } from '@cpc/i18n';

/**
 * The locale of PayPal's pages for each language of ours (https://developer.paypal.com/reference/locale-codes/). Null: we know
 * of no pages in the language; PayPal then chooses by the payer's account. Arabic has one variety, `ar_EG`, and Portuguese is
 * ours as in Brazil.
 */
export const PAYPAL_LOCALES: Readonly<Record<LocaleCode, string | null>> = {
  'zh-cn': 'zh-CN',
  'en-us': 'en-US',
  'it-it': 'it-IT',
  'zh-tc': 'zh-TW',
  'ja-ja': 'ja-JP',
  'fr-fr': 'fr-FR',
  'de-de': 'de-DE',
  'po-po': 'pt-BR',
  'es-es': 'es-ES',
  'dm-dm': 'da-DK',
  'ko-ko': 'ko-KR',
  'pl-pl': 'pl-PL',
  'ru-ru': 'ru-RU',
  'ar-ar': 'ar-EG',
  'nl-nl': 'nl-NL',
  'th-th': 'th-TH',
  'fl-fl': 'fi-FI',
  'hun-hun': 'hu-HU',
  'gr-gr': 'el-GR',
  'tur-tur': 'tr-TR',
  'bd-bd': null,
  'ua-ua': null,
  'vn-vn': null,
  'sl-sl': null,
};
