import { PLAIN_TEXT } from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { shaperFor } from '../testing/fonts.ts';
import { contoursOf } from './contours.ts';
import type { TextContent } from './shaper.ts';
import { textFacts } from './text-facts.ts';
import { thinStroke } from './thin-stroke.ts';

async function factsOf(text: string, more: Partial<TextContent> = {}) {
  const content = { text, typeface: 'noto-sans', size: mm(10), align: 'start' as const, ...PLAIN_TEXT, ...more };
  const facts = textFacts((await shaperFor(content)).shape(content));
  if (!facts) throw new Error('expected every font to be loaded');
  return facts;
}

describe('preflight facts from an outline', () => {
  it('[PF-01.2] thin strokes of a regular typeface are about 1/12 of its size in any script', async () => {
    for (const text of ['Hamburg', 'مرحبا', 'สวัสดี']) {
      const { thinStroke: breadth } = await factsOf(text);
      expect({ text, breadth: breadth > 0.35 && breadth < 1.1 }).toEqual({ text, breadth: true });
    }
    // The variable Chinese face is at its thinnest weight.
    expect((await factsOf('你好世界')).thinStroke).toBeLessThan(0.35);
  });

  it('[PF-01.2] measures the reading height: Latin small letters, the whole Chinese character', async () => {
    expect((await factsOf('moan')).readHeight).toBeCloseTo(5.5, 0);
    expect((await factsOf('你好')).readHeight).toBeGreaterThan(8);
  });

  it('[PF-01.2] letters are relative to the box’s centre, and bent letters follow the bend', async () => {
    const { letters, width } = await factsOf('HHH');
    expect(letters).toHaveLength(3);
    expect(letters[1]).toMatchObject({ x: expect.closeTo(-3.2, 0) });
    expect(letters.every(({ x }) => Math.abs(x) < width / 2)).toBe(true);
    const bent = await factsOf('HHHHHHHH', { arc: 180 });
    const tops = bent.letters.map(({ y }) => y);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(5);
  });

  it('[PF-01.2] lists characters no typeface has, and returns nothing while a font is loading', async () => {
    expect((await factsOf('a\u{10FFFD}')).missing).toEqual(['\u{10FFFD}']);
    const outline = {
      width: 1,
      height: 1,
      path: [],
      emoji: [],
      shape: [],
      ink: { x: 0, y: 0, width: 0, height: 0 },
      letterHeight: 0,
    };
    expect(textFacts({ ...outline, missing: [], pending: ['latin.ttf'] })).toBeUndefined();
  });
});

describe('the width of thin strokes', () => {
  const bar = (x: number, y: number, width: number, height: number) =>
    [
      ['move', x, y],
      ['line', x + width, y],
      ['line', x + width, y + height],
      ['line', x, y + height],
      ['close'],
    ] as const;

  it('[PF-01.2] a bar is as wide as its shorter side, and a hole is no ink', () => {
    expect(thinStroke(contoursOf(bar(0, 0, 20, 2)))).toBeCloseTo(2, 5);
    const frame = [
      ...bar(0, 0, 10, 10),
      ['move', 1, 1],
      ['line', 1, 9],
      ['line', 9, 9],
      ['line', 9, 1],
      ['close'],
    ] as const;
    expect(thinStroke(contoursOf(frame))).toBeCloseTo(1, 5);
  });

  it('[PF-01.2] overlapping bars are one shape: their inner edges do not count', () => {
    expect(thinStroke(contoursOf([...bar(0, 0, 12, 4), ...bar(8, 0, 12, 4)]))).toBeCloseTo(4, 5);
  });

  it('[PF-01.2] an empty outline has width 0', () => {
    expect(thinStroke(contoursOf([]))).toBe(0);
  });
});
