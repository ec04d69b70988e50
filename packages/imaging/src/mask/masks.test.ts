import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPixels, painted } from '../testing.ts';
import { boxBlur } from './box-blur.ts';
import { componentsAbove } from './components.ts';
import { guidedFilter } from './guided-filter.ts';
import { lightness } from './lightness.ts';
import { emptyPlane, type Plane } from '../plane.ts';
import { joined, maskOf, without } from './plane.ts';
import { reduced } from './reduce.ts';
import { placePlane, resizePlane } from './resize-plane.ts';
import { steep } from './steep.ts';

const planeFrom = (width: number, height: number, at: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
  width,
  height,
});
const anyPlane = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: width * height, maxLength: width * height })
      .map((values): Plane => ({ data: Float32Array.from(values), width, height })),
  );

describe('the planes of a cut-out', () => {
  it('[AI-02.1] a blur is the mean of the square around each pixel', () => {
    fc.assert(
      fc.property(anyPlane, fc.integer({ min: 0, max: 30 }), (plane, radius) => {
        const blurred = boxBlur(plane, radius);
        for (let y = 0; y < plane.height; y++) {
          for (let x = 0; x < plane.width; x++) {
            const values = [...plane.data].filter(
              (_, i) =>
                Math.abs((i % plane.width) - x) <= radius && Math.abs(Math.floor(i / plane.width) - y) <= radius,
            );
            const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
            expect(blurred.data[y * plane.width + x]).toBeCloseTo(mean, 4);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[AI-02.1] components hang together by sides, the largest first', () => {
    const rows = ['##..#', '#...#', '..#..', '...#.'];
    const plane = planeFrom(5, 4, (x, y) => (rows[y]?.[x] === '#' ? 1 : 0));
    expect(componentsAbove(plane, 0.5).map(({ area, box }) => [area, box.x, box.y, box.width, box.height])).toEqual([
      [3, 0, 0, 2, 2],
      [2, 4, 0, 1, 2],
      [1, 2, 2, 1, 1],
      [1, 3, 3, 1, 1],
    ]);
  });

  it('[AI-02.1] the guided filter moves a blurred edge of a mask to the edge of the picture', () => {
    const guide = planeFrom(64, 32, (x) => (x < 32 ? 0.1 : 0.9));
    const mask = boxBlur(
      planeFrom(64, 32, (x) => (x < 29 ? 0 : 1)),
      5,
    );
    const filtered = guidedFilter(guide, mask, { radius: 12, epsilon: 1e-4 });
    const row = (plane: Plane, x: number) => plane.data[16 * 64 + x] ?? NaN;
    expect(row(mask, 30)).toBeGreaterThan(0.5);
    expect(row(filtered, 30)).toBeLessThan(0.35);
    expect(row(filtered, 33)).toBeGreaterThan(0.75);
  });

  it('[AI-02.1] an even plane stays even through filter, size and blur, down to one pixel', () => {
    const even = planeFrom(1, 1, () => 0.25);
    expect(guidedFilter(even, even, { radius: 4, epsilon: 1e-4 }).data[0]).toBeCloseTo(0.25, 5);
    expect([...resizePlane(even, { width: 3, height: 2 }).data]).toEqual(Array.from({ length: 6 }, () => 0.25));
    expect(steep(even, 0.25, 0.8).data[0]).toBe(0);
  });

  it('[AI-02.1] a plane placed in a part leaves the rest empty, and cuts off what is outside', () => {
    const ones = planeFrom(4, 4, () => 1);
    const placed = placePlane(ones, { x: 2, y: -2, width: 4, height: 4 }, { width: 5, height: 4 });
    const rows = Array.from({ length: 4 }, (_, y) => [...placed.data.subarray(y * 5, y * 5 + 5)].join(''));
    expect(rows).toEqual(['00111', '00111', '00000', '00000']);
  });

  it('[AI-02.1] a reduced picture keeps its mean colour and shows white where it was transparent', () => {
    const picture = painted(100, 50, (x) => (x % 2 === 0 ? [200, 100, 0] : [0, 100, 200]));
    const small = reduced(picture, 10);
    expect([small.width, small.height, ...small.data.subarray(0, 4)]).toEqual([10, 5, 100, 100, 100, 255]);
    expect([
      ...reduced(
        painted(9, 9, () => [0, 0, 0, 0]),
        3,
      ).data.subarray(0, 4),
    ]).toEqual([255, 255, 255, 255]);
    fc.assert(fc.property(anyPixels, (pixels) => Math.max(reduced(pixels, 8).width, reduced(pixels, 8).height) <= 8));
  });

  it('[AI-02.1] a mask is its plane in 256 steps, and what another mask keeps can be taken away or added', () => {
    const mask = { data: new Uint8ClampedArray([0, 1, 128, 255]), width: 2, height: 2 };
    expect(maskOf(planeFrom(2, 2, (x, y) => [0, 1, 128, 255][y * 2 + x]! / 255))).toEqual(mask);
    const half = { data: new Uint8ClampedArray([255, 255, 200, 0]), width: 2, height: 2 };
    expect([...without(half, mask).data]).toEqual([255, 254, 127, 0]);
    expect([...joined(half, mask).data]).toEqual([255, 255, 200, 255]);
    expect(maskOf(emptyPlane(2, 1)).data).toEqual(new Uint8ClampedArray(2));
    expect(lightness(painted(1, 1, () => [255, 255, 255])).data[0]).toBeCloseTo(1, 5);
  });
});
