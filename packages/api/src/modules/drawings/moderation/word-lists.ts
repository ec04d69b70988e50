import { keysOf, REFUSAL_KINDS, type RefusalKind } from '@cpc/domain';
import { fold, readings } from './fold.ts';
import type { Verdict } from './moderation.ts';
import type { WordList } from './word-list.ts';
import { WORD_LISTS } from './words.ts';

/** Scripts that are written without spaces: a word is found anywhere in the text. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+$/u;
/** Arabic articles and prepositions that are written together with the next word. */
const ARABIC_BEGINNINGS = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=\p{L}{3})/u;

interface Compiled {
  readonly kind: RefusalKind;
  /** Words found anywhere; then those found between the borders of words. */
  readonly anywhere: readonly string[];
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly phrases: readonly (readonly string[])[];
}

const COMPILED: readonly Compiled[] = REFUSAL_KINDS.filter((kind) => kind !== 'other').map((kind) =>
  compile(
    kind,
    keysOf(WORD_LISTS).flatMap((locale) => {
      const list: WordList = WORD_LISTS[locale];
      return list[kind].split(',').map((entry) => fold(entry.trim()));
    }),
  ),
);

function compile(kind: RefusalKind, entries: readonly string[]): Compiled {
  const spaced = entries.filter((entry) => entry !== '' && !UNSPACED.test(entry));
  const single = spaced.filter((entry) => !entry.includes(' '));
  return {
    kind,
    anywhere: entries.filter((entry) => UNSPACED.test(entry)),
    whole: new Set(single.filter((entry) => !entry.endsWith('*'))),
    beginnings: single.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
    phrases: spaced.filter((entry) => entry.includes(' ')).map((entry) => entry.split(' ')),
  };
}

/**
 * What the word lists of all languages refuse a prompt for. A word counts between the borders of words, so `Scunthorpe`
 * passes; `*` in a list stands for any ending.
 */
export function refusedWord(prompt: string): Verdict {
  for (const text of readings(prompt)) {
    const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const found = COMPILED.find((list) => hasAny(list, text, words));
    if (found) return found.kind;
  }
  return null;
}

function hasAny({ anywhere, whole, beginnings, phrases }: Compiled, text: string, words: readonly string[]): boolean {
  return (
    anywhere.some((word) => text.includes(word)) ||
    words.some((word) => formsOf(word).some((form) => whole.has(form) || beginsWithOne(form, beginnings))) ||
    phrases.some((phrase) => words.some((_, at) => phrase.every((part, nth) => fits(words[at + nth], part))))
  );
}

const beginsWithOne = (word: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => word.startsWith(beginning));

function formsOf(word: string): readonly string[] {
  const bare = word.replace(ARABIC_BEGINNINGS, '');
  return bare === word ? [word] : [word, bare];
}

const fits = (word: string | undefined, part: string): boolean =>
  word !== undefined &&
  formsOf(word).some((form) => (part.endsWith('*') ? form.startsWith(part.slice(0, -1)) : form === part));
