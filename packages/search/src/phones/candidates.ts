import { CODES } from './data/codes.ts';
import { KNOWN } from './data/known.ts';
import { commonWords, PARENT_BRANDS, keyOf, type Meaning, plainOf, SOFT, type Vocabulary } from './vocabulary.ts';

/** The name of a row of the catalogue. */
export interface PhoneName {
  readonly brand: string;
  readonly model: string;
}

/** A phone that a query may mean. */
export interface Candidate {
  /** `Apple iPhone 15`; if the model begins with its brand, the brand is not repeated. */
  readonly name: string;
  readonly brand: string;
  readonly words: ReadonlySet<string>;
  /** Additional words that find it, although they are not in its name. */
  readonly parents: ReadonlySet<string>;
  /** A word that distinguishes it from a phone with an otherwise equal name: `5g`. */
  readonly apart: ReadonlySet<string>;
  /** Index in the list of items on sale; undefined if it is not on sale. */
  readonly place: number | undefined;
}

export interface Candidates {
  readonly all: readonly Candidate[];
  readonly vocabulary: Vocabulary;
  /** Names by the beginnings of the makers' model numbers, as keys. */
  readonly codes: ReadonlyMap<string, string>;
}

/** `S24`, `14T`, `A20e`, `5.4`: one word, never split. */
const UNIT = /^[a-z]?\d+(?:\.\d+)?[a-z]?$/;
const PIECES = /\d+(?:\.\d+)?|[^\d. ]+/g;

/** The phones on sale, in order, and known phones that are not on sale. */
export function candidatesOf(phones: readonly PhoneName[]): Candidates {
  const vocabulary = commonWords();
  const codes = codeTable();
  const sold = apartOf(phones.map((phone, place) => candidateOf(phone, place, vocabulary)));
  const names = new Set(sold.map(({ name }) => keyOf(name)));
  const all = [...sold];
  for (const phone of [...knownPhones(), ...[...codes.values()].map(splitName)]) {
    const candidate = candidateOf(phone, undefined, vocabulary);
    if (names.has(keyOf(candidate.name))) continue;
    names.add(keyOf(candidate.name));
    all.push(candidate);
  }
  for (const { words } of all) {
    for (const word of words) if (!vocabulary.has(word)) vocabulary.set(word, [word]);
  }
  return { all, vocabulary, codes };
}

export const nameOf = ({ brand, model }: PhoneName): string =>
  model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;

function candidateOf(phone: PhoneName, place: number | undefined, vocabulary: Vocabulary): Candidate {
  const words = new Set([keyOf(phone.brand), ...wordsOf(phone.model, vocabulary)]);
  const parents = PARENT_BRANDS.filter(({ brand, alone }) => alone && words.has(brand)).map(({ parent }) => parent);
  return { name: nameOf(phone), brand: phone.brand, words, parents: new Set(parents), apart: new Set(), place };
}

/** Marks the soft words that distinguish a phone from another. */
function apartOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const keyWithout = ({ words }: Candidate, word: string) => [...words].filter((one) => one !== word).join(' ');
  const known = new Set(candidates.map((one) => keyWithout(one, '')));
  return candidates.map((one) => {
    const apart = [...SOFT].filter((word) => one.words.has(word) && known.has(keyWithout(one, word)));
    return { ...one, apart: new Set(apart) };
  });
}

function wordsOf(model: string, vocabulary: Vocabulary): string[] {
  const pieces = plainOf(model)
    .split(' ')
    .flatMap((word) => (isNoise(word, vocabulary) ? [] : UNIT.test(word) ? [word] : (word.match(PIECES) ?? [])));
  return pieces.flatMap((piece): Meaning => (UNIT.test(piece) ? [piece] : meaningOf(piece, vocabulary)));
}

const isNoise = (word: string, vocabulary: Vocabulary): boolean => vocabulary.get(word)?.length === 0;

/** A single letter in a model's name has no other meaning. */
const meaningOf = (word: string, vocabulary: Vocabulary): Meaning =>
  word.length === 1 ? [word] : (vocabulary.get(word) ?? [word]);

const linesOf = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', list = ''] = line.split('|');
      return [name.trim(), list.trim()];
    });

const knownPhones = (): PhoneName[] =>
  linesOf(KNOWN).flatMap(([brand, models]) => models.split(',').map((model) => ({ brand, model: model.trim() })));

/** Names by the beginnings of the makers' model numbers, as keys. */
export const codeTable = (): ReadonlyMap<string, string> =>
  new Map(linesOf(CODES).flatMap(([name, codes]) => codes.split(' ').map((code) => [keyOf(code), name] as const)));

function splitName(name: string): PhoneName {
  const [brand = '', ...model] = name.split(' ');
  return { brand, model: model.join(' ') };
}
