import { describe, expect, it } from 'vitest';
import type { Point } from '../surface/shapes.ts';
import { polygonOf } from '../surface/polygon.ts';
import { MASKS } from './layers/picture.ts';
import { maskPath, maskPathOver } from './mask-shapes.ts';

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two segments cross, not counting their ends. */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < -1e-14 && side(c, d, a) * side(c, d, b) < -1e-14;

describe.each(MASKS)('the mask %s', (mask) => {
  const path = maskPath(mask);
  const points = polygonOf(path);

  it('[ED-01.3] is one closed path that ends where it began', () => {
    expect(path.map(([kind]) => kind).filter((kind) => kind === 'move' || kind === 'close')).toEqual(['move', 'close']);
    const [first, last] = [points[0], points.at(-1)];
    // The closing line is the last side of the path.
    expect(path.at(-1)).toEqual(['close']);
    expect(first && last && Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThanOrEqual(1);
  });

  it('[ED-01.3] lies within the unit box and touches all four of its sides', () => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    for (const values of [xs, ys]) {
      expect(Math.min(...values)).toBeGreaterThanOrEqual(-0.5 - 1e-6);
      expect(Math.max(...values)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Math.min(...values)).toBeLessThan(-0.49);
      expect(Math.max(...values)).toBeGreaterThan(0.49);
    }
  });

  it('[ED-01.3] never crosses itself, runs clockwise and keeps most of the picture', () => {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      for (let j = i + 2; j < points.length; j++) {
        const [c, d] = [points[j] ?? a, points[(j + 1) % points.length] ?? a];
        if (cross(a, b, c, d)) throw new Error(`sides ${i} and ${j} cross`);
      }
    });
    expect(areaOf(points)).toBeGreaterThan(0.3);
  });

  it('[ED-01.3] is stretched over a picture’s box', () => {
    const wide = polygonOf(maskPathOver(mask, 40, 10));
    expect(Math.max(...wide.map(({ x }) => x))).toBeCloseTo(20, 0);
    expect(Math.max(...wide.map(({ y }) => y))).toBeCloseTo(5, 0);
  });
});
