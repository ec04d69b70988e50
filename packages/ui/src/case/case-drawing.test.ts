import type { Mm } from '@cpc/domain';
import { growShape, type Shape, shapeBounds } from '@cpc/design';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shapePath } from './shape-path.ts';

const size = fc.double({ min: 2, max: 80, noNaN: true });
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(size, size, size, size, fc.double({ min: 0, max: 1, noNaN: true })).map(([x, y, width, height, share]) => ({
    kind: 'roundedRect' as const,
    x: x as Mm,
    y: y as Mm,
    width: width as Mm,
    height: height as Mm,
    radius: ((Math.min(width, height) / 2) * share) as Mm,
  })),
  fc
    .tuple(size, size, size, size)
    .map(([cx, cy, rx, ry]) => ({ kind: 'ellipse' as const, cx: cx as Mm, cy: cy as Mm, rx: rx as Mm, ry: ry as Mm })),
);

it('[ED-09.1] every outline is one closed path within its grown bounds', () => {
  fc.assert(
    fc.property(shape, fc.double({ min: -0.9, max: 3, noNaN: true }), (one, grow) => {
      const path = shapePath(one, grow);
      expect(path.match(/M/g)).toHaveLength(1);
      expect(path.endsWith('Z')).toBe(true);
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
      const { x, y, width, height } = shapeBounds(growShape(one, grow));
      numbers.forEach((value, i) => {
        const [low, long] = i % 2 === 0 ? [x, width] : [y, height];
        expect(value).toBeGreaterThanOrEqual(low - 0.001);
        expect(value).toBeLessThanOrEqual(low + long + 0.001);
      });
    }),
    { seed: 3 },
  );
});
