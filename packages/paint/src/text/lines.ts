import { normaliseText } from './itemise.ts';

/**
 * The lines of a text by paragraph: a new paragraph at every line feed, a new line at every break. Each line is
 * normalised, without the spaces at its break.
 * @param breaks ascending UTF-16 offsets into the text; offsets outside it are ignored
 */
export function linesOf(text: string, breaks: readonly number[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [];
  let start = 0;
  for (const part of text.split(/(\r\n|\r|\n)/)) {
    const end = start + part.length;
    if (!/^[\r\n]/.test(part)) paragraphs.push(brokenAt(text, start, end, breaks));
    start = end;
  }
  return paragraphs;
}

function brokenAt(text: string, start: number, end: number, breaks: readonly number[]): string[] {
  const inside = breaks.filter((at) => at > start && at < end);
  const bounds = [start, ...inside, end];
  return bounds.slice(1).map((to, i) => {
    const line = normaliseText(text.slice(bounds[i], to));
    return i < inside.length ? line.trimEnd() : line;
  });
}
