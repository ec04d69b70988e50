import type { Point, Rect } from '../surface/shapes.ts';

/**
 * Aligns and distributes boxes. Boxes and results are in mm of the surface, y down. A result is the shift of each box,
 * in the order of the input.
 */
export const EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];
export type Axis = 'x' | 'y';

const LENGTHS = { x: 'width', y: 'height' } as const;
/** The axis, and the position along a box at which boxes meet: 0 start, 1 end. */
const ALIGNMENTS: Readonly<Record<Edge, readonly [axis: Axis, part: number]>> = {
  left: ['x', 0],
  centre: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
};

/** The smallest box around the boxes. @throws RangeError if there are none */
export function unionBox(boxes: readonly Rect[]): Rect {
  if (boxes.length === 0) throw new RangeError('unionBox: expected at least one box');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Shifts that move every box to the same edge or centre line of a frame. */
export function alignBoxes(boxes: readonly Rect[], frame: Rect, edge: Edge): readonly Point[] {
  const [axis, part] = ALIGNMENTS[edge];
  const length = LENGTHS[axis];
  return boxes.map((box) => along(axis, frame[axis] + frame[length] * part - box[axis] - box[length] * part));
}

/** Shifts that make the gaps between neighbours equal; the outermost boxes stay. Fewer than three boxes do not move. */
export function distributeBoxes(boxes: readonly Rect[], axis: Axis): readonly Point[] {
  const length = LENGTHS[axis];
  const order = boxes.map((box, i) => ({ box, i })).sort((a, b) => middle(a.box, axis) - middle(b.box, axis));
  const [first, last] = [order[0]?.box, order.at(-1)?.box];
  const shifts = boxes.map(() => along(axis, 0));
  if (!first || !last || boxes.length < 3) return shifts;
  const taken = boxes.reduce((sum, box) => sum + box[length], 0);
  const gap = (last[axis] + last[length] - first[axis] - taken) / (boxes.length - 1);
  let at = first[axis];
  for (const { box, i } of order) {
    shifts[i] = along(axis, at - box[axis]);
    at += box[length] + gap;
  }
  return shifts;
}

const along = (axis: Axis, by: number): Point => (axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
const middle = (box: Rect, axis: Axis): number => box[axis] + box[LENGTHS[axis]] / 2;
