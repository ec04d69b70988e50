import type { UnicodeRange } from './types.ts';

/** Ascending code points as the shortest list of ranges. */
export function toRanges(codePoints: readonly number[]): UnicodeRange[] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && codePoint === last[1] + 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

export function holds(ranges: readonly UnicodeRange[], codePoint: number): boolean {
  return ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
}
