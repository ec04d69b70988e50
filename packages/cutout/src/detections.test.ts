import { describe, expect, it } from 'vitest';
import { anchorsOf, decodeDetections, suppressed } from './detections.ts';

const GRIDS = [
  { stride: 8, each: 2 },
  { stride: 16, each: 6 },
];
const ANCHORS = anchorsOf(128, GRIDS);
const COUNT = ANCHORS.length / 2;

/** The outputs of a detector that is sure of one box at one anchor, and of nothing else. */
function outputs(anchor: number, box: readonly number[]): readonly Float32Array[] {
  const boxes = new Float32Array(COUNT * 16);
  boxes.set(box, anchor * 16);
  const logits = new Float32Array(COUNT).fill(-1000);
  logits[anchor] = 2;
  return [logits, boxes];
}

describe('reading a face detector', () => {
  it('[AI-02.1] lays 896 centres for selfies and 2304 for whole pictures, row by row', () => {
    expect(COUNT).toBe(896);
    expect(anchorsOf(192, [{ stride: 4, each: 1 }]).length / 2).toBe(2304);
    expect([...ANCHORS.subarray(0, 6)]).toEqual([0.5, 0.5, 0.5, 0.5, 1.5, 0.5].map((value) => value / 16));
  });

  it('[AI-02.1] reads a box relative to its centre, whichever output comes first', () => {
    const there = outputs(0, [16, 8, 64, 32]);
    const want = [{ x: 0.5 / 16 + 16 / 128 - 0.25, y: 0.5 / 16 + 8 / 128 - 0.125, width: 0.5, height: 0.25 }];
    for (const order of [there, there.toReversed()]) {
      const found = decodeDetections(order, ANCHORS, { edge: 128, least: 0.5 });
      expect(found).toMatchObject(want);
      expect(found[0]?.score).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
    }
    expect(decodeDetections(there, ANCHORS, { edge: 128, least: 0.9 })).toEqual([]);
  });

  it('[AI-02.1] refuses the outputs of another model', () => {
    const other = [new Float32Array(7), new Float32Array(7 * 16)];
    expect(() => decodeDetections(other, ANCHORS, { edge: 128, least: 0.5 })).toThrow('expected 896 boxes');
  });

  it('[AI-02.1] keeps the best of boxes that show the same face', () => {
    const at = (x: number, score: number) => ({ x, y: 0, width: 1, height: 1, score });
    expect(suppressed([at(0.1, 0.6), at(0, 0.9), at(0.8, 0.7)])).toEqual([at(0, 0.9), at(0.8, 0.7)]);
  });
});
