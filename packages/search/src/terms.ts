import { fold } from './fold.ts';

/** Longer phrases are sentences; people do not leave out their spaces. */
const MAX_JOINED_WORDS = 6;
/** Scripts without spaces: a query may be any part of a run. */
const RUN = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー]|\u3099|\u309a)+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Splits where letters meet digits, so that `iphone15` and `iphone 15` are equal. */
const PIECE = /\p{N}+|[^\p{N}]+/gu;
const ARTICLE = 'ال';

/** The words of a folded text as typed: `s24` and `iphone15` stay whole. */
export const wordsOfText = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Splits words into letters and digits. */
export const piecesOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(PIECE) ?? []);

/** The runs of a script without spaces. */
export const runsOf = (word: string): string[] => word.match(RUN) ?? [];

/**
 * Every term whose beginning finds a phrase: each word, each sequence of words written as one, each tail of a Han, kana
 * or Thai run, and Arabic words without their article.
 */
export function termsOf(phrase: string): string[] {
  const words = wordsOfText(phrase);
  const pieces = piecesOf(words);
  return [
    ...new Set([
      ...pieces.map((_, at) => pieces.slice(at, at + MAX_JOINED_WORDS).join('')),
      ...pieces,
      ...words.flatMap(runsOf).flatMap(tailsOf),
      ...words.filter((word) => word.startsWith(ARTICLE)).map((word) => word.slice(ARTICLE.length)),
    ]),
  ];
}

const tailsOf = (run: string): string[] => Array.from(run).map((_, at, letters) => letters.slice(at).join(''));

/** Pairs of neighbouring letters, to search for when no item contains a whole run. */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
