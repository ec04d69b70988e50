import { compileText } from '../compile.ts';
import type { CompiledMessage } from '../message.ts';

/** A text with what it is compared with. */
export interface Entry {
  /** The code of its language. */
  readonly locale: string;
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

/** What a reader may see of a message: its texts, those of all arms included, without names of placeholders. */
export function literals(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((token) => {
    if (typeof token === 'string') return [token];
    return armsOf(token[2]).flatMap(literals);
  });
}

/** How much a placeholder shows, in letters. */
const VALUE_LENGTH = 6;

/** The length of a message in letters of Latin size, with the longest of its arms. */
export function widthOf(message: CompiledMessage): number {
  if (typeof message === 'string') return widthOfText(message);
  return message.reduce<number>((sum, token) => {
    if (typeof token === 'string') return sum + widthOfText(token);
    const arms = armsOf(token[2]).map(widthOf);
    return sum + (arms.length > 0 ? Math.max(...arms) : VALUE_LENGTH);
  }, 0);
}

/** Letters of Chinese, Japanese and Korean are as wide as two of others; marks on letters have no width. */
function widthOfText(text: string): number {
  const letters = Array.from(text).filter((letter) => !/\p{Mn}/u.test(letter));
  const wide = letters.filter((letter) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(letter));
  return letters.length + wide.length;
}

/** Besides arms, a plural may have the number that it subtracts. */
const armsOf = (format: unknown): readonly CompiledMessage[] =>
  typeof format === 'object' && format !== null
    ? Object.values(format).filter((arm): arm is CompiledMessage => typeof arm === 'string' || Array.isArray(arm))
    : [];

/** How much longer than in English a text may be before somebody looks at it. */
const MUCH = 1.6;
/** Shorter English texts, in letters, have no room to compare: `OK`, `Undo`. */
const SHORT = 12;

/** Whether a text is so much longer than in English that it may not fit. */
export function isMuchLonger({ text, english }: Pick<Entry, 'text' | 'english'>): boolean {
  const theirs = widthOf(compileText(english));
  return theirs >= SHORT && widthOf(compileText(text)) > MUCH * theirs;
}
