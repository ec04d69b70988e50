import { type Part, partsOf } from './lexer.ts';
import { nearestTo } from './slips.ts';
import { PARENT_BRANDS, type Meaning, type Vocabulary } from './vocabulary.ts';

/** One word of a query and its possible meanings; it is certain if there is only one. */
export interface Term {
  readonly text: string;
  readonly meanings: readonly Meaning[];
}

/** Ways to understand a query. */
export interface QueryReadings {
  /** Every word as typed, unknown ones corrected; undefined if one cannot be corrected. */
  readonly typed: readonly Term[] | undefined;
  /** As `typed`, but the last word and unknown words may be the beginnings of words. */
  readonly begun: readonly Term[] | undefined;
  /** Only the known words. */
  readonly known: readonly Term[];
  /** The unknown part is short: an unknown variant as in `17e`, not a word that may be ignored. */
  readonly vague: boolean;
}

type Guess = (text: string) => readonly Meaning[];

/** Letters before a number in models' names, as in `S 24`. */
const LETTER = /^[a-z]$/;
const NUMBER = /^\d/;
/** Minimum length of an unknown word that may be ignored. */
const MIN_LEFT_OUT = 3;
/** Memory sizes, as in `256 GB`. */
const MEMORY = /\d+\s?[gt]b(?!\p{L})/giu;

export function understand(query: string, vocabulary: Vocabulary): QueryReadings {
  const parts = partsOf(query.replace(MEMORY, ' '), vocabulary);
  const nearest = remembered((text) => correctionsOf(text, vocabulary));
  const beginning: Guess = (text) => beginningsOf(text, vocabulary);
  const either: Guess = (text) => distinct([...beginning(text), ...nearest(text)]);
  return {
    typed: wholeOf(termsOf(parts, nearest)),
    begun: wholeOf(lastBegun(termsOf(parts, either), parts, beginning)),
    known: termsOf(
      parts.filter(({ meaning }) => meaning),
      nearest,
    ),
    vague: parts.some(({ text, meaning }) => !meaning && text.length < MIN_LEFT_OUT),
  };
}

function remembered(guess: Guess): Guess {
  const known = new Map<string, readonly Meaning[]>();
  return (text) => {
    const meanings = known.get(text) ?? guess(text);
    known.set(text, meanings);
    return meanings;
  };
}

function termsOf(parts: readonly Part[], guess: Guess): readonly Term[] {
  const terms: Term[] = [];
  for (const { text, meaning } of parts) {
    if (!meaning) terms.push({ text, meanings: guess(text) });
    else for (const word of meaning) pushWord(terms, meaning.length === 1 ? text : word, word);
  }
  return withoutParents(terms);
}

/** Joins a letter and the number after it to one word, because some scripts separate them. */
function pushWord(terms: Term[], text: string, word: string): void {
  const last = terms.at(-1);
  const letter = last && certainWord(last);
  if (letter !== undefined && LETTER.test(letter) && NUMBER.test(word)) {
    terms[terms.length - 1] = { text: letter + word, meanings: [[letter + word]] };
  } else terms.push({ text, meanings: [[word]] });
}

/** The word that a term certainly means. */
export const certainWord = ({ meanings: [meaning, other] }: Term): string | undefined =>
  meaning?.length === 1 && !other ? meaning[0] : undefined;

/** Honor is not Huawei, although people write both: next to its brand, the parent brand is ignored. */
function withoutParents(terms: readonly Term[]): readonly Term[] {
  const words = new Set(terms.map(certainWord));
  return terms.filter(
    (term) => !PARENT_BRANDS.some(({ brand, parent }) => words.has(brand) && certainWord(term) === parent),
  );
}

const wholeOf = (terms: readonly Term[]): readonly Term[] | undefined =>
  terms.every(({ meanings }) => meanings.length > 0) ? terms : undefined;

/** The last word may be incomplete, even if it is a known word or has no meaning yet: `red` begins `redmi`. */
function lastBegun(terms: readonly Term[], parts: readonly Part[], beginning: Guess): readonly Term[] {
  const last = parts.at(-1);
  if (!last?.meaning) return terms;
  const text = last.meaning.length === 0 ? last.text : (terms.at(-1)?.text ?? last.text);
  const meanings = beginning(text);
  if (meanings.length === 0) return terms;
  const others = terms.slice(0, terms.length - last.meaning.length);
  return [...others, { text, meanings }];
}

const beginningsOf = (text: string, vocabulary: Vocabulary): readonly Meaning[] =>
  distinct([...vocabulary].flatMap(([key, meaning]) => (key.startsWith(text) && hasMeaning(meaning) ? [meaning] : [])));

function correctionsOf(text: string, vocabulary: Vocabulary): readonly Meaning[] {
  const moved = vocabulary.get(cyrillicAsLatin(text));
  if (moved) return [moved];
  return distinct(nearestTo(text, vocabulary.keys()).map((word) => vocabulary.get(word) ?? [])).filter(hasMeaning);
}

const hasMeaning = (meaning: Meaning): boolean => meaning.length > 0;

const distinct = (meanings: readonly Meaning[]): readonly Meaning[] => [
  ...new Map(meanings.map((meaning) => [meaning.join(' '), meaning])).values(),
];

const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** Converts text typed with the Russian keyboard layout to the Latin letters on the same keys. */
const cyrillicAsLatin = (text: string): string =>
  Array.from(text, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
