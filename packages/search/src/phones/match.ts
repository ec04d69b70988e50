import type { Candidate } from './candidates.ts';
import { certainWord, type Term } from './terms.ts';
import { keyOf, type Meaning, OPTIONAL, SOFT, VARIANT_WORDS } from './vocabulary.ts';

export interface Hit {
  readonly candidate: Candidate;
  /** How much of the phone's name the query does not contain. */
  readonly cost: number;
}

/** Costs of words that the query does not contain; below `exact`, the query means this phone. */
const COST = { number: 1, variant: 1, word: 0.2, parent: 0.3, soft: 0.05, exact: 0.5 } as const;
const DIGIT = /\d/;

export const isExact = ({ cost }: Hit): boolean => cost < COST.exact;

/** Candidates that have every word of the query, the closest names first; items on sale before others. */
export function hitsFor(
  terms: readonly Term[],
  candidates: readonly Candidate[],
  looseNumbers = false,
): readonly Hit[] {
  const asked = terms.filter(chooses);
  if (asked.length === 0) return [];
  const soft = new Set(terms.flatMap((term) => certainWord(term) ?? []).filter((word) => SOFT.has(word)));
  return candidates
    .flatMap((candidate): Hit[] => {
      const cost = costOf(candidate, asked, looseNumbers);
      if (cost === undefined || (soft.has('4g') && candidate.words.has('5g'))) return [];
      const unlike = [...SOFT].filter((word) =>
        soft.has(word) ? !candidate.words.has(word) : candidate.apart.has(word),
      );
      return [{ candidate, cost: cost + unlike.length * COST.soft }];
    })
    .sort((a, b) => a.cost - b.cost || placeOf(a) - placeOf(b));
}

/** Whether a word distinguishes between phones. */
export const chooses = (term: Term): boolean =>
  !SOFT.has(certainWord(term) ?? '') && term.meanings.some((meaning) => meaning.length > 0);

const placeOf = ({ candidate }: Hit): number => candidate.place ?? Number.MAX_SAFE_INTEGER;

/** Undefined if a word of the query is missing. */
function costOf(candidate: Candidate, terms: readonly Term[], looseNumbers: boolean): number | undefined {
  const used = new Set<string>();
  let cost = 0;
  for (const { meanings } of terms) {
    const words = firstHeld(meanings, candidate, looseNumbers);
    if (!words) return undefined;
    for (const word of words) used.add(word);
    if (words.some((word) => candidate.parents.has(word))) cost += COST.parent;
  }
  const brand = keyOf(candidate.brand);
  const plain = (word: string) => word === brand || OPTIONAL.has(word) || candidate.parents.has(word);
  // A brand alone matches all its phones equally, and none exactly.
  if ([...used].every(plain)) return cost + COST.exact;
  for (const word of candidate.words) if (!used.has(word) && !plain(word)) cost += costOfWord(word);
  return cost;
}

function costOfWord(word: string): number {
  if (DIGIT.test(word)) return COST.number;
  return VARIANT_WORDS.has(word) ? COST.variant : COST.word;
}

/** The words of the first meaning that a candidate has. */
function firstHeld(meanings: readonly Meaning[], candidate: Candidate, looseNumbers: boolean): Meaning | undefined {
  for (const meaning of meanings) {
    const held = meaning.map((word) => heldWord(word, candidate, looseNumbers));
    if (held.every((word) => word !== undefined)) return held;
  }
  return undefined;
}

function heldWord(word: string, { words, parents }: Candidate, looseNumbers: boolean): string | undefined {
  if (words.has(word) || parents.has(word)) return word;
  if (!looseNumbers || !DIGIT.test(word)) return undefined;
  return [...words].find((one) => one.slice(1) === word && !DIGIT.test(one.slice(0, 1)));
}
