import type { LocaleCode } from '@cpc/i18n';

/**
 * The locales of ours that PayPal's pages support. For any other locale PayPal uses the payer's account.
 * https://developer.paypal.com/reference/locale-codes/
 */
export const PAYPAL_LOCALES: Readonly<Partial<Record<LocaleCode, string>>> = {
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
};
