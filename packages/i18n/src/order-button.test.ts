import { expect, it } from 'vitest';
import { LOCALES_DIRECTORY, readTexts } from './check.ts';
import type { LocaleCode } from './locales.ts';

/**
 * Words for buying, paying, or an obligation to pay, in the languages of the European Union: directive 2011/83, article 8 (2).
 * Where they come from stands in docs/languages/README.md.
 */
const BINDING: Readonly<Partial<Record<LocaleCode, RegExp>>> = {
  'en-us': /\b(buy|pay)\b/i,
  'de-de': /\bkaufen\b|zahlungspflichtig/i,
  'fr-fr': /\b(payer|acheter)\b|obligation de paiement/i,
  'it-it': /\b(paga|acquista)\b|obbligo di pagare/i,
  'es-es': /\b(pagar|comprar)\b|obligación de pago/i,
  'po-po': /\b(comprar|pagar)\b|obrigação de pagar/i,
  'nl-nl': /\bkopen\b|betalingsverplichting|betaalverplichting/i,
  'dm-dm': /\b(køb|betal)\b/i,
  'fl-fl': /\b(maksa|osta)\b|maksuvelvollisuus/i,
  'pl-pl': /płacę|kupuję|obowiązkiem zapłaty/i,
  'hun-hun': /fizetési kötelezettséggel/i,
  'gr-gr': /πληρωμή|αγορά/i,
  'sl-sl': /obveznostjo plačila/i,
};

/** A new design, the same again, a shopping list, and a price that has changed. */
const BUTTONS = ['order.confirm.place', 'order.shopping.order', 'order.placing.price.yes'];

it.each(Object.entries(BINDING))('[LG-02.1] the buttons that order say that it costs money in %s', (locale, words) => {
  const texts = readTexts(LOCALES_DIRECTORY, locale, 'order');
  for (const button of BUTTONS) expect([button, texts[button]]).toEqual([button, expect.stringMatching(words)]);
});
