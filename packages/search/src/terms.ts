import { fold } from './fold.ts';
import { initialsIn } from './hangul.ts';
import { inOneScript } from './look-alikes.ts';

/** Longer phrases are sentences; people do not leave out their spaces. */
const MAX_JOINED_WORDS = 6;
/** Scripts without spaces: a query may be any part of a run. */
const RUN = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー]|\u3099|\u309a)+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Splits where letters meet digits, so that `iphone15` and `iphone 15` are equal. */
const PIECE = /\p{N}+|[^\p{N}]+/gu;
const ARTICLE = 'ال';
/** Two letters besides the article: shorter words begin with these letters by themselves. */
const MIN_WITH_ARTICLE = 4;
/** Letters with signs that people also write as two letters: `Baer` for Bär, `blaa` for blå. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The words of a folded text as typed: `s24` and `iphone15` stay whole. */
export const wordsOfText = (text: string): string[] => (fold(text).match(WORD) ?? []).map(inOneScript);

/** A phrase as it is written without umlauts and rings; undefined if it has none. */
export function spelledOut(phrase: string): string | undefined {
  const plain = phrase.normalize('NFC').toLowerCase();
  const spelled = plain.replace(/[äöüøå]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return spelled === plain ? undefined : spelled;
}

/** A word with its ways to be meant: an Arabic word also without its article. */
export const waysOf = (word: string): string[] =>
  word.startsWith(ARTICLE) && word.length >= MIN_WITH_ARTICLE ? [word, word.slice(ARTICLE.length)] : [word];

/** Splits words into letters and digits. */
export const piecesOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(PIECE) ?? []);

/** The runs of a script without spaces. */
export const runsOf = (word: string): string[] => word.match(RUN) ?? [];

/**
 * Every term whose beginning finds a phrase: each word, each sequence of words written as one, each tail of a Han, kana
 * or Thai run, Arabic words without their article, Hangul by its initial consonants, and umlauts as two letters.
 */
export function termsOf(phrase: string): string[] {
  const spelled = spelledOut(phrase);
  const words = wordsOfText(phrase);
  return [
    ...new Set([
      ...joinedIn(piecesOf(words)),
      ...words.flatMap(runsOf).flatMap(tailsOf),
      ...words.flatMap((word) => waysOf(word).slice(1)),
      ...joinedIn(initialsIn(phrase)),
      ...(spelled === undefined ? [] : joinedIn(piecesOf(wordsOfText(spelled)))),
    ]),
  ];
}

/** Each piece, alone and with those after it. */
const joinedIn = (pieces: readonly string[]): string[] => [
  ...pieces.map((_, at) => pieces.slice(at, at + MAX_JOINED_WORDS).join('')),
  ...pieces,
];

const tailsOf = (run: string): string[] => Array.from(run).map((_, at, letters) => letters.slice(at).join(''));

/** Pairs of neighbouring letters, to search for when no item contains a whole run. */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
