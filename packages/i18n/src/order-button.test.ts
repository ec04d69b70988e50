import { expect, it } from 'vitest';
import { LOCALES_DIRECTORY, readTexts } from './check.ts';
import type { Locale } from './locales.ts';

/**
 * Words for buying, paying, or an obligation to pay, in the languages of the European Union: directive 2011/83, article 8 (2).
 * Where they come from stands in docs/languages/README.md.
 */
const BINDING: Readonly<Partial<Record<Locale, RegExp>>> = {
  'en-US': /\b(buy|pay)\b/i,
  de: /\bkaufen\b|zahlungspflichtig/i,
  fr: /\b(payer|acheter)\b|obligation de paiement/i,
  it: /\b(paga|acquista)\b|obbligo di pagare/i,
  es: /\b(pagar|comprar)\b|obligación de pago/i,
  pt: /\b(comprar|pagar)\b|obrigação de pagar/i,
  nl: /\bkopen\b|betalingsverplichting|betaalverplichting/i,
  da: /\b(køb|betal)\b/i,
  fi: /\b(maksa|osta)\b|maksuvelvollisuus/i,
  pl: /płacę|kupuję|obowiązkiem zapłaty/i,
  hu: /fizetési kötelezettséggel/i,
  el: /πληρωμή|αγορά/i,
  sl: /obveznostjo plačila/i,
};

/** A new design, the same again, a shopping list, and a price that has changed. */
const BUTTONS = ['order.confirm.place', 'order.shopping.order', 'order.placing.price.yes'];

it.each(Object.entries(BINDING))('[LG-02.1] the buttons that order say that it costs money in %s', (locale, words) => {
  const texts = readTexts(LOCALES_DIRECTORY, locale, 'order');
  for (const button of BUTTONS) expect([button, texts[button]]).toEqual([button, expect.stringMatching(words)]);
});
