import { type ActionInput, CallError } from '@cpc/contract';
import { plainCode } from '@cpc/domain';
import { electronicFormatIBAN, getCountrySpecifications, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import { sepaText } from './sepa-text.ts';

/** Bank data as it is encrypted. Without an IBAN, `number` is what the bank calls the account. */
export interface BankData {
  readonly holder: string;
  readonly iban: boolean;
  readonly number: string;
  readonly bic: string;
  readonly bank: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** Where the holder lives. */
  readonly country: string;
}

/** All countries, ISO 3166-1 alpha-2. */
export const COUNTRIES: string[] = Object.keys(getCountrySpecifications()).filter((code) => /^[A-Z]{2}$/.test(code));

type Typed = ActionInput<'Partner.setBankAccount'>;

/**
 * Checks typed bank data.
 * @throws CallError fieldEmpty, fieldIncorrect, ibanIncorrect or bicIncorrect, with the field
 */
export function checkBankData(typed: Typed): BankData {
  const holder = required(typed.holder, 'holder');
  const account = accountOf(required(typed.account, 'account'), typed.country);
  const bic = bicOf(typed.bic);
  const bank = (typed.bank ?? '').trim();
  const street = required(typed.street, 'street');
  const city = required(typed.city, 'city');
  // Without an IBAN nothing else tells which bank keeps the account.
  if (!account.iban && bic === '' && bank === '') throw new CallError('fieldEmpty', { field: 'bank' });
  if (!COUNTRIES.includes(typed.country)) throw new CallError('fieldIncorrect', { field: 'country' });
  const { country } = typed;
  if (isSepa(account))
    for (const [field, text] of [
      ['holder', holder],
      ['street', street],
      ['city', city],
    ] as const)
      if (sepaText(text, text.length) === '') throw new CallError('fieldIncorrect', { field });
  return { holder, ...account, bic, bank, street, postal_code: typed.postal_code.trim(), city, country };
}

/** An IBAN, wherever it was opened; or, in a country that has none, an account number. */
function accountOf(typed: string, country: string): Pick<BankData, 'iban' | 'number'> {
  const number = electronicFormatIBAN(plainCode(typed).replace(/^IBAN[:.-]*/i, '')) ?? '';
  if (isValidIBAN(number)) return { iban: true, number };
  const hasIbans = getCountrySpecifications()[country]?.IBANRegistry ?? false;
  if (hasIbans || /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(number))
    throw new CallError('ibanIncorrect', { field: 'account' });
  if (!/^[A-Z0-9]{4,34}$/.test(number)) throw new CallError('fieldIncorrect', { field: 'account' });
  return { iban: false, number };
}

function bicOf(typed = ''): string {
  const bic = plainCode(typed).toUpperCase();
  if (bic !== '' && !isValidBIC(bic)) throw new CallError('bicIncorrect', { field: 'bic' });
  return bic;
}

function required(typed: string, field: string): string {
  const text = typed.trim();
  if (text === '') throw new CallError('fieldEmpty', { field });
  return text;
}

/** What may be shown of an account number: the country of an IBAN, and the last digits: `DE** **** … 3000`. */
export function maskOf({ iban, number }: Pick<BankData, 'iban' | 'number'>): string {
  // A short number keeps more hidden than it shows.
  const shown = number.slice(-Math.min(4, Math.floor(number.length / 3)));
  return iban ? `${number.slice(0, 2)}** **** … ${shown}` : `**** … ${shown}`;
}

/** Returns true if a SEPA transfer reaches the account. */
export const isSepa = ({ iban, number }: Pick<BankData, 'iban' | 'number'>): boolean =>
  iban && isSEPACountry(number.slice(0, 2));

/** The country of the account: that of its IBAN, otherwise the holder's. */
export const countryOf = ({ iban, number, country }: BankData): string => (iban ? number.slice(0, 2) : country);
