import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildArt } from '../../scripts/build.ts';
import { PROMPTS } from '../testing/prompts.ts';
import { faultsOf } from '../testing/well-formed.ts';
import { understand } from '../understand/understand.ts';
import { artTable } from '../words/art-table.ts';
import { draw } from './draw.ts';
import { STYLES, type Box } from '../draw/studio.ts';

beforeAll(() => buildArt());

const SIZE = { width: 256, height: 512 };
const prompts = Object.entries(PROMPTS).flatMap(([code, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => [line.split('|')[0]?.trim() ?? '', code] as const),
);
const anyPrompt = fc.constantFrom(...prompts);

describe('draw', () => {
  it('[AI-01.1] the same order gives the same drawing, another seed or style another one', () => {
    const understanding = understand('three red foxes in the forest');
    const order = { understanding, style: 'modern', seed: 3, ...SIZE } as const;
    expect(draw(order)).toEqual(draw(order));
    expect(draw({ ...order, seed: 4 }).svg).not.toBe(draw(order).svg);
    expect(new Set(STYLES.map((style) => draw({ ...order, style }).svg)).size).toBe(STYLES.length);
  });

  it('[AI-01.1] is well-formed, refers to nothing outside itself, and has no group opacity, whatever is asked for', () => {
    fc.assert(
      fc.property(
        anyPrompt,
        fc.constantFrom(...STYLES),
        fc.integer({ min: 0, max: 1000 }),
        ([prompt, code], style, seed) => {
          const { svg, finish } = draw({ understanding: understand(prompt, code as 'en-US'), style, seed, ...SIZE });
          for (const text of [svg, finish.mask]) {
            expect(faultsOf(text)).toEqual([]);
            expect(text).not.toMatch(/[\s"]opacity=|NaN|undefined|Infinity/);
            expect([...text.matchAll(/href="([^"]*)"/g)].every(([, target]) => target?.startsWith('#'))).toBe(true);
            const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
            for (const [, id] of text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('[AI-01.1] no figure covers another, whatever the words, the seed and the size', () => {
    const crowds = ['a cat, a dog, a horse, a house and a balloon', '12 cats and a castle', 'two birds, 3 fish, a car']
      .concat(['boy with a dog', 'pattern of pizza and a cat', 'five ducks', 'eiffel tower and a couple', '7 hearts'])
      .map((prompt) => [prompt, 'en-US'] as const);
    const anySize = fc.record({
      width: fc.integer({ min: 128, max: 512 }),
      height: fc.integer({ min: 128, max: 1024 }),
    });
    const anyHole = fc.constantFrom([], [{ x: 8, y: 8, width: 60, height: 65 }]);
    fc.assert(
      fc.property(
        fc.oneof(anyPrompt, fc.constantFrom(...crowds)),
        fc.constantFrom(...STYLES),
        fc.integer({ min: 0, max: 1000 }),
        anySize,
        anyHole,
        ([prompt, code], style, seed, size, keepOut) => {
          const understanding = understand(prompt, code as 'en-US');
          const figures = figuresIn(draw({ understanding, style, seed, keepOut, ...size }).svg);
          for (const [at, one] of figures.entries())
            for (const other of figures.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[AI-01.1] draws all that it names where there is room', () => {
    for (const [prompt, count] of [
      ['boy with a dog', 2],
      ['a cat, a dog and a balloon', 3],
      ['12 cats', 12],
      ['a castle and a horse', 2],
    ] as const)
      for (const seed of [0, 1, 2])
        expect(
          figuresIn(draw({ understanding: understand(prompt), style: 'modern', seed, ...SIZE }).svg).length,
        ).toBeGreaterThanOrEqual(count);
  });

  it('[AI-01.1] every drawing that words can name is drawn', () => {
    const { subjects: _, ...scene } = understand('');
    for (const art of artTable().keys()) {
      const subject = { art, word: art, name: art, number: 1, colour: 'blue' } as const;
      const { svg } = draw({ understanding: { ...scene, subjects: [subject] }, style: 'cartoon', seed: 0, ...SIZE });
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).toContain('a-0-ink');
    }
  });

  it('[AI-01.1] refuses sizes that are no picture', () => {
    const understanding = understand('cat');
    for (const width of [0, 63, 4097, 100.5, Number.NaN])
      expect(() => draw({ understanding, style: 'modern', seed: 0, width, height: 512 })).toThrow(RangeError);
  });
});

const PLACED =
  /<g transform="translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\(([-\d.]+) [-\d. ]+\))? scale\([-\d.]+ ([\d.]+)\) translate\(([-\d.]+) ([-\d.]+)\)">/g;

/** The boxes of the figures of a drawing, read from its SVG. */
function figuresIn(svg: string): Box[] {
  return [...svg.matchAll(PLACED)].map(([, ...numbers]) => {
    const [x = 0, y = 0, turn = 0, scale = 0, left = 0, up = 0] = numbers.map((text) => Number(text ?? 0));
    const [width, height] = [-2 * left * scale, -up * scale];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.abs(Math.sin((turn * Math.PI) / 180))];
    const [wide, tall] = [width * cos + height * sin, width * sin + height * cos];
    return { x: x - wide / 2, y: y - height / 2 - tall / 2, width: wide, height: tall };
  });
}

/** How far two boxes reach into each other, in px: the smaller way. */
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  );
