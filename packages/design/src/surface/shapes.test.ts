import { mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathData } from './path.ts';
import { growShape, type Point, shapeBounds, shapeContains, shapePath } from './shapes.ts';
import type { Shape } from './surface.ts';
import { roundedRect } from './testing.ts';

const side = fc.double({ min: 1, max: 200, noNaN: true });
const place = fc.double({ min: -50, max: 50, noNaN: true });
const anyRoundedRect = fc
  .record({ x: place, y: place, width: side, height: side, roundness: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ x, y, width, height, roundness }): Shape => {
    const radius = (Math.min(width, height) / 2) * roundness;
    return roundedRect(x, y, width, height, radius);
  });
const ellipse = fc
  .record({ cx: place, cy: place, rx: side, ry: side })
  .map(({ cx, cy, rx, ry }): Shape => ({ kind: 'ellipse', cx: mm(cx), cy: mm(cy), rx: mm(rx), ry: mm(ry) }));
const shape = fc.oneof(anyRoundedRect, ellipse);
/** Over the shape's bounds and a quarter beyond. */
const within = fc.record({
  u: fc.double({ min: -0.25, max: 1.25, noNaN: true }),
  v: fc.double({ min: -0.25, max: 1.25, noNaN: true }),
});

function pointIn(of: Shape, { u, v }: { u: number; v: number }): Point {
  const { x, y, width, height } = shapeBounds(of);
  return { x: x + u * width, y: y + v * height };
}

describe('shapes', () => {
  it('[CT-02.2] a grown shape contains the shape, and a shrunk one is contained in it', () => {
    fc.assert(
      fc.property(shape, within, fc.double({ min: 0, max: 10, noNaN: true }), (one, where, by) => {
        const point = pointIn(one, where);
        const [within, grown, shrunk] = [0, by + 1e-6, -by - 1e-6].map((more) =>
          shapeContains(growShape(one, more), point),
        );
        expect(!within || grown).toBe(true);
        expect(!shrunk || within).toBe(true);
      }),
    );
  });

  it('[CT-02.2] growing a rounded rectangle moves its edge and corners by that distance', () => {
    const one = roundedRect(0, 0, 80, 160, 12);
    const corner = (reach: number): Point => ({ x: 12 - reach * Math.SQRT1_2, y: 12 - reach * Math.SQRT1_2 });
    expect(shapeBounds(growShape(one, 2))).toEqual({ x: -2, y: -2, width: 84, height: 164 });
    expect(shapeContains(growShape(one, 2), corner(13.999))).toBe(true);
    expect(shapeContains(growShape(one, 2), corner(14.001))).toBe(false);
    expect(shapeContains(growShape(one, -2), corner(9.999))).toBe(true);
    expect(shapeContains(growShape(one, -2), corner(10.001))).toBe(false);
  });

  it('[CT-02.2] a shape shrunk to nothing has no path and contains no point', () => {
    fc.assert(
      fc.property(shape, (one) => {
        const nothing = growShape(one, -500);
        expect(shapePath(nothing)).toEqual([]);
        expect(shapeContains(nothing, pointIn(one, { u: 0.5, v: 0.5 }))).toBe(false);
      }),
    );
  });

  it('[CT-02.2] curve ends lie on the edge, curve middles within 0.03 % of the radius', () => {
    fc.assert(
      fc.property(shape, (one) => {
        const slack = 0.0003 * Math.max(shapeBounds(one).width, shapeBounds(one).height) + 1e-6;
        let [fromX, fromY] = [0, 0];
        for (const command of shapePath(one)) {
          if (command[0] === 'close') continue;
          const points: Point[] = [];
          if (command[0] === 'cubic') {
            const [, x1, y1, x2, y2, x, y] = command;
            points.push({ x: (fromX + 3 * x1 + 3 * x2 + x) / 8, y: (fromY + 3 * y1 + 3 * y2 + y) / 8 });
          }
          [fromX, fromY] = command.slice(-2) as [number, number];
          points.push({ x: fromX, y: fromY });
          for (const point of points) {
            expect(shapeContains(growShape(one, slack), point)).toBe(true);
            expect(shapeContains(growShape(one, -slack), point)).toBe(false);
          }
        }
      }),
    );
  });

  it('pathData writes SVG path data', () => {
    const square: Shape = { kind: 'roundedRect', x: mm(0), y: mm(0), width: mm(1.5), height: mm(2), radius: mm(0) };
    expect(pathData(shapePath(square))).toBe('M0 0L1.5 0L1.5 2L0 2Z');
  });
});
