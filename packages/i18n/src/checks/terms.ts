/** A row of a term base, `docs/languages/terms/<locale>.md`. */
export interface Term {
  readonly english: string;
  /** The words of the language, each of which may be used. */
  readonly words: readonly string[];
}

/** The rows `| English | <language> | Note |` of a term base. Several words are separated by `/` or `,`. */
export function readTerms(markdown: string): readonly Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line));
  return rows.slice(1).flatMap((row) => {
    const [, english = '', local = ''] = row.split('|').map((cell) => cell.replaceAll(/[`*]/g, '').trim());
    const words = alternatives(local);
    return alternatives(english).flatMap((term) => (words.length > 0 ? [{ english: term, words }] : []));
  });
}

/** What stands in brackets explains a term and is no part of it. */
const alternatives = (cell: string): readonly string[] =>
  cell
    .replaceAll(/[(（][^)）]*[)）]/g, '')
    .split(/[/,;、，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–' && word !== '—');

const WRITTEN_WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/** The beginning of a word that stays when it is bent, without the Arabic article. */
function stem(whole: string): string {
  const word = whole.replace(/^ال(?=...)/, '');
  if (WRITTEN_WITHOUT_SPACES.test(word)) return word;
  return word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
}

/** Small letters without marks: an accent may move when a word is bent. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');

function isIn(text: string, word: string): boolean {
  const parts = plain(word).split(/\s+/);
  const long = parts.filter((part) => part.length > 3);
  return (long.length > 0 ? long : parts).some((part) => plain(text).includes(stem(part)));
}

/**
 * The terms that the English text has and the translation does not. It is a hint for a reader, not an error: a sentence may
 * need no word for it.
 */
export function missingTerms(
  terms: readonly Term[],
  { text, english }: { readonly text: string; readonly english: string },
): readonly Term[] {
  // Names of values are not read.
  const shown = english.replaceAll(/\{\w+[,}]/g, ' ');
  return terms.filter(
    (term) =>
      new RegExp(String.raw`\b${escaped(term.english)}(?:e?s)?\b`, 'i').test(shown) &&
      !term.words.some((word) => isIn(text, word)),
  );
}

/** A label is a term with nothing beside it but an article. */
const bareLabel = (english: string): string =>
  english
    .toLowerCase()
    .replace(/^(?:the|your|an?|my) /, '')
    .replace(/[….:?!]$/, '');

/**
 * The terms that are the whole English text, if the translation uses none of their words. A term may have several rows, one
 * for each of its senses.
 */
export function otherWords(
  terms: readonly Term[],
  { text, english }: { readonly text: string; readonly english: string },
): readonly Term[] {
  const label = bareLabel(english);
  const own = terms.filter((term) => new RegExp(`^${escaped(term.english)}(?:e?s)?$`, 'i').test(label));
  return own.some((term) => term.words.some((word) => isIn(text, word))) ? [] : own;
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
