import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../surface/shapes.ts';
import { alignBoxes, distributeBoxes, EDGES, unionBox } from './arrange.ts';

const length = fc.integer({ min: 1, max: 4000 }).map((n) => n / 100);
const place = fc.integer({ min: -5000, max: 5000 }).map((n) => n / 100);
const box: fc.Arbitrary<Rect> = fc.record({ x: place, y: place, width: length, height: length });
const boxes = fc.array(box, { minLength: 1, maxLength: 8 });
const moved = (all: readonly Rect[], by: readonly { x: number; y: number }[]): readonly Rect[] =>
  all.map((one, i) => ({ ...one, x: one.x + (by[i]?.x ?? 0), y: one.y + (by[i]?.y ?? 0) }));

const EDGE_OF = {
  left: (one: Rect) => one.x,
  centre: (one: Rect) => one.x + one.width / 2,
  right: (one: Rect) => one.x + one.width,
  top: (one: Rect) => one.y,
  middle: (one: Rect) => one.y + one.height / 2,
  bottom: (one: Rect) => one.y + one.height,
} as const;

describe('alignment and distribution of boxes', () => {
  it('[ED-01.5] aligned boxes meet at the edge of the frame and move along one axis only', () => {
    fc.assert(
      fc.property(boxes, box, fc.constantFrom(...EDGES), (all, frame, edge) => {
        const by = alignBoxes(all, frame, edge);
        const at = EDGE_OF[edge];
        for (const one of moved(all, by)) expect(at(one)).toBeCloseTo(at(frame), 9);
        const still = edge === 'left' || edge === 'centre' || edge === 'right' ? 'y' : 'x';
        expect(by.every((shift) => shift[still] === 0)).toBe(true);
      }),
    );
  });

  it('[ED-01.5] boxes aligned to their common box stay in it, and a repetition changes nothing', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...EDGES), (all, edge) => {
        const frame = unionBox(all);
        const after = moved(all, alignBoxes(all, frame, edge));
        const union = unionBox(after);
        expect(union.x).toBeGreaterThanOrEqual(frame.x - 1e-9);
        expect(union.x + union.width).toBeLessThanOrEqual(frame.x + frame.width + 1e-9);
        for (const { x, y } of alignBoxes(after, frame, edge)) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(1e-9);
      }),
    );
  });

  it('[ED-01.5] distributed boxes have equal gaps, and the outermost stay', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 3, maxLength: 8 }), fc.constantFrom('x', 'y'), (all, axis) => {
        const side = axis === 'x' ? 'width' : 'height';
        const by = distributeBoxes(all, axis);
        const middle = (one: Rect) => one[axis] + one[side] / 2;
        const order = moved(all, by)
          .map((after, i) => ({ after, before: all[i] as Rect }))
          .toSorted((a, b) => middle(a.before) - middle(b.before));
        const gaps = order.slice(1).map(({ after }, i) => {
          const earlier = order[i]?.after as Rect;
          return after[axis] - earlier[axis] - earlier[side];
        });
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 9);
        expect(order[0]?.after[axis]).toBeCloseTo(order[0]?.before[axis] ?? 0, 9);
        expect(order.at(-1)?.after[axis]).toBeCloseTo(order.at(-1)?.before[axis] ?? 0, 9);
      }),
    );
  });

  it('two boxes are not distributed, and no boxes have no common box', () => {
    const two = [
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 5, y: 0, width: 1, height: 1 },
    ];
    expect(distributeBoxes(two, 'x')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(() => unionBox([])).toThrow(RangeError);
  });
});
