import { LOCALES } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { findLanguages } from './find-languages.ts';

const ALL = LOCALES.map(({ tag }) => tag);
const find = (words: string, current: (typeof ALL)[number] = 'en-US') => findLanguages(ALL, { words, current });

it('[LG-09.2] all languages are listed, the current one first', () => {
  expect(find('', 'ja')).toHaveLength(24);
  expect(find('', 'ja')[0]).toBe('ja');
  expect(find('').slice(0, 4)).toEqual(['en-US', 'da', 'de', 'es']);
});

it.each([
  ['deut', 'de', 'its own name'],
  ['german', 'de', 'its English name'],
  ['turk', 'tr', 'its own name without marks'],
  ['TIENG VIET', 'vi', 'capital letters without marks'],
  ['日本', 'ja', 'another script'],
  ['укр', 'uk', 'Cyrillic letters'],
])('[LG-09.2] %s finds %s: by %s', (words, code) => {
  expect(find(words)).toEqual([code]);
});

it('[LG-09.2] a language is found by its name in the reader’s language', () => {
  expect(find('suédois', 'fr')).toHaveLength(24);
  expect(find('danois', 'fr')).toEqual(['da']);
  expect(find('ألمانية', 'ar')).toEqual(['de']);
});
