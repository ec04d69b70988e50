import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@cpc/i18n';
import { defaultCountry } from './countries.ts';

describe('the country of a phone number', () => {
  it.each([
    [['de-AT', 'en'], 'AT'],
    [['zh-Hant-TW'], 'TW'],
    [['ar'], 'SA'],
    [['tlh', 'fr'], 'FR'],
    [['en-AQ', 'ja'], 'JP'],
    [[], 'US'],
  ])('[SN-06] the languages %j suggest %s', (languages, country) => {
    expect(defaultCountry(languages)).toBe(country);
  });

  it('[SN-06] each country is offered once, in order', () => {
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].sort());
  });
});
