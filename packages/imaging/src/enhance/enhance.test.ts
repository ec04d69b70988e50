import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSteps } from '../steps.ts';
import { anyPixels, copied, painted } from '../testing.ts';
import { enhance } from './enhance.ts';
import { vibranceShare } from './vibrance.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const alphas = (data: Uint8ClampedArray) => data.filter((_, i) => i % 4 === 3);

describe('enhance', () => {
  it('[AI-02.3] a strength of 0 changes nothing', () => {
    fc.assert(
      fc.property(anyPixels, (pixels) => {
        expect(runSteps(enhance(copied(pixels), 0))).toEqual(pixels);
      }),
    );
  });

  it('[AI-02.3] keeps alpha, what is invisible, and gives the same pixels each time', () => {
    fc.assert(
      fc.property(anyPixels, unit, (pixels, strength) => {
        const [one, two] = [runSteps(enhance(copied(pixels), strength)), runSteps(enhance(copied(pixels), strength))];
        expect(one.data).toEqual(two.data);
        expect(alphas(one.data)).toEqual(alphas(pixels.data));
        const unseen = pixels.data.map((v, i) => (pixels.data[i | 3] === 0 ? v : (one.data[i] ?? 0)));
        expect(one.data).toEqual(unseen);
      }),
    );
  });

  it('[AI-02.3] a picture of one colour stays as it is, also one pixel, and one where nothing is visible', () => {
    const side = fc.integer({ min: 1, max: 60 });
    const bytes = fc.uint8Array({ minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(bytes, side, side, ([r = 0, g = 0, b = 0, a = 0], width, height) => {
        const pixels = painted(width, height, () => [r, g, b, a]);
        expect(runSteps(enhance(copied(pixels), 1))).toEqual(pixels);
      }),
    );
  });

  it('[AI-02.3] a dull picture gets a wider range, stronger colours and less of a cast', () => {
    const dull = painted(128, 128, (x, y) => [112 + x / 4, 100 + y / 4, 92 + ((x * y) % 128) / 4]);
    const before = measured(dull.data);
    const after = measured(runSteps(enhance(copied(dull), 1)).data);
    expect(after.range).toBeGreaterThan(1.6 * before.range);
    expect(after.colour).toBeGreaterThan(1.3 * before.colour);
    expect(after.cast).toBeLessThan(before.cast);
  });

  it('[AI-02.3] a half strength gives the middle of before and after', () => {
    const dull = painted(64, 64, (x, y) => [90 + x, 100 + y / 2, 80 + y]);
    const [half, full] = [0.5, 1].map((strength) => runSteps(enhance(copied(dull), strength)).data);
    const off = dull.data.map((v, i) => Math.abs((v + (full?.[i] ?? 0)) / 2 - (half?.[i] ?? 0)));
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });

  it('[AI-02.3] skin gets half the vibrance of another colour that is as strong', () => {
    expect(vibranceShare(180, 140, 120)).toBeCloseTo(vibranceShare(120, 140, 180) / 2);
    expect(vibranceShare(90, 70, 55)).toBeCloseTo(vibranceShare(55, 90, 70) / 2);
  });

  it('tells its progress, which only grows', () => {
    const told: number[] = [];
    runSteps(
      enhance(
        painted(20, 300, (x, y) => [x, y, x + y]),
        1,
      ),
      (share) => told.push(share),
    );
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.length).toBeGreaterThan(4);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });
});

/** The range of the green channel, the deviation of red from blue, and the difference of their means. */
function measured(data: Uint8ClampedArray) {
  const channel = (n: number) => data.filter((_, i) => i % 4 === n);
  const mean = (values: Uint8ClampedArray) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  const cast = mean(red) - mean(blue);
  const colour = Math.sqrt(red.reduce((sum, r, i) => sum + (r - (blue[i] ?? 0) - cast) ** 2, 0) / red.length);
  return { range: Math.max(...green) - Math.min(...green), colour, cast: Math.abs(cast) };
}
