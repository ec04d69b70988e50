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

describe('what an outline tells preflight', () => {
  it('[PF-01] the thin strokes of a regular typeface are about a twelfth of its size, whatever the script', async () => {
    for (const text of ['Hamburg', 'مرحبا', 'สวัสดี']) {
      const { thinStroke: breadth } = await factsOf(text);
      expect({ text, breadth: breadth > 0.35 && breadth < 1.1 }).toEqual({ text, breadth: true });
    }
    // The variable Chinese face lies at its thinnest weight.
    expect((await factsOf('你好世界')).thinStroke).toBeLessThan(0.35);
  });

  it('[PF-01] what is read is measured: small letters of Latin, the whole body of Chinese', async () => {
    expect((await factsOf('moan')).readHeight).toBeCloseTo(5.5, 0);
    expect((await factsOf('你好')).readHeight).toBeGreaterThan(8);
  });

  it('[PF-01] the letters lie about the middle of the box, and bent ones follow the bend', async () => {
    const { letters, width } = await factsOf('HHH');
    expect(letters).toHaveLength(3);
    expect(letters[1]).toMatchObject({ x: expect.closeTo(-3.2, 0) });
    expect(letters.every(({ x }) => Math.abs(x) < width / 2)).toBe(true);
    const bent = await factsOf('HHHHHHHH', { arc: 180 });
    const tops = bent.letters.map(({ y }) => y);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(5);
  });

  it('[PF-01] names what no typeface has, and is silent while a font is on its way', async () => {
    expect((await factsOf('a\u{10FFFD}')).missing).toEqual(['\u{10FFFD}']);
    const outline = { width: 1, height: 1, path: [], ink: { x: 0, y: 0, width: 0, height: 0 }, letterHeight: 0 };
    expect(textFacts({ ...outline, missing: [], pending: ['latin.ttf'] })).toBeUndefined();
  });
});

describe('the breadth of thin strokes', () => {
  const bar = (x: number, y: number, width: number, height: number) =>
    [
      ['move', x, y],
      ['line', x + width, y],
      ['line', x + width, y + height],
      ['line', x, y + height],
      ['close'],
    ] as const;

  it('[PF-01] a bar is as broad as it is narrow, and a hole counts as no ink', () => {
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

  it('[PF-01] bars that overlap are one shape: the edge within is no edge', () => {
    expect(thinStroke(contoursOf([...bar(0, 0, 12, 4), ...bar(8, 0, 12, 4)]))).toBeCloseTo(4, 5);
  });

  it('[PF-01] nothing has no breadth', () => {
    expect(thinStroke(contoursOf([]))).toBe(0);
  });
});
