import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parallel } from './parallel.ts';
import { type Corner, distanceToEdge, polygonContains, polygonOf, signedArea } from './polygon.ts';
import { growShape, shapeContains, shapePath } from './shapes.ts';
import type { Shape } from './surface.ts';

/** A simple outline, mostly concave: any distances at equal angles around a centre never cross. */
const star = fc.array(fc.double({ min: 15, max: 40, noNaN: true }), { minLength: 5, maxLength: 14 }).map((reaches) =>
  reaches.map((reach, i): Corner => {
    const angle = (i / reaches.length) * 2 * Math.PI;
    return { x: 50 + reach * Math.cos(angle), y: 50 + reach * Math.sin(angle) };
  }),
);
const point = fc.record({
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  y: fc.double({ min: 0, max: 100, noNaN: true }),
});
/** Error of round corners, which are drawn in straight steps. */
const ROUNDING = 0.02;

const distanceOutside = (outline: readonly Corner[], at: Corner) =>
  polygonContains(outline, at) ? -distanceToEdge(outline, at) : distanceToEdge(outline, at);

describe('the curve parallel to an outline', () => {
  it('[CT-02.2] outside: contains exactly the points up to that distance, even if concave', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0.1, max: 6, noNaN: true }), point, (outline, by, at) => {
        const grown = parallel(outline, by);
        const distance = distanceOutside(outline, at);
        if (distance < by - ROUNDING) expect(polygonContains(grown, at)).toBe(true);
        // A bay that the growth has closed belongs to the outline, because an outline has no holes.
        if (distance > by + ROUNDING && Math.hypot(at.x - 50, at.y - 50) > 40 + by)
          expect(polygonContains(grown, at)).toBe(false);
        expect(signedArea(grown)).toBeGreaterThan(signedArea(outline));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('[CT-02.2] inside: contains no point nearer to the edge; only the largest piece stays', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0.1, max: 4, noNaN: true }), point, (outline, by, at) => {
        const shrunk = parallel(outline, -by);
        const distance = distanceOutside(outline, at);
        if (polygonContains(shrunk, at)) expect(distance).toBeLessThan(-by + ROUNDING);
        expect(shrunk.length).toBeGreaterThan(2);
      }),
      { seed: 8, numRuns: 400 },
    );
  });

  it('[CT-02.2] every point of the curve has that distance', () => {
    fc.assert(
      fc.property(star, fc.double({ min: -4, max: 6, noNaN: true }), (outline, by) => {
        for (const at of parallel(outline, by))
          expect(Math.abs(distanceOutside(outline, at) - by)).toBeLessThan(ROUNDING + Math.abs(by) * 0.15);
      }),
      { seed: 9, numRuns: 100 },
    );
  });

  it('[CT-02.2] a heart keeps its notch, and shrinks to nothing', () => {
    const heart: Shape = {
      kind: 'path',
      path: [
        ['move', 43, 18],
        ['cubic', 50, 2, 86, 0, 86, 28],
        ['cubic', 86, 50, 60, 66, 43, 80],
        ['cubic', 26, 66, 0, 50, 0, 28],
        ['cubic', 0, 0, 36, 2, 43, 18],
        ['close'],
      ],
    };
    expect(shapeContains(heart, { x: 43, y: 10 })).toBe(false);
    expect(shapeContains(growShape(heart, 1), { x: 43, y: 18 - 0.9 })).toBe(true);
    expect(shapeContains(growShape(heart, -4), { x: 43, y: 20 })).toBe(false);
    expect(shapePath(growShape(heart, -60))).toEqual([]);
    expect(polygonOf(shapePath(growShape(heart, 2))).length).toBeGreaterThan(20);
  });
});
