import { describe, expect, it } from 'vitest';
import type { CaretLine } from '@cpc/paint/text';
import { edgeAt, offsetAt, selectedCarets, wordAt } from './caret-path.ts';

const edge = (x: number, top: number) =>
  [
    { x, y: top },
    { x, y: top + 10 },
  ] as const;

/** A line of letters of 5 mm. */
function line(start: number, count: number, top: number): CaretLine {
  const carets = Array.from({ length: count }, (_, i) => ({
    offset: start + i,
    before: edge(i * 5, top),
    after: edge(i * 5 + 5, top),
  }));
  return { start, end: start + count, carets, last: edge(count * 5, top) };
}

/** "abc", an empty line, "de". */
const LINES = [line(0, 3, 0), line(4, 0, 10), line(5, 2, 20)];
const same = (point: { x: number; y: number }) => point;

describe('the caret of a text that is written where it is', () => {
  it('[ED-03.8] stands before its character, and at the end of its line', () => {
    expect(edgeAt(LINES, 0)).toEqual(edge(0, 0));
    expect(edgeAt(LINES, 2)).toEqual(edge(10, 0));
    expect(edgeAt(LINES, 3)).toEqual(edge(15, 0));
    expect(edgeAt(LINES, 4)).toEqual(edge(0, 10));
    expect(edgeAt(LINES, 7)).toEqual(edge(10, 20));
  });

  it('[ED-03.8] goes to where a finger touches', () => {
    expect(offsetAt(LINES, { x: 6, y: 4 }, same)).toBe(1);
    expect(offsetAt(LINES, { x: 40, y: 4 }, same)).toBe(3);
    expect(offsetAt(LINES, { x: 1, y: 15 }, same)).toBe(4);
    expect(offsetAt(LINES, { x: 9, y: 29 }, same)).toBe(7);
  });

  it('[ED-03.8] a selection has its characters on every line', () => {
    expect(selectedCarets(LINES, 1, 6).map(({ offset }) => offset)).toEqual([1, 2, 5]);
  });

  it.each([
    ['Hello you', 2, [0, 5]],
    ['Hello you', 9, [6, 9]],
    ['', 0, [0, 0]],
  ] as const)('[ED-03.8] a double tap selects the word of "%s" at %i', (text, offset, range) => {
    expect(wordAt(text, offset)).toEqual(range);
  });
});
