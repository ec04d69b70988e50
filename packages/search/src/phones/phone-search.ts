import { readPartOf } from '../fold.ts';
import { createSearch } from '../search.ts';
import { type Candidate, type Candidates, candidatesOf, type PhoneName } from './candidates.ts';
import { nameByCode, namesByBeginning } from './codes.ts';
import { chooses, type Hit, hitsFor, isExact } from './match.ts';
import { certainWord, type Term, understand } from './terms.ts';
import { keyOf, NAMED } from './vocabulary.ts';

export interface PhonesFound<Item> {
  /** The results, best first; all items in their own order if the query distinguishes nothing. */
  readonly items: readonly Item[];
  /** The phone that the query means, if it is known but not in the list, as `Apple iPhone 8`. */
  readonly missing: string | undefined;
  /** Without results: the brand that the query means, and its items, the nearest first. */
  readonly brand: string | undefined;
  readonly others: readonly Item[];
}

export type PhoneSearch<Item> = (query: string) => PhonesFound<Item>;

const MAX_WORDS = 12;
/** Identifies a phone without its brand: `s24`. */
const LETTER_AND_NUMBER = /^[a-z]\d/;

/**
 * Finds phones by what people call them (CT-06): nicknames, model numbers, brands in any script, typing errors. A
 * number never matches another number, a brand never another brand, and a phone that is not in the list is never
 * replaced by one that is. Items without a brand are found by the words of their names.
 */
export function createPhoneSearch<Item extends PhoneName>(items: readonly Item[]): PhoneSearch<Item> {
  const plain = items.filter(({ brand }) => brand === '');
  const phones = items.filter(({ brand }) => brand !== '');
  const plainSearch = createSearch(plain, ({ model }) => [model]);
  let candidates: Candidates | undefined;
  return (text) => {
    const query = readPartOf(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).join(' ');
    if (keyOf(query) === '') return { items, missing: undefined, brand: undefined, others: [] };
    candidates ??= candidatesOf(phones);
    const found = phonesFor(query, candidates);
    if (found === 'all') return { items, missing: undefined, brand: undefined, others: [] };
    const rows = (hits: readonly Candidate[]) =>
      hits.flatMap(({ place }) => (place === undefined ? [] : (phones[place] ?? [])));
    const understood = found.hits.length > 0 || found.brand !== undefined;
    return {
      items: understood ? rows(found.hits) : plainSearch(query),
      missing: found.missing,
      brand: found.brand,
      others: rows(found.others),
    };
  };
}

interface Answer {
  readonly hits: readonly Candidate[];
  readonly missing: string | undefined;
  readonly brand: string | undefined;
  readonly others: readonly Candidate[];
}

function phonesFor(query: string, candidates: Candidates): Answer | 'all' {
  const { all, vocabulary, codes } = candidates;
  const name = nameByCode(query, codes);
  if (name !== undefined) return answerFor(hitsNamed(new Set([name]), all), [], candidates);
  const { typed, begun, known, vague } = understand(query, vocabulary);
  const first = hitsFor(typed ?? [], all);
  const typedHits = query.trim().length > 1 ? first : [];
  const more = hitsFor(begun ?? [], all).filter(
    ({ candidate }) => !typedHits.some((hit) => hit.candidate === candidate),
  );
  if (typedHits.length + more.length > 0) return answerFor(typedHits, more, candidates);
  if (typed && !typed.some(chooses)) return 'all';
  const least = namesPhone(known) && !vague ? hitsFor(known, all) : [];
  const loose = namesBrand(known) && !vague ? hitsFor(known, all, true) : [];
  const begunCode = hitsNamed(namesByBeginning(query, codes), all);
  const hits = [least, loose, begunCode].find(({ length }) => length > 0) ?? [];
  return hits.length > 0 ? answerFor(hits, [], candidates) : nothingOf(brandIn(known, all), undefined, [], all);
}

const hitsNamed = (names: ReadonlySet<string>, all: readonly Candidate[]): readonly Hit[] =>
  all.flatMap((candidate) => (names.has(candidate.name) ? [{ candidate, cost: 0 }] : []));

/** @param more hits of a looser reading, listed after the others */
function answerFor(hits: readonly Hit[], more: readonly Hit[], { all }: Candidates): Answer {
  const both = [...hits, ...more];
  const sold = both.flatMap(({ candidate }) => (candidate.place === undefined ? [] : [candidate]));
  const [best] = hits;
  const exact = best && isExact(best) && best.candidate.place === undefined ? best.candidate : undefined;
  if (sold.length > 0 && !exact) return { hits: sold, missing: undefined, brand: undefined, others: [] };
  const brand = (exact ?? both[0]?.candidate)?.brand;
  const alike = both.every(({ candidate }) => candidate.brand === brand);
  return nothingOf(exact || alike ? brand : undefined, exact?.name, sold, all);
}

function nothingOf(
  brand: string | undefined,
  missing: string | undefined,
  near: readonly Candidate[],
  all: readonly Candidate[],
): Answer {
  const same = all.filter((one) => brand !== undefined && one.brand === brand && one.place !== undefined);
  const first = near.filter((one) => one.brand === brand);
  return { hits: [], missing, brand, others: [...new Set([...first, ...same])] };
}

const namesBrand = (terms: readonly Term[]): boolean => terms.some((term) => NAMED.has(certainWord(term) ?? ''));

const namesPhone = (terms: readonly Term[]): boolean =>
  namesBrand(terms) || terms.some((term) => LETTER_AND_NUMBER.test(certainWord(term) ?? ''));

/** The brand whose phones have every brand and series that is named. */
function brandIn(terms: readonly Term[], all: readonly Candidate[]): string | undefined {
  const named = terms.flatMap((term) => certainWord(term) ?? []).filter((word) => NAMED.has(word));
  if (named.length === 0) return undefined;
  return all.find(({ words }) => named.every((word) => words.has(word)))?.brand;
}
