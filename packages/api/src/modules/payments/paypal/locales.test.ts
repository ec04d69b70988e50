import { FILLED_LOCALES, localeInfo } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { PAYPAL_LOCALES } from './locales.ts';

/** https://developer.paypal.com/reference/locale-codes/: languages of which the table has no row. */
const WITHOUT = ['bn', 'sl', 'uk', 'vi'];

it('[LG-02.1] PayPal’s pages come in the language of the customer, where PayPal has it', () => {
  const without = FILLED_LOCALES.filter((locale) => PAYPAL_LOCALES[locale] === null);
  expect(without.toSorted()).toEqual(WITHOUT);
  for (const locale of FILLED_LOCALES) {
    const code = PAYPAL_LOCALES[locale];
    if (code === null) continue;
    // The only form that PayPal’s orders take: a language and a country.
    expect(code).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    expect(code.slice(0, 2)).toBe(localeInfo(locale).tag.slice(0, 2));
  }
});
