import { CODES } from './data/codes.ts';
import { KNOWN } from './data/known.ts';
import { commonWords, HOUSE_LIST, keyOf, type Meaning, plainOf, SOFT, type Vocabulary } from './vocabulary.ts';

/** What a row of the catalogue is called. */
export interface PhoneName {
  readonly brand: string;
  readonly model: string;
}

/** A phone that may be meant. */
export interface Candidate {
  /** `Apple iPhone 15`; a model that begins with its brand does not say it twice. */
  readonly name: string;
  readonly brand: string;
  readonly words: ReadonlySet<string>;
  /** Words that find it besides, though its name has them not. */
  readonly houses: ReadonlySet<string>;
  /** A word that only this phone has of two that are named alike: `5g`. */
  readonly apart: ReadonlySet<string>;
  /** Place in the list of what is sold; undefined where it is not sold. */
  readonly place: number | undefined;
}

export interface Candidates {
  readonly all: readonly Candidate[];
  readonly vocabulary: Vocabulary;
  /** Names by the beginnings of makers' model numbers, as keys. */
  readonly codes: ReadonlyMap<string, string>;
}

/** `S24`, `14T`, `A20e`, `5.4`: one word, never cut. */
const UNIT = /^[a-z]?\d+(?:\.\d+)?[a-z]?$/;
const PIECES = /\d+(?:\.\d+)?|[^\d. ]+/g;

/** What is sold, in its order, and what people may look for in vain. */
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
  const houses = HOUSE_LIST.filter(({ brand, alone }) => alone && words.has(brand)).map(({ house }) => house);
  return { name: nameOf(phone), brand: phone.brand, words, houses: new Set(houses), apart: new Set(), place };
}

/** Marks the soft words that tell a phone from another. */
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

/** A single letter in a model's name stands for itself. */
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

const codeTable = (): ReadonlyMap<string, string> =>
  new Map(linesOf(CODES).flatMap(([name, codes]) => codes.split(' ').map((code) => [keyOf(code), name] as const)));

function splitName(name: string): PhoneName {
  const [brand = '', ...model] = name.split(' ');
  return { brand, model: model.join(' ') };
}
