import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySimilarity, rotationOf, scaleOf } from '../geometry/similarity.ts';
import { addFinger, gripped, gripWith, liftFinger, moveFinger } from './grip.ts';

const at = (x: number, y: number) => ({ x, y });

describe('grip', () => {
  it('[ED-02.1] one finger only shifts', () => {
    const grip = moveFinger(gripWith([[1, at(10, 10)]]), 1, at(13, 6));
    expect(gripped(grip)).toEqual({ re: 1, im: 0, x: 3, y: -4 });
  });

  it('[ED-02.2] changing between drag and pinch keeps all movement done so far', () => {
    let grip = moveFinger(gripWith([[1, at(0, 0)]]), 1, at(10, 0));
    grip = addFinger(grip, 2, at(10, 10));
    grip = moveFinger(grip, 2, at(10, 20));
    expect([scaleOf(gripped(grip)), rotationOf(gripped(grip))]).toEqual([2, 0]);
    grip = liftFinger(grip, 1);
    grip = moveFinger(grip, 2, at(15, 20));
    expect(gripped(grip)).toEqual({ re: 2, im: 0, x: 15, y: 0 });
  });

  it('[ED-02.2] adding or lifting a finger never makes the layer jump', () => {
    const xy = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 700 }));
    const act = fc.record({ what: fc.constantFrom('move', 'add', 'lift'), finger: fc.integer({ min: 0, max: 2 }), xy });
    fc.assert(
      fc.property(xy, fc.array(act, { maxLength: 25 }), ([x0, y0], acts) => {
        let grip = gripWith([[0, at(x0, y0)]]);
        for (const {
          what,
          finger,
          xy: [x, y],
        } of acts) {
          const before = gripped(grip);
          if (what === 'move') grip = moveFinger(grip, finger, at(x, y));
          else grip = what === 'add' ? addFinger(grip, finger, at(x, y)) : liftFinger(grip, finger);
          if (what === 'move') continue;
          const [was, is] = [before, gripped(grip)].map((s) => applySimilarity(s, at(40, 80)));
          expect(is?.x).toBeCloseTo(was?.x ?? NaN, 3);
          expect(is?.y).toBeCloseTo(was?.y ?? NaN, 3);
        }
      }),
    );
  });
});
