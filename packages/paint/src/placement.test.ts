import { toLayer, toSurface } from '@cpc/design';
import { anyLayer } from '@cpc/design/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPlacement, layerBox, layerCorners } from './placement.ts';
import { assetsOf, at, easel, picture, text } from './testing/scene.ts';

const point = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -50, max: 50, noNaN: true }),
});

describe('placement', () => {
  it('[ED-08] mapping a point to the surface and back gives the same point', () => {
    fc.assert(
      fc.property(anyLayer, point, ({ placement }, from) => {
        const back = toLayer(placement, toSurface(placement, from));
        expect(back.x).toBeCloseTo(from.x, 6);
        expect(back.y).toBeCloseTo(from.y, 6);
      }),
    );
  });

  it('[ED-08] a canvas is transformed by exactly the same similarity', () => {
    fc.assert(
      fc.property(anyLayer, point, ({ placement }, from) => {
        const { context } = easel(1, 1);
        applyPlacement(context, placement);
        const { a, b, c, d, e, f } = context.getTransform();
        const to = toSurface(placement, from);
        // The canvas stores its matrix in single precision.
        expect(a * from.x + c * from.y + e).toBeCloseTo(to.x, 2);
        expect(b * from.x + d * from.y + f).toBeCloseTo(to.y, 2);
      }),
      { numRuns: 50 },
    );
  });

  it('[ED-08] flips before it rotates, and scales about the box’s centre', () => {
    const [topLeft, topRight] = layerCorners(
      picture('p', 20, 10, at(30, 60, { scale: 2, rotation: 90, flipX: true })),
      assetsOf({}),
    );
    expect(topLeft.x).toBeCloseTo(40);
    expect(topLeft.y).toBeCloseTo(80);
    expect(topRight.x).toBeCloseTo(40);
    expect(topRight.y).toBeCloseTo(40);
  });

  it('returns a text’s shaped box, or a rough one before it is shaped', () => {
    const words = text('two\nlines', 5, at(0, 0));
    const outline = {
      width: 31,
      height: 12,
      path: [],
      emoji: [],
      shape: [],
      ink: { x: 0, y: 0, width: 0, height: 0 },
      letterHeight: 0,
      missing: [],
      pending: [],
    };
    expect(layerBox(words, assetsOf({ outline: () => outline }))).toEqual({ width: 31, height: 12 });
    expect(layerBox(words, assetsOf({}))).toEqual({ width: 15, height: 12 });
  });
});
