// The library has no types of its own, and a package that depends on this one must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export interface LineLevels {
  /** The direction of the whole paragraph: that of its first strong character (UAX #9, P2–P3). */
  readonly rightToLeft: boolean;
  /** Embedding level of every UTF-16 unit; odd levels run right to left. */
  readonly levels: Uint8Array;
}

/** Embedding levels of one paragraph, by the Unicode bidirectional algorithm. */
export function lineLevels(paragraph: string): LineLevels {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto');
  const base = paragraphs[0]?.level ?? 0;
  return { rightToLeft: base % 2 === 1, levels };
}

/** Moves trailing spaces to the side where the line ends (L1). Changes the levels in place. */
export function settleTrailingSpace(line: string, levels: Uint8Array, rightToLeft: boolean): void {
  for (let i = line.length - 1; i >= 0 && /\s/.test(line[i] ?? ''); i--) levels[i] = rightToLeft ? 1 : 0;
}

/** Sorts runs from reading order into visual order, left to right (UAX #9, L2). */
export function visualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map((run) => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
