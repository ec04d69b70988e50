import { CallError } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { BANK_DATA } from '../../../testing/access/world.ts';
import { type BankData, checkBankData, countryOf, isSepa, maskOf } from './check.ts';

const problemOf = (change: Partial<typeof BANK_DATA> & { readonly bank?: string }) => {
  try {
    checkBankData({ ...BANK_DATA, ...change });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [error.error, error.details['field']];
  }
};

describe('typed bank data', () => {
  it.each([
    ['DE89370400440532013000', undefined],
    [' de89 3704 0044 0532 0130 00 ', undefined],
    ['GB82 WEST 1234 5698 7654 32', undefined],
    ['DE89\u00A03704\u202F0044\u00A00532\u00A00130\u00A000', undefined],
    ['IBAN: DE89 3704 0044 0532 0130 00', undefined],
    ['iban DE89 3704 0044 0532 0130 00', undefined],
    ['IBAN-DE89-3704-0044-0532-0130-00', undefined],
    ['ＤＥ８９３７０４００４４０５３２０１３０００', undefined],
    ['ＩＢＡＮ：DE89 3704 0044 0532 0130 00', undefined],
    ['DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠', undefined],
    ['\u200BDE89370400440532013000\u200B', undefined],
    ['DE89370400440532013001', 'ibanIncorrect'],
    ['DE8937040044053201300', 'ibanIncorrect'],
    ['0532013000', 'ibanIncorrect'],
    ['   ', 'fieldEmpty'],
  ])('[PA-04.3] the account %j of a shop in Germany: %s', (account, problem) => {
    expect(problemOf({ account })?.[0]).toBe(problem);
  });

  it('[PA-04.3] an account and a BIC are kept as a bank writes them, however they are typed', () => {
    const typed = { ...BANK_DATA, account: 'IBAN DE٨٩ 3704\u00A00044\u200B0532 0130 00', bic: 'ｃｏｂａ DE\u00A0FF' };
    expect(checkBankData(typed)).toMatchObject({ number: 'DE89370400440532013000', bic: 'COBADEFF' });
  });

  it('[PA-04.3] a country without IBANs has account numbers, and names the bank', () => {
    const japan = { country: 'JP', account: '123-4567', bic: '' };
    expect(problemOf(japan)).toEqual(['fieldEmpty', 'bank']);
    expect(problemOf({ ...japan, bank: 'Mizuho, branch 001' })).toBeUndefined();
    expect(problemOf({ ...japan, bic: 'MHCBJPJT' })).toBeUndefined();
    expect(problemOf({ ...japan, bic: 'MHCBJPJT', account: 'DE89370400440532013001' })).toEqual([
      'ibanIncorrect',
      'account',
    ]);
    expect(problemOf({ ...japan, bic: 'MHCBJPJT', account: '12 é 34' })).toEqual(['fieldIncorrect', 'account']);
  });

  it('[PA-04.3] what is wrong is told at its field', () => {
    expect(problemOf({ bic: 'COBADEFFXX' })).toEqual(['bicIncorrect', 'bic']);
    expect(problemOf({ holder: ' ' })).toEqual(['fieldEmpty', 'holder']);
    expect(problemOf({ city: '' })).toEqual(['fieldEmpty', 'city']);
    expect(problemOf({ country: 'XX' })).toEqual(['fieldIncorrect', 'country']);
    // A SEPA file could not name the holder.
    expect(problemOf({ holder: '小店' })).toEqual(['fieldIncorrect', 'holder']);
  });

  it('[PA-04.3] a mask shows the country and less than half of the number', () => {
    expect(maskOf({ iban: true, number: 'DE89370400440532013000' })).toBe('DE** **** … 3000');
    expect(maskOf({ iban: false, number: '1234567' })).toBe('**** … 67');
    expect(maskOf({ iban: false, number: '1234' })).toBe('**** … 4');
  });

  it('[OP-06.2] SEPA reaches IBANs of its countries', () => {
    const data = (iban: boolean, number: string): BankData => ({ ...checkBankData(BANK_DATA), iban, number });
    expect(isSepa(data(true, 'CH9300762011623852957'))).toBe(true);
    expect(isSepa(data(true, 'TR330006100519786457841326'))).toBe(false);
    expect(isSepa(data(false, '1234567'))).toBe(false);
    expect(countryOf(data(true, 'LT121000011101001000'))).toBe('LT');
    expect(countryOf(data(false, '1234567'))).toBe('DE');
  });
});
