import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LOCALES_DIRECTORY, NAMESPACES, otherWords, readTerms, readTexts } from './check.ts';
import { DEFAULT_LOCALE, FILLED_LOCALES } from './locales.ts';

const TERMS = fileURLToPath(new URL('../../../docs/languages/terms', import.meta.url));
const HOMONYMS = join(LOCALES_DIRECTORY, '..', 'other-words');

/** Labels in which the English word means something else than the term: keys, each looked at by a person. */
function homonymsIn(locale: string): readonly string[] {
  const file = join(HOMONYMS, `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The labels of a language that are a term in English, and have another word than its term base. */
function strayLabels(locale: string): { readonly key: string; readonly line: string }[] {
  const terms = readTerms(readFileSync(join(TERMS, `${locale}.md`), 'utf8'));
  return NAMESPACES.flatMap((namespace) => {
    const english = readTexts(LOCALES_DIRECTORY, DEFAULT_LOCALE, namespace);
    return Object.entries(readTexts(LOCALES_DIRECTORY, locale, namespace)).flatMap(([key, text]) => {
      const stray = otherWords(terms, { text, english: english[key] ?? '' });
      const words = stray.flatMap((term) => term.words).join(' / ');
      return stray.length === 0 ? [] : [{ key, line: `${key}: “${text}”, the term base has ${words}` }];
    });
  });
}

it.each(FILLED_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))(
  '[LG-07.1] a label that is a term has the word of the term base in %s',
  (locale) => {
    const stray = strayLabels(locale);
    const homonyms = homonymsIn(locale);
    expect(stray.filter(({ key }) => !homonyms.includes(key)).map(({ line }) => line)).toEqual([]);
    const keys = stray.map(({ key }) => key);
    expect(homonyms.filter((key) => !keys.includes(key))).toEqual([]);
  },
);
