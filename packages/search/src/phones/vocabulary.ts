import { fold } from '../fold.ts';
import { BRANDS, ELSEWHERE, NOISE, PARENTS, SERIES, VARIANTS } from './data/words.ts';

/** What a word stands for: words of the catalogue, all of them required; empty if it distinguishes nothing. */
export type Meaning = readonly string[];

/** Meanings by the words that people write, folded and without spaces. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

/** A brand that people also name with its parent company's brand: `Xiaomi Redmi Note 12`. */
interface ParentBrand {
  readonly brand: string;
  readonly parent: string;
  /** Whether the parent's name alone finds the brand, too. */
  readonly alone: boolean;
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

const wordsOf = (list = ''): string[] => list.split(/[,\n]/).flatMap((word) => word.trim() || []);

/** A folded text, with `+` as a word and spaces instead of other signs; `5.4` stays one number. */
export const plainOf = (text: string): string =>
  fold(text.replace(/[+＋]/g, ' plus '))
    .replace(/[^\p{L}\p{M}\p{N}.]|\.(?!\p{N})|(?<!\p{N})\./gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

export const keyOf = (text: string): string => plainOf(text).replaceAll(' ', '');

const namesOf = (table: string): string[] => rowsOf(table).map(([name = '']) => name);

/** Names of all known brands, and of series that only one brand has. */
export const NAMED: ReadonlySet<string> = new Set([...namesOf(BRANDS), ...namesOf(SERIES)]);
/** Words of a model's name that a query may leave out: brand, series, and words that distinguish no models. */
export const OPTIONAL: ReadonlySet<string> = new Set([...NAMED, 'z', 'phone', '5g', '4g']);
/** Words that fit any phone: they only decide between equal results. */
export const SOFT: ReadonlySet<string> = new Set(['phone', '5g', '4g']);
/** Variants of a model; they are not models by themselves. */
export const VARIANT_WORDS: ReadonlySet<string> = new Set([
  ...namesOf(VARIANTS).flatMap((name) => name.split(' ')),
  'se',
  'xl',
  'ce',
  'power',
  'thinq',
]);
export const PARENT_BRANDS: readonly ParentBrand[] = rowsOf(PARENTS).map(([brand = '', parent = '', alone]) => ({
  brand,
  parent,
  alone: alone === 'alone',
}));

/** The words common to every catalogue. */
export function commonWords(): Map<string, Meaning> {
  const words = new Map<string, Meaning>();
  for (const word of wordsOf(NOISE)) words.set(keyOf(word), []);
  for (const word of wordsOf(ELSEWHERE)) words.set(keyOf(word), [keyOf(word)]);
  for (const [name = '', others] of rowsOf(VARIANTS + SERIES + BRANDS)) {
    for (const word of [name, ...wordsOf(others)]) words.set(keyOf(word), name.split(' '));
  }
  return words;
}
