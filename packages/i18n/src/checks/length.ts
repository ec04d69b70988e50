import { compileText } from '../compile.ts';
import { type Entry, widthOf } from './entry.ts';

/** How much longer than in English a text may be before somebody looks at it. */
const MUCH = 1.6;
/** Shorter English texts, in letters, have no room to compare: `OK`, `Undo`. */
const SHORT = 12;

/** Whether a text is so much longer than in English that it may not fit. */
export function isMuchLonger({ text, english }: Pick<Entry, 'text' | 'english'>): boolean {
  const theirs = widthOf(compileText(english));
  return theirs >= SHORT && widthOf(compileText(text)) > MUCH * theirs;
}
