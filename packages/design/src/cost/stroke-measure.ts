import type { Stroke } from '../document/layers/doodle.ts';
import type { Rect } from '../surface/shapes.ts';
import { remembered } from '../remembered.ts';

/** The amounts to paint for a stroke. Lengths in mm of its layer's space. */
export interface StrokeMeasure {
  readonly pieces: number;
  readonly length: number;
  readonly drops: number;
  /** The box of its points. */
  readonly box: Rect;
  readonly bytes: number;
}

const known = new WeakMap<Stroke, StrokeMeasure>();

/** Cached per stroke value: adding a line to a long drawing does not measure the whole drawing again. */
export const measureStroke = (stroke: Stroke): StrokeMeasure => remembered(known, stroke, () => measured(stroke));

/** Outline segments per point, and of the round cap where a line turns back. */
const PIECES_PER_POINT = 2;
const PIECES_PER_TURN = 16;
/** A request holds at most 500,000 values. Numbers with fewer bytes still count as this many bytes. */
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

/** The painter's spray (packages/paint, spray.ts): drop size in mm, coverage, and how drops become rarer. */
const DROP = { least: 0.036, perWidth: 0.0068, most: 0.13, coverage: 0.34, many: 12_000, limit: 40_000 } as const;

/** About the number of drops that the painter paints: after `many` drops, only a quarter as many per mm. */
function dropsOf(width: number, length: number): number {
  const size = Math.min(DROP.most, DROP.least + DROP.perWidth * width);
  const due = ((DROP.coverage * width) / (Math.PI * size * size)) * (length + width * 0.22);
  return Math.min(DROP.limit, DROP.many * (Math.cbrt(1 + (3 * due) / DROP.many) - 1));
}
