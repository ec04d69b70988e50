import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSteps } from '../steps.ts';
import { anyPixels, copied, painted, pixelAt } from '../testing.ts';
import { TIMES, upscale } from './upscale.ts';

const anyTimes = fc.constantFrom(...TIMES);

describe('upscale', () => {
  it('[AI-02.4] multiplies both sides, and gives the same pixels each time and in strips of any size', () => {
    fc.assert(
      fc.property(anyPixels, anyTimes, fc.integer({ min: 1, max: 5_000 }), (source, times, strip) => {
        const [whole, parts] = [runSteps(upscale(source, times)), runSteps(upscale(source, times, strip))];
        expect([whole.width, whole.height]).toEqual([source.width * times, source.height * times]);
        expect(parts.data).toEqual(whole.data);
      }),
      { numRuns: 40 },
    );
  });

  it('[AI-02.4] leaves the given picture as it is', () => {
    fc.assert(
      fc.property(anyPixels, (source) => {
        const before = copied(source);
        runSteps(upscale(source, 2));
        expect(source).toEqual(before);
      }),
    );
  });

  it('[AI-02.4] a picture of one colour stays that colour, to the last row', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), anyTimes, ([r = 0, g = 0, b = 0, a = 0], times) => {
        const result = runSteps(
          upscale(
            painted(7, 40, () => [r, g, b, a]),
            times,
            100,
          ),
        );
        const wanted = a === 0 ? [0, 0, 0, 0] : [r, g, b, a];
        for (let p = 0; p < result.data.length; p += 4) expect([...result.data.subarray(p, p + 4)]).toEqual(wanted);
      }),
      { numRuns: 30 },
    );
  });

  it('[AI-02.4] opaque stays opaque and transparent stays transparent, up to one pixel from what is not', () => {
    const source = painted(24, 24, (x) => [200, 100, 50, x < 12 ? 255 : 0]);
    const result = runSteps(upscale(source, 3));
    const alphas = Array.from({ length: result.width }, (_, x) => pixelAt(result, x, 30)[3]);
    expect(new Set(alphas.slice(0, 33))).toEqual(new Set([255]));
    expect(new Set(alphas.slice(39))).toEqual(new Set([0]));
  });

  it('[AI-02.4] the colour of what is transparent does not spread to what is visible', () => {
    const source = painted(24, 24, (x) => (x < 12 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
    const result = runSteps(upscale(source, 2));
    const row = Array.from({ length: result.width }, (_, x) => pixelAt(result, x, 20));
    const off = row.map(([red = 0, green = 0, blue = 0, alpha = 0]) =>
      // Nearly transparent pixels have too few levels for their colour.
      alpha > 30 ? Math.max(Math.abs(red - 200), Math.abs(green - 100), Math.abs(blue - 50)) : 0,
    );
    expect(Math.max(...off)).toBeLessThan(12);
  });

  it('[AI-02.4] an edge gets no halo: no level leaves the range of its neighbourhood by more than 8', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 0, max: 255 }),
        anyTimes,
        (dark, bright, times) => {
          const source = painted(20, 20, (x, y) => grey((x + y) % 14 < 7 ? dark : bright));
          const result = runSteps(upscale(source, times));
          const [least, most] = [Math.min(dark, bright) - 8.5, Math.max(dark, bright) + 8.5];
          expect([...result.data].every((v, i) => i % 4 === 3 || (v >= least && v <= most))).toBe(true);
        },
      ),
    );
  });

  it('[AI-02.4] a sharp edge becomes sharper than by interpolation: most of it lies within two pixels', () => {
    const result = runSteps(
      upscale(
        painted(20, 8, (x) => grey(x < 10 ? 40 : 200)),
        2,
      ),
    );
    const [before = 0] = pixelAt(result, 18, 8);
    const [after = 0] = pixelAt(result, 21, 8);
    expect(after - before).toBeGreaterThan(0.9 * 160);
  });

  it('tells its progress up to the end', () => {
    const told: number[] = [];
    runSteps(
      upscale(
        painted(10, 100, () => [1, 2, 3]),
        2,
        400,
      ),
      (share) => told.push(share),
    );
    expect(told).toEqual(Array.from({ length: 10 }, (_, n) => (n + 1) / 10));
  });
});

const grey = (level: number): readonly [number, number, number] => [level, level, level];
