import { CallError, type ShopFacts } from '@cpc/contract';
import { brand, type Currency, evenText, plainCode, plainNumber } from '@cpc/domain';
import { isTimeZone, type Locale, localeCode, matchLocale } from '@cpc/i18n';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { EMAIL, phoneOf, UNPRINTABLE } from '../../records/addresses/check.ts';
import { checkName } from '../partners/login/username.ts';

/** What tax offices write into numbers for people to read. */
const SEPARATORS = /[.\-/]/g;
const VAT_ID = /^[A-Z0-9]{4,16}$/;

/** @throws CallError fieldIncorrect */
function must(field: string, holds: boolean): void {
  if (!holds) throw new CallError('fieldIncorrect', { field });
}

/** The kept form of a line of text. @throws CallError fieldIncorrect */
export function checkLine(field: string, typed: string): string {
  const text = evenText(typed);
  must(field, !UNPRINTABLE.test(text));
  return text;
}

/** Customers must find a station. @throws CallError fieldEmpty or fieldIncorrect */
export function checkAddressLine(typed: string): string {
  const address = checkLine('address', typed);
  if (address === '') throw new CallError('fieldEmpty', { field: 'address' });
  return address;
}

/** @param country of numbers without a leading + @throws CallError phoneIncorrect */
export const checkPhone = (typed: string, country: string): string =>
  typed.trim() === '' ? '' : phoneOf(typed, country);

/** @throws CallError fieldIncorrect */
export function checkEmail(typed: string): string {
  const email = typed.trim();
  must('email', email === '' || EMAIL.test(email));
  return email;
}

/** @throws CallError fieldIncorrect */
export function checkTimeZone(typed: string): string {
  must('time_zone', isTimeZone(typed));
  return typed;
}

/** A language of the product, by its code, its tag or a part of it. @throws CallError fieldIncorrect */
export function checkLanguage(typed: string): Locale {
  const language = matchLocale(typed);
  if (!language) throw new CallError('fieldIncorrect', { field: 'language' });
  return language;
}

/** ISO 4217. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** @throws CallError fieldIncorrect */
export function checkCurrency(typed: string): Currency {
  must('currency', CURRENCIES.has(typed));
  return brand<Currency>(typed);
}

function checkCountry(typed: string): string {
  const country = typed.trim().toUpperCase();
  must('country', country === '' || isSupportedCountry(country));
  return country;
}

function checkVatId(typed: string): string {
  const id = plainCode(typed).toUpperCase().replaceAll(SEPARATORS, '');
  must('vat_id', id === '' || VAT_ID.test(id));
  return id;
}

/** Above the highest rate of any country. */
const MAX_VAT_PERCENT = 50;

/** A rate in percent, with a point or a comma. */
function checkVatRate(typed: string): string {
  const text = plainNumber(typed);
  if (text === '') return '';
  must('vat_rate', /^\d{1,2}(\.\d)?$/.test(text) && Number(text) <= MAX_VAT_PERCENT);
  return String(Number(text));
}

/**
 * The kept form of each field of a shop. @param country of the shop
 * @throws CallError fieldEmpty, fieldIncorrect or phoneIncorrect, naming the field
 */
export const shopChecks = (country: string): { readonly [Field in keyof ShopFacts]: (typed: string) => string } => ({
  name: checkName,
  phone: (typed) => checkPhone(typed, country),
  email: checkEmail,
  address: (typed) => checkLine('address', typed),
  time_zone: checkTimeZone,
  language: (typed) => localeCode(checkLanguage(typed)),
  legal_name: (typed) => checkLine('legal_name', typed),
  country: checkCountry,
  vat_id: checkVatId,
  registration: (typed) => checkLine('registration', typed),
  vat_rate: checkVatRate,
  // The contract allows its two values alone.
  design_review: (chosen) => chosen,
});
