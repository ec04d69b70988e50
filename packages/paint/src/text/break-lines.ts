import { Rules } from '@cto.af/linebreak';
import { graphemesOf } from './itemise.ts';
import { boundsOf, brokenLine } from './lines.ts';

/** Scripts without spaces; only a dictionary finds their words (UAX #14: class SA). */
const DICTIONARY_SCRIPTS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Breaks a text so that its lines fit a measure: as many words on each line as fit. It follows UAX #14 (no full stop at
 * the start of a line, no opening bracket at the end), and a dictionary for Thai and similar scripts. A word wider than
 * the measure is broken between characters, never inside one.
 * @param widthOf the width of a line, in the unit of the measure; called with parts of the text
 * @returns ascending UTF-16 offsets into the text: the `breaks` of a text layer
 */
export function breakToFit(text: string, measure: number, widthOf: (line: string) => number): number[] {
  const fits = (line: string): boolean => widthOf(brokenLine(line)) <= measure;
  return boundsOf(text, []).flatMap(([whole]) => {
    const [from, to] = whole ?? [0, 0];
    return breakParagraph(text.slice(from, to), fits).map((at) => from + at);
  });
}

type Fits = (line: string) => boolean;

function breakParagraph(text: string, fits: Fits): number[] {
  const breaks: number[] = [];
  let lineStart = 0;
  let lastFit = 0;
  for (const at of opportunities(text)) {
    if (fits(text.slice(lineStart, at))) {
      lastFit = at;
      continue;
    }
    if (lastFit > lineStart) {
      breaks.push(lastFit);
      lineStart = lastFit;
    }
    // The rest that now begins a line may be wider than the line.
    while (!fits(text.slice(lineStart, at))) {
      const cut = longestFit(text.slice(lineStart, at), fits);
      if (lineStart + cut >= at) break;
      lineStart += cut;
      breaks.push(lineStart);
    }
    lastFit = at;
  }
  return breaks.filter((at) => at < text.length);
}

/** The offset of the last character that still fits; every line gets at least one. */
function longestFit(word: string, fits: Fits): number {
  let end = 0;
  for (const character of graphemesOf(word)) {
    const next = end + character.length;
    // A hyphen does not stand alone in a line.
    const hyphen = word[next] === '\u00AD' ? 1 : 0;
    if (end > 0 && !fits(word.slice(0, next + hyphen))) break;
    end = next;
  }
  return end;
}

/** Every offset where a line may end; the last one is the text's end. */
function opportunities(text: string): number[] {
  const found = new Set<number>();
  for (const { position } of new Rules().breaks(text)) found.add(position);
  for (const { segment, index } of words.segment(text)) {
    if (index > 0 && DICTIONARY_SCRIPTS.test(segment) && DICTIONARY_SCRIPTS.test(text[index - 1] ?? ''))
      found.add(index);
  }
  const whole = clusterStarts(text);
  found.add(text.length);
  return [...found].filter((at) => at > 0 && whole.has(at)).sort((a, b) => a - b);
}

function clusterStarts(text: string): ReadonlySet<number> {
  const starts = new Set<number>([text.length]);
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    starts.add(at);
    at += grapheme.length;
  }
  return starts;
}
