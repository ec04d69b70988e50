import { describe, expect, it } from 'vitest';
import { COUNTRIES, LOCALES } from '@cpc/i18n';
import { defaultCountry } from './countries.ts';

describe('the country of a phone number', () => {
  it.each([
    [['de-AT', 'en'], 'AT'],
    [['zh-Hant-TW'], 'TW'],
    [['ar'], 'EG'],
    [['en_US.UTF-8', 'C', '*', 'tr'], 'TR'],
    [['es-419', 'pt'], 'BR'],
    [['tlh', 'fr'], 'FR'],
    [['en-AQ', 'ja'], 'JP'],
    [['pl-PL', 'en'], 'PL'],
    [[], 'US'],
  ])('[SN-06.2] the languages %j suggest %s', (languages, country) => {
    expect(defaultCountry(languages)).toBe(country);
  });

  it('[SN-06.2] [LG-08.10] a browser that says only a language suggests the main country of each of the 24', () => {
    const spoken = LOCALES.map(({ tag }) => `${tag} ${defaultCountry([tag.replace('-US', '')])}`);
    expect(spoken.join(' | ')).toBe(
      'zh-Hans CN | en-US US | it IT | zh-Hant TW | ja JP | fr FR | de DE | pt BR | es ES | da DK | ko KR | pl PL | ' +
        'ru RU | ar EG | bn BD | fi FI | hu HU | nl NL | th TH | tr TR | uk UA | vi VN | el GR | sl SI',
    );
  });

  const berlin = { country: 'DE', time_zone: 'Europe/Berlin', currency: 'EUR' };
  it.each([
    ['of its shop', ['en-US', 'zh-CN'], berlin, 'DE'],
    ['of its clock', ['en-US'], { ...berlin, country: '', time_zone: 'Europe/Vienna' }, 'AT'],
    ['that pays as it does', ['en-US', 'fr'], { ...berlin, country: '', time_zone: 'UTC' }, 'FR'],
    [
      'that pays as it does, in no language of the browser',
      ['en-US'],
      { ...berlin, country: '', time_zone: 'UTC' },
      'DE',
    ],
    [
      'of a language, where the currency says nothing',
      ['pl-PL'],
      { country: '', time_zone: 'UTC', currency: 'XAU' },
      'PL',
    ],
    [
      'of a language, if its shop named a country that is not offered',
      ['ja-JP'],
      { ...berlin, country: 'AQ', currency: 'JPY', time_zone: 'UTC' },
      'JP',
    ],
  ])('[SN-06.2] [OR-07.3] at a station the country is the one %s', (_why, languages, station, country) => {
    expect(defaultCountry(languages, station)).toBe(country);
  });

  it('[SN-06.2] no station with prices in euros suggests the United States', () => {
    for (const time_zone of ['UTC', 'Etc/GMT', 'Europe/Berlin', 'Asia/Tokyo'])
      expect(defaultCountry(['en-US', 'en'], { country: '', time_zone, currency: 'EUR' })).not.toBe('US');
  });

  it.each([
    ['ar', 'AED', 'AE'],
    ['fr', 'CHF', 'CH'],
    ['fi', 'EUR', 'FI'],
  ])('[SN-06.2] the language %s, where people pay in %s, suggests %s', (language, currency, country) => {
    expect(defaultCountry([language], { country: '', time_zone: 'UTC', currency })).toBe(country);
  });

  it('[SN-06.2] each country is offered once, in order', () => {
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].sort());
  });
});
