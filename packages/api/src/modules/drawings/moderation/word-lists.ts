import { keysOf, REFUSAL_KINDS } from '@cpc/domain';
import { fold, isReadable, readings, wordsIn } from './fold.ts';
import type { Verdict } from './moderation.ts';
import { type WordList, WORD_LISTS } from './words.ts';

/** Scripts that are written without spaces: a word is found anywhere in the text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu;
/** Arabic articles and prepositions that are written together with the next word. */
const ARABIC_BEGINNINGS = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=\p{L}{3})/u;

const KINDS = REFUSAL_KINDS.filter((kind) => kind !== 'other');

/** A word or a phrase that is refused; `*` at the end of a part stands for any ending. */
interface Entry {
  /** The place of its kind in `KINDS`: of two entries that are found, the first kind counts. */
  readonly rank: number;
  readonly parts: readonly string[];
}

const ENTRIES: readonly Entry[] = KINDS.flatMap((kind, rank) =>
  keysOf(WORD_LISTS).flatMap((locale) => {
    const list: WordList = WORD_LISTS[locale];
    const entries = list[kind].split(',').map((entry) => fold(entry.trim()));
    return entries.filter((entry) => entry !== '').map((entry) => ({ rank, parts: entry.split(' ') }));
  }),
);

const isUnspaced = ({ parts }: Entry): boolean => parts.join(' ').replaceAll(UNSPACED, '') === '';
const ANYWHERE = ENTRIES.filter(isUnspaced);
/** All others by what their first part begins with. */
const BY_BEGINNING = new Map<string, Entry[]>();
for (const entry of ENTRIES.filter((one) => !isUnspaced(one))) {
  const beginning = bare(entry.parts[0] ?? '');
  BY_BEGINNING.set(beginning, [...(BY_BEGINNING.get(beginning) ?? []), entry]);
}
const MAX_BEGINNING = Math.max(...[...BY_BEGINNING.keys()].map(({ length }) => length));

/**
 * What the word lists of all languages refuse a prompt for. A word counts between the borders of words, so `Scunthorpe`
 * passes. What is too long to be read is refused, so that nothing is hidden behind it.
 */
export function refusedWord(prompt: string): Verdict {
  if (!isReadable(prompt)) return 'other';
  // The readings of a prompt have most of their words in common.
  const known = new Map<string, Word>();
  for (const text of readings(prompt)) {
    const words = wordsIn(text).map((word) => {
      const one = known.get(word) ?? read(word);
      known.set(word, one);
      return one;
    });
    const found = [...unspacedIn(text), ...words.flatMap((word, at) => foundAt(word, words, at))];
    const kind = KINDS[Math.min(...found)];
    if (kind) return kind;
  }
  return null;
}

/** The ranks of what is found in runs without spaces. */
function unspacedIn(text: string): number[] {
  const runs = [...new Set(text.match(UNSPACED))].join('\n');
  return runs === '' ? [] : ANYWHERE.filter(({ parts }) => runs.includes(parts.join(' '))).map(({ rank }) => rank);
}

/** The ranks of what begins with a word. */
function foundAt({ begins }: Word, words: readonly Word[], at: number): number[] {
  return begins
    .filter(({ parts }) =>
      parts.every((part, nth) => nth === 0 || words[at + nth]?.forms.some((form) => fits(form, part))),
    )
    .map(({ rank }) => rank);
}

interface Word {
  readonly forms: readonly string[];
  /** The entries whose first part it is. */
  readonly begins: readonly Entry[];
}

function read(word: string): Word {
  const forms = [...new Set([word, word.replace(ARABIC_BEGINNINGS, '')])];
  return { forms, begins: forms.flatMap(begunBy) };
}

function begunBy(form: string): Entry[] {
  const begins: Entry[] = [];
  for (let length = 1; length <= Math.min(form.length, MAX_BEGINNING); length += 1) {
    const entries = BY_BEGINNING.get(form.slice(0, length)) ?? [];
    begins.push(...entries.filter(({ parts: [first = ''] }) => fits(form, first)));
  }
  return begins;
}

/** A part without the sign for any ending. */
function bare(part: string): string {
  return part.replace(/\*$/, '');
}

function fits(word: string, part: string): boolean {
  return part.endsWith('*') ? word.startsWith(bare(part)) : word === part;
}
