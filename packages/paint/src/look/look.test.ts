import { FILTERS, isPlainLook, lookKey, type PictureLook, PLAIN_LOOK } from '@cpc/design';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveAt } from './curve.ts';
import { applyLook } from './look.ts';

const looked = (rgba: readonly number[], look: Partial<PictureLook>): number[] => {
  const pixels = Uint8ClampedArray.from(rgba);
  applyLook(pixels, { ...PLAIN_LOOK, ...look });
  return [...pixels];
};
const luma = ([r = 0, g = 0, b = 0]: readonly number[]): number => 0.299 * r + 0.587 * g + 0.114 * b;
const byte = fc.integer({ min: 0, max: 255 });
const swing = fc.double({ min: -1, max: 1, noNaN: true });
const anyLook: fc.Arbitrary<PictureLook> = fc.record({
  filter: fc.option(fc.constantFrom(...FILTERS), { nil: null }),
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  brightness: swing,
  contrast: swing,
  saturation: swing,
  warmth: swing,
});

describe('applyLook', () => {
  it('[ED-08] changes each pixel independently and keeps its transparency', () => {
    fc.assert(
      fc.property(
        anyLook,
        fc.array(fc.tuple(byte, byte, byte, byte), { minLength: 1, maxLength: 20 }),
        (look, pixels) => {
          const together = looked(pixels.flat(), look);
          expect(together).toEqual(pixels.flatMap((pixel) => looked(pixel, look)));
          expect(together.filter((_, i) => i % 4 === 3)).toEqual(pixels.map(([, , , alpha]) => alpha));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('a plain look keeps every colour', () => {
    const ramp = Array.from({ length: 256 * 4 }, (_, i) => i % 256);
    expect(looked(ramp, {})).toEqual(ramp);
    expect(looked(ramp, { filter: 'noir', strength: 0 })).toEqual(ramp);
    // Through the tables, too: a tiny look changes nothing.
    expect(looked(ramp, { brightness: 1e-9 })).toEqual(ramp);
  });

  it.each(FILTERS)('the filter %s never makes a lighter grey darker than a darker one', (filter) => {
    const ramp = Array.from({ length: 256 }, (_, v) => [v, v, v, 255]).flat();
    const greys = looked(ramp, { filter });
    const lights = Array.from({ length: 256 }, (_, v) => luma(greys.slice(v * 4, v * 4 + 3)));
    lights.forEach((light, v) => expect(light).toBeGreaterThanOrEqual((lights[v - 1] ?? 0) - 0.5));
    expect((lights[255] ?? 0) - (lights[0] ?? 0)).toBeGreaterThan(185);
  });

  it.each(['mono', 'noir'] as const)('%s removes all colour', (filter) => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const [red = 0, green = 0, blue = 0] = looked([r, g, b, 255], { filter });
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  it('the sliders have the effects of their names', () => {
    const skin = [200, 150, 120, 255];
    expect(luma(looked(skin, { brightness: 0.5 }))).toBeGreaterThan(luma(skin) + 15);
    expect(luma(looked(skin, { brightness: -0.5 }))).toBeLessThan(luma(skin) - 15);
    const [red = 0, , blue = 0] = looked(skin, { warmth: 1 });
    expect(red - blue).toBeGreaterThan(200 - 120 + 20);
    const grey = looked(skin, { saturation: -1 });
    expect(Math.max(...grey.slice(0, 3)) - Math.min(...grey.slice(0, 3))).toBeLessThanOrEqual(1);
    expect(looked([60, 60, 60, 255], { contrast: 1 })[0]).toBeLessThan(45);
    expect(looked([200, 200, 200, 255], { contrast: 1 })[0]).toBeGreaterThan(210);
    expect(looked([0, 0, 0, 255], { contrast: -1 })[0]).toBeGreaterThan(20);
  });

  it('looks with the same pixels have the same key', () => {
    expect(isPlainLook(PLAIN_LOOK)).toBe(true);
    expect(lookKey({ ...PLAIN_LOOK, filter: 'pop', strength: 0 })).toBe(lookKey(PLAIN_LOOK));
    expect(lookKey({ ...PLAIN_LOOK, filter: 'pop' })).not.toBe(lookKey({ ...PLAIN_LOOK, filter: 'film' }));
    expect(lookKey({ ...PLAIN_LOOK, warmth: 0.1 })).not.toBe(lookKey({ ...PLAIN_LOOK, contrast: 0.1 }));
  });
});

describe('curveAt', () => {
  it('goes through its points and stays between neighbouring values', () => {
    const points = [
      [0, 0.1],
      [0.3, 0.2],
      [0.35, 0.8],
      [1, 0.9],
    ] as const;
    const at = curveAt(points);
    for (const [x, y] of points) expect(at(x)).toBeCloseTo(y, 12);
    let before = 0;
    for (let x = 0; x <= 1; x += 0.001) {
      expect(at(x)).toBeGreaterThanOrEqual(before - 1e-12);
      before = at(x);
    }
  });
});
