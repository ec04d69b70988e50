import { LINE_END } from '@cpc/domain';
import { normaliseText } from './itemise.ts';

/**
 * The lines of a text by paragraph: a new paragraph at every line feed, a new line at every break. Each line is
 * normalised, without the spaces at its break.
 * @param breaks ascending UTF-16 offsets into the text; offsets outside it are ignored
 */
export function linesOf(text: string, breaks: readonly number[]): readonly (readonly string[])[] {
  return boundsOf(text, breaks).map((lines) =>
    lines.map(([from, to], i) => {
      const line = normaliseText(text.slice(from, to));
      return i < lines.length - 1 ? brokenLine(line) : line;
    }),
  );
}

/** A soft hyphen at which a word is broken is seen (UAX #14, 5.4). It takes the same place in the text as before. */
const SOFT_HYPHEN = /\u00AD$/;

/** A line that is not the last of its paragraph: without the spaces at its break, and with the hyphen of a broken word. */
export const brokenLine = (line: string): string => line.trimEnd().replace(SOFT_HYPHEN, '-');

const LINE_ENDS = new RegExp(`(${LINE_END})`, 'u');
const IS_LINE_END = new RegExp(`^(?:${LINE_END})$`, 'u');

/** Start and end of a line in the text as typed: UTF-16 offsets. */
export type LineBounds = readonly [from: number, to: number];

/** Where the lines of each paragraph are in the text. */
export function boundsOf(text: string, breaks: readonly number[]): readonly (readonly LineBounds[])[] {
  const paragraphs: LineBounds[][] = [];
  let start = 0;
  for (const part of text.split(LINE_ENDS)) {
    const end = start + part.length;
    if (!IS_LINE_END.test(part)) {
      const bounds = [start, ...breaks.filter((at) => at > start && at < end), end];
      paragraphs.push(bounds.slice(1).map((to, i) => [bounds[i] ?? start, to]));
    }
    start = end;
  }
  return paragraphs;
}
