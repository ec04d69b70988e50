import { fold } from '../fold.ts';
import { BRANDS, ELSEWHERE, HOUSES, NOISE, SERIES, VARIANTS } from './data/words.ts';

/** What a word stands for: words of the catalogue, all of them; none where it chooses nothing. */
export type Meaning = readonly string[];

/** Meanings by what people write, folded and without spaces. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

interface House {
  readonly brand: string;
  readonly house: string;
  /** The house's name alone finds the brand too. */
  readonly alone: boolean;
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

const wordsOf = (list = ''): string[] => list.split(/[,\n]/).flatMap((word) => word.trim() || []);

/** A text with its letters folded, `+` as a word, and spaces in the place of other signs; `5.4` is one number. */
export const plainOf = (text: string): string =>
  fold(text.replace(/[+＋]/g, ' plus '))
    .replace(/[^\p{L}\p{M}\p{N}.]|\.(?!\p{N})|(?<!\p{N})\./gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

export const keyOf = (text: string): string => plainOf(text).replaceAll(' ', '');

const namesOf = (table: string): string[] => rowsOf(table).map(([name = '']) => name);

/** Names of brands, ours and others', and of series that only one brand has. */
export const NAMED: ReadonlySet<string> = new Set([...namesOf(BRANDS), ...namesOf(SERIES)]);
/** What a model's name may leave out: its brand, its series, and words that tell no models apart. */
export const OPTIONAL: ReadonlySet<string> = new Set([...NAMED, 'z', 'phone', '5g', '4g']);
/** Words that may be said of any phone: they only decide between equals. */
export const SOFT: ReadonlySet<string> = new Set(['phone', '5g', '4g']);
/** Kinds of one model, no model by themselves. */
export const VARIANT_WORDS: ReadonlySet<string> = new Set([
  ...namesOf(VARIANTS).flatMap((name) => name.split(' ')),
  'se',
  'xl',
  'ce',
  'power',
  'thinq',
]);
export const HOUSE_LIST: readonly House[] = rowsOf(HOUSES).map(([brand = '', house = '', alone]) => ({
  brand,
  house,
  alone: alone === 'alone',
}));

/** The words of every catalogue. */
export function commonWords(): Map<string, Meaning> {
  const words = new Map<string, Meaning>();
  for (const word of wordsOf(NOISE)) words.set(keyOf(word), []);
  for (const word of wordsOf(ELSEWHERE)) words.set(keyOf(word), [keyOf(word)]);
  for (const [name = '', others] of rowsOf(VARIANTS + SERIES + BRANDS)) {
    for (const word of [name, ...wordsOf(others)]) words.set(keyOf(word), name.split(' '));
  }
  return words;
}
