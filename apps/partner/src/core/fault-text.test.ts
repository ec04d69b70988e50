import { type Must, mustBe } from '@cpc/contract';
import { FILLED_LOCALES } from '@cpc/i18n';
import { LOCALES_DIRECTORY, readTexts } from '@cpc/i18n/check';
import { translatorFor } from '@cpc/i18n/testing';
import { describe, expect, it } from 'vitest';
import { faultText } from './fault-text.ts';

const names = ['model', 'shell'];
/** Every code of the contract, with values that are no word of a language. */
const MUSTS: readonly Must[] = [
  mustBe('filled'),
  mustBe('computed'),
  mustBe('noHeading'),
  mustBe('besideStation'),
  mustBe('lines'),
  mustBe('heading'),
  mustBe('headingOnce'),
  mustBe('id'),
  mustBe('otherThan', { line: 7_001 }),
  mustBe('known'),
  mustBe('knownOrAll'),
  mustBe('modelFor', { shell: 'soft-x' }),
  mustBe('colourOf', { shell: 'soft-x' }),
  mustBe('oneId', { ids: ['a-1', 'a-2'] }),
  mustBe('ownStation'),
  mustBe('shellFor', { category: 'phoneCase' }),
  mustBe('shellOfColour', { shell: 'soft-x' }),
  mustBe('stockedShell'),
  mustBe('oneOf', { names }),
  mustBe('someOf', { names }),
  mustBe('wholeNumber', { least: 1, most: 100_000 }),
  mustBe('day', { like: '2026-12-31' }),
  mustBe('lastDay'),
  mustBe('currency', { like: 'EUR' }),
  mustBe('stationCurrency', { currency: 'SEK' }),
  mustBe('price', { currency: 'SEK', like: '19.99' }),
  mustBe('priceRange'),
  mustBe('colour', { like: '#1a2b3c' }),
  mustBe('opacity', { least: 0, most: 1 }),
  mustBe('nameKey', { like: 'softMatte', sized: 'white.M' }),
  mustBe('facts', { like: '{"magnets":true}' }),
  mustBe('length', { least: 10, most: 600 }),
  mustBe('outline'),
  mustBe('cutouts'),
  mustBe('form', { names }),
  mustBe('fileSize', { most: 20 }),
  mustBe('fileKind'),
  mustBe('fileCsv', { line: 3 }),
  mustBe('fileRows', { most: 100_000 }),
  mustBe('fileColumns', { line: 3, most: 200 }),
  mustBe('fileCell', { line: 3, most: 32_767 }),
  mustBe('fileWorkbook'),
  mustBe('fileFaults', { most: 200 }),
];

const TEXTS = ['price.import.fault', 'partner.stock.import.fault'] as const;
/** Frequent English words; none of them is a word of another offered language. */
const ENGLISH = /\b(the|with|without|than|which|empty|from|and|this|these|must|line|has|heading|like|kept)\b/i;
const NOT_LATIN = ['ar', 'bn', 'el', 'ja', 'ko', 'ru', 'th', 'uk', 'zh-Hans', 'zh-Hant'];
/** What is written in Latin letters everywhere. */
const UNITS = /\b(JSON|CSV|UTF-8|xlsx|csv|ID|MB|mm)\b/g;

const isolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** A text without the words of the file. */
function ownWords(text: string, { values }: Must): string {
  const words = Object.values(values).flatMap((value) => (typeof value === 'number' ? [] : value));
  return words.reduce((left, word) => left.replaceAll(word, ''), isolates(text));
}

it('[LG-02.1] the catalogue has exactly the codes of the contract', () => {
  const keys = Object.keys(readTexts(LOCALES_DIRECTORY, 'en-US', 'must'));
  expect(MUSTS.map(({ code }) => `must.${code}`).toSorted()).toEqual(keys.toSorted());
});

describe.each(FILLED_LOCALES.filter((locale) => locale !== 'en-US'))('a refused cell in %s', (locale) => {
  const translator = translatorFor(locale, 'partner');
  const english = translatorFor('en-US', 'partner');
  const fault = (must: Must) => ({ line: must.code.startsWith('file') ? 0 : 3, column: '', found: '', must });

  it.each(MUSTS)('[LG-02.1] has nothing left in English: $code', (must) => {
    for (const key of TEXTS) {
      const text = faultText(translator, key, fault(must));
      expect(text).not.toBe(faultText(english, key, fault(must)));
      const own = ownWords(text, must);
      expect(own).not.toMatch(ENGLISH);
      if (NOT_LATIN.includes(translator.locale.tag)) expect(own.replaceAll(UNITS, '')).not.toMatch(/[a-z]{2}/i);
    }
  });

  it.each(MUSTS)('[LG-02.1] has all values, in the figures of the language: $code', (must) => {
    const text = isolates(faultText(translator, 'price.import.fault', fault(must)));
    for (const value of Object.values(must.values).flat())
      expect(text).toContain(typeof value === 'number' ? translator.format.number(value) : value);
  });
});
