/** Letters of names whose own form Unicode composes away: U+FA19, a form of U+795E, is another way to write a family. */
const OWN_FORMS = /[\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u;
const OTHERS = new RegExp(`[^${OWN_FORMS.source.slice(1, -1)}]+`, 'gu');

/**
 * A text in composed characters (NFC), which keeps compatibility ideographs: they have forms of their own in names, and
 * NFC replaces them for ever (The Unicode Standard, 23.4: variation sequences).
 */
export const composed = (text: string): string =>
  OWN_FORMS.test(text) ? text.replaceAll(OTHERS, (part) => part.normalize('NFC')) : text.normalize('NFC');

/**
 * Where a line of a text ends whatever its width: the mandatory breaks of UAX #14 (classes BK, CR, LF and NL). As the
 * source of a regular expression.
 */
export const LINE_END = String.raw`\r\n|[\n\v\f\r\u0085\u2028\u2029]`;
const LINE_ENDS = new RegExp(LINE_END, 'gu');

/** A text whose lines end with line feeds alone. */
export const withLineFeeds = (text: string): string => text.replaceAll(LINE_ENDS, '\n');

/** A typed text as it is kept: composed, blanks joined, none around it. */
export const evenText = (typed: string): string => composed(typed).replaceAll(/\s+/gu, ' ').trim();

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text in whole characters, as people count them. @param most UTF-16 units */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
