import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { about, applySimilarity, compose, rotationOf, scaleOf, similarityAbout, takingPair } from './similarity.ts';

const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

describe('similarity', () => {
  it('[ED-02.1] two fingers at double distance, a quarter turn on, scale by 2 and rotate by 90°', () => {
    const s = takingPair(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 5, y: 5 },
        { x: 5, y: 25 },
      ],
    );
    expect([scaleOf(s), rotationOf(s)]).toEqual([2, 90]);
    expect(applySimilarity(s, { x: 10, y: 0 })).toEqual({ x: 5, y: 25 });
  });

  it('[ED-02.1] takes each of two fingers exactly to its new position', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        fc.pre((a.x !== b.x || a.y !== b.y) && (c.x !== d.x || c.y !== d.y));
        const s = takingPair([a, b], [c, d]);
        for (const [from, to] of [
          [a, c],
          [b, d],
        ] as const) {
          const at = applySimilarity(s, from);
          expect(at.x).toBeCloseTo(to.x, 6);
          expect(at.y).toBeCloseTo(to.y, 6);
        }
      }),
    );
  });

  it('[ED-02.1] two fingers on one point only shift', () => {
    expect(
      takingPair(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        [
          { x: 4, y: 5 },
          { x: 9, y: 9 },
        ],
      ),
    ).toEqual({ re: 1, im: 0, x: 3, y: 4 });
  });

  it('[ED-02.1] a handle rotates and scales about a fixed centre', () => {
    const centre = { x: 3, y: 4 };
    const s = similarityAbout(centre, { x: 5, y: 4 }, { x: 3, y: 10 });
    expect([scaleOf(s), rotationOf(s)]).toEqual([3, 90]);
    expect(applySimilarity(s, centre)).toEqual(centre);
  });

  it('compose applies the inner map first, then the outer', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: -179, max: 180 }),
        (centre, p, scale, angle) => {
          const first = about(centre, scale / 10, angle);
          const second = about({ x: 1, y: -2 }, 0.5, 30);
          const both = applySimilarity(compose(second, first), p);
          const inTurn = applySimilarity(second, applySimilarity(first, p));
          expect(both.x).toBeCloseTo(inTurn.x, 6);
          expect(both.y).toBeCloseTo(inTurn.y, 6);
        },
      ),
    );
  });
});
