import { LOCALES } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { findLanguages } from './find-languages.ts';

const ALL = LOCALES.map(({ code }) => code);
const find = (words: string, current: (typeof ALL)[number] = 'en-us') => findLanguages(ALL, { words, current });

it('[LG-09.2] all languages are listed, the current one first', () => {
  expect(find('', 'ja-ja')).toHaveLength(24);
  expect(find('', 'ja-ja')[0]).toBe('ja-ja');
  expect(find('').slice(0, 4)).toEqual(['en-us', 'dm-dm', 'de-de', 'es-es']);
});

it.each([
  ['deut', 'de-de', 'its own name'],
  ['german', 'de-de', 'its English name'],
  ['turk', 'tur-tur', 'its own name without marks'],
  ['TIENG VIET', 'vn-vn', 'capital letters without marks'],
  ['日本', 'ja-ja', 'another script'],
  ['укр', 'ua-ua', 'Cyrillic letters'],
])('[LG-09.2] %s finds %s: by %s', (words, code) => {
  expect(find(words)).toEqual([code]);
});

it('[LG-09.2] a language is found by its name in the reader’s language', () => {
  expect(find('suédois', 'fr-fr')).toHaveLength(24);
  expect(find('danois', 'fr-fr')).toEqual(['dm-dm']);
  expect(find('ألمانية', 'ar-ar')).toEqual(['de-de']);
});
