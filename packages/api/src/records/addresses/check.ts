import { evenText, recordOf, westernDigits } from '@cpc/domain';
import {
  ADDRESS_FIELDS,
  ADDRESS_LENGTHS,
  type AddressField,
  CallError,
  fieldsWithout,
  type PostalAddress,
} from '@cpc/contract';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { parsePhone } from '../accounts/phone.ts';

type Typed = Readonly<Record<AddressField, string>>;

/** Control characters, and characters that change the text direction: they must not appear on a parcel label. */
export const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}/u;
/** Letters, digits, spaces and hyphens: this fits the postal codes of every country. */
const POSTAL_CODE = /^[A-Z0-9](?:[A-Z0-9 -]{0,14}[A-Z0-9])?$/;
export const EMAIL = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]{2,}$/;

/**
 * Normalizes a typed address: trims and joins blanks, and converts the phone number to E.164 by the country's rules. A
 * field that the country does not ask for may be empty; if it is not, it is kept.
 * @param served the countries that parcels are sent to; empty for all
 * @throws CallError fieldEmpty, fieldIncorrect, countryUnserved or phoneIncorrect, naming the first field that is wrong
 * (OR-07)
 */
export function checkAddress(typed: Typed, served: readonly string[]): PostalAddress {
  const country = evenText(typed.country).toUpperCase();
  const absent = fieldsWithout(country);
  const even = recordOf(ADDRESS_FIELDS, (field) => evenText(typed[field]));
  for (const field of ADDRESS_FIELDS)
    if (even[field] === '' && !absent.includes(field)) throw new CallError('fieldEmpty', { field });
  const postal_code = plainCode(even.postal_code);
  for (const field of ADDRESS_FIELDS) must(field, fits(field, even[field]));
  must('country', isSupportedCountry(country));
  if (served.length > 0 && !served.includes(country)) throw new CallError('countryUnserved', { field: 'country' });
  must('postal_code', even.postal_code === '' || POSTAL_CODE.test(postal_code));
  must('email', EMAIL.test(even.email));
  return { ...even, country, postal_code, phone: phoneOf(even.phone, country) };
}

/** A postal code in digits and capitals, however it is typed: `１００ー０００１`, `〒100-0001`, `١٠١١٥`. */
const plainCode = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .replaceAll(/[\p{Cf}〒]/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .trim()
    .toUpperCase();

function fits(field: AddressField, text: string): boolean {
  return text.length <= ADDRESS_LENGTHS[field] && !UNPRINTABLE.test(text);
}

/** @throws CallError fieldIncorrect */
function must(field: AddressField, holds: boolean): void {
  if (!holds) throw new CallError('fieldIncorrect', { field });
}

/** A typed phone number in E.164. @throws CallError phoneIncorrect */
export function phoneOf(typed: string, country: string): string {
  try {
    return parsePhone(typed, country);
  } catch {
    throw new CallError('phoneIncorrect', { field: 'phone' });
  }
}
