import { describe, expect, it } from 'vitest';
import { shaperFor } from '../testing/fonts.ts';
import { words } from '../testing/shaping.ts';
import type { Caret, CaretEdge } from './carets.ts';
import type { TextContent } from './shaper.ts';

async function caretsOf(text: string, more: Partial<TextContent> = {}) {
  const content = words(text, more);
  const shaper = await shaperFor(content);
  return { lines: shaper.carets(content), outline: shaper.shape(content) };
}

const middleX = ([top, bottom]: CaretEdge): number => (top.x + bottom.x) / 2;
const lefts = (carets: readonly Caret[]) => carets.map(({ before }) => middleX(before));

describe('carets', () => {
  it('[ED-03.8] stand before each letter from left to right, and at the end of the line', async () => {
    const { lines, outline } = await caretsOf('Hello');
    const [line, ...others] = lines;
    expect(others).toEqual([]);
    expect(line?.carets.map(({ offset }) => offset)).toEqual([0, 1, 2, 3, 4]);
    const places = lefts(line?.carets ?? []);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeCloseTo(0, 3);
    expect(middleX(line?.last ?? [outline.ink, outline.ink])).toBeCloseTo(outline.width, 3);
    expect(line?.carets[0]?.before[1].y).toBeCloseTo(outline.height, 3);
  });

  it('[ED-03.1] [ED-03.8] run from right to left in Arabic, whose letters join', async () => {
    const { lines, outline } = await caretsOf('مرحبا', { typeface: 'cairo' });
    const places = lefts(lines[0]?.carets ?? []);
    expect(places).toHaveLength(5);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    expect(places[0]).toBeCloseTo(outline.width, 3);
  });

  it('[ED-03.5] [ED-03.8] [ED-03.10] an emoji is one character, and capitals stand for the letters as typed', async () => {
    expect((await caretsOf('a👍🏽b')).lines[0]?.carets.map(({ offset }) => offset)).toEqual([0, 1, 5]);
    const { lines, outline } = await caretsOf('straße', { capitals: true });
    expect(lines[0]?.carets).toHaveLength(6);
    expect(middleX(lines[0]?.last ?? [outline.ink, outline.ink])).toBeCloseTo(outline.width, 3);
  });

  it('[ED-03.8] every line has its own; an empty one has its place', async () => {
    const { lines } = await caretsOf('ab\n\ncd');
    expect(lines.map(({ end, carets }) => [end, carets.length])).toEqual([
      [2, 2],
      [3, 0],
      [6, 2],
    ]);
    expect(lines[2]?.carets[0]?.offset).toBe(4);
    const tops = lines.map(({ last }) => last[0].y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('[ED-03.2] [ED-03.8] follow a bend and a column', async () => {
    const { lines, outline } = await caretsOf('Hello wonderful', { arc: 180 });
    const [first] = lines[0]?.carets ?? [];
    // On a half circle the first letter lies on its side.
    expect(Math.abs((first?.before[0].y ?? 0) - (first?.before[1].y ?? 9))).toBeLessThan(0.2);
    expect(first?.before[0].y).toBeGreaterThan(outline.height * 0.8);
    const column = await caretsOf('自由', { direction: 'vertical', typeface: 'noto-sans-sc' });
    const [one, two] = column.lines[0]?.carets ?? [];
    expect(two?.before[0].y).toBeGreaterThan(one?.before[0].y ?? 99);
  });
});
