import { money } from '@cpc/domain';
import { createTranslator, FILLED_LOCALES, type Locale } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { amountOf, typedOf } from './amounts.ts';

const writing = (locale: Locale) => createTranslator(locale, {}).format.typed;

it('[PY-08.1] the fee for sending is read in whole minor units; other text is refused', () => {
  expect(['4.90', '4,9', ' 0 ', '12'].map((typed) => amountOf(typed, 'EUR'))).toEqual([490, 490, 0, 1200]);
  expect(['', '-1', '1.999', '1e3', 'four', '1.2.3'].map((typed) => amountOf(typed, 'EUR'))).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  // A thousand and a half, or one and a half?
  for (const typed of ['1,500', '١،٥٠٠', '\u200f1,500', '1，500'])
    expect([typed, amountOf(typed, 'KWD')]).toEqual([typed, undefined]);
  expect(['1.500', '1,50', '0,500', '1500,500'].map((typed) => amountOf(typed, 'KWD'))).toEqual([
    1500, 1500, 500, 1_500_500,
  ]);
  expect([amountOf('500', 'JPY'), amountOf('5.5', 'JPY')]).toEqual([500, undefined]);
  expect([amountOf('1490', 'HUF'), amountOf('1490.00', 'HUF'), amountOf('9.5', 'HUF')]).toEqual([
    149_000,
    149_000,
    undefined,
  ]);
  const shown = [money(490, 'EUR'), money(149_000, 'HUF'), money(950, 'HUF')];
  expect(shown.map((value) => typedOf(value, writing('en-US')))).toEqual(['4.90', '1490', '9.50']);
});

it('[LG-06.1] an amount stands in a field as its language writes it, and is read again', () => {
  const typed = (locale: Locale) => typedOf(money(2_149_090, 'EUR'), writing(locale));
  expect([typed('de'), typed('bn'), typed('ja')]).toEqual(['21490,90', '২১৪৯০.৯০', '21490.90']);
  for (const locale of FILLED_LOCALES) expect([locale, amountOf(typed(locale), 'EUR')]).toEqual([locale, 2_149_090]);
  // After a comma, the decimals of a dinar would be read as thousands.
  expect(typedOf(money(1500, 'KWD'), writing('de'))).toBe('1.500');
});
