import { expect, it } from 'vitest';
import { countryName, countryOptions } from './countries.ts';

it('[LG-06.1] a country has its name in the language, and its code where there is none', () => {
  expect(countryName('de', 'FR')).toBe('Frankreich');
  expect(countryName('de', 'QX')).toBe('QX');
});

it('[LG-06.1] countries to choose from are in the order of the language', () => {
  const names = (tag: string) => countryOptions(tag, ['EG', 'AT', 'DE']).map(({ label }) => label);
  expect(names('en-US')).toEqual(['Austria', 'Egypt', 'Germany']);
  expect(names('de')).toEqual(['Ägypten', 'Deutschland', 'Österreich']);
});
