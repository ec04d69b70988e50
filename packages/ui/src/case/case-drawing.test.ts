import type { Mm } from '@cpc/domain';
import type { Shape } from '@cpc/design';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lensesIn } from './lenses.ts';
import { shapeBox, shapePath } from './shape-path.ts';

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

/** Where a relative path of M, a, h, v ends: a closed outline ends where it began. */
function endOf(path: string): readonly [start: readonly number[], end: readonly number[]] {
  const start = /^M([\d.e+-]+) ([\d.e+-]+)/.exec(path)?.slice(1).map(Number) ?? [];
  let [x = 0, y = 0] = start;
  for (const [, command, rest = ''] of path.matchAll(/([ahv])([^ahvMZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'h') x += numbers[0] ?? 0;
    if (command === 'v') y += numbers[0] ?? 0;
    if (command === 'a') [x, y] = [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
  }
  return [start, [x, y]];
}

it('[ED-09] every outline closes, also grown and shrunk', () => {
  fc.assert(
    fc.property(shape, fc.double({ min: -0.9, max: 3, noNaN: true }), (one, grow) => {
      const [start, end] = endOf(shapePath(one, grow));
      expect(end[0]).toBeCloseTo(start[0] ?? Number.NaN, 6);
      expect(end[1]).toBeCloseTo(start[1] ?? Number.NaN, 6);
    }),
    { seed: 3 },
  );
});

it('[ED-09] every lens lies within its camera cut-out, and no two touch', () => {
  fc.assert(
    fc.property(shape, (one) => {
      const box = shapeBox(one);
      const lenses = lensesIn(one);
      expect(lenses.length).toBeGreaterThan(0);
      for (const { cx, cy, r } of lenses) {
        expect(cx - r).toBeGreaterThanOrEqual(box.x - 1e-9);
        expect(cy - r).toBeGreaterThanOrEqual(box.y - 1e-9);
        expect(cx + r).toBeLessThanOrEqual(box.x + box.width + 1e-9);
        expect(cy + r).toBeLessThanOrEqual(box.y + box.height + 1e-9);
      }
      for (const [i, a] of lenses.entries()) {
        for (const b of lenses.slice(i + 1)) expect(Math.hypot(a.cx - b.cx, a.cy - b.cy)).toBeGreaterThan(a.r + b.r);
      }
    }),
    { seed: 5 },
  );
});
