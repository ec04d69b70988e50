import { fold } from './fold.ts';

/** Longer phrases are sentences, in which nobody leaves out the spaces. */
const MAX_JOINED_WORDS = 6;
/** Scripts written without spaces: any part of a run may be what is looked for. */
const RUN = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー]|\u3099|\u309a)+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where letters meet digits, `iphone15` and `iphone 15` are one. */
const PIECE = /\p{N}+|[^\p{N}]+/gu;
const ARTICLE = 'ال';

/** The words of a folded text, as they are typed: `s24` and `iphone15` stay whole. */
export const wordsOfText = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Words with letters and digits apart. */
export const piecesOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(PIECE) ?? []);

/** The runs of a script without spaces. */
export const runsOf = (word: string): string[] => word.match(RUN) ?? [];

/**
 * Every term a phrase is found by from its first letters on: each word, each run of words written as one, each tail of
 * a Han, kana or Thai run, and Arabic words without their article.
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

/** Pairs of neighbouring letters: what is left to look for when nothing holds a whole run. */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
