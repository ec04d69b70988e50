import type { Stroke } from '../document/layers.ts';
import type { Rect } from '../surface/shapes.ts';
import { remembered } from '../remembered.ts';

/** What a stroke has to be painted of. Lengths in mm of its layer's space. */
export interface StrokeMeasure {
  readonly pieces: number;
  readonly length: number;
  readonly drops: number;
  /** The box of its points. */
  readonly box: Rect;
  readonly bytes: number;
}

const known = new WeakMap<Stroke, StrokeMeasure>();

/** Measured once for each stroke value: a line is added to a long drawing without going through the drawing. */
export const measureStroke = (stroke: Stroke): StrokeMeasure => remembered(known, stroke, () => measured(stroke));

/** Pieces of the outline for each point, and those of the round cap where a line turns back. */
const PIECES_PER_POINT = 2;
const PIECES_PER_TURN = 16;
/** A request holds 500,000 values at most: of short numbers fewer bytes fit, so each counts as an ordinary one at least. */
const BYTES_OF_NUMBER = 6.5;

function measured(stroke: Stroke): StrokeMeasure {
  const { points } = stroke;
  let [x0, y0] = [points[0] ?? 0, points[1] ?? 0];
  let [left, top, right, bottom] = [x0, y0, x0, y0];
  let [dx, dy] = [0, 0];
  let [length, turns] = [0, 0];
  for (let i = 3; i + 1 < points.length; i += 3) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const [nextX, nextY] = [x - x0, y - y0];
    if (dx * nextX + dy * nextY < 0) turns += 1;
    length += Math.hypot(nextX, nextY);
    [x0, y0, dx, dy] = [x, y, nextX, nextY];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    pieces: (points.length / 3) * PIECES_PER_POINT + (turns + 2) * PIECES_PER_TURN,
    length,
    drops: stroke.brush === 'spray' ? dropsOf(stroke.width, length) : 0,
    box: { x: left, y: top, width: right - left, height: bottom - top },
    bytes: Math.max(JSON.stringify(stroke).length, points.length * BYTES_OF_NUMBER),
  };
}

/** The painter's spray (packages/paint, spray.ts): a drop's size in mm, how densely drops fall, how they grow rarer. */
const DROP = { least: 0.036, perWidth: 0.0068, most: 0.13, coverage: 0.34, many: 12_000, limit: 40_000 } as const;

/** About as many as the painter lets fall: after `many` there fall a quarter as many for each mm. */
function dropsOf(width: number, length: number): number {
  const size = Math.min(DROP.most, DROP.least + DROP.perWidth * width);
  const due = ((DROP.coverage * width) / (Math.PI * size * size)) * (length + width * 0.22);
  return Math.min(DROP.limit, DROP.many * (Math.cbrt(1 + (3 * due) / DROP.many) - 1));
}
