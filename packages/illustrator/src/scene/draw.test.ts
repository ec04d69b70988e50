import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildArt } from '../../scripts/build.ts';
import { PROMPTS } from '../testing/prompts.ts';
import { faultsOf } from '../testing/well-formed.ts';
import { understand } from '../understand/understand.ts';
import { artTable } from '../words/art-table.ts';
import { draw } from './draw.ts';
import { STYLES } from '../draw/studio.ts';

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
