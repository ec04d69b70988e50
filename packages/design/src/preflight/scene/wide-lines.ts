import type { Colour } from '../../colour.ts';
import type { DoodleLayer, Stroke } from '../../document/layers/doodle.ts';
import type { Layer } from '../../document/layers.ts';
import { toLayer } from '../../document/placement.ts';
import { remembered } from '../../remembered.ts';
import type { Point, Rect } from '../../surface/shapes.ts';

/** A line at least this wide, in mm at scale 1, is a ground for what lies on it, like a piece of paper. */
const WIDE = 2.5;

interface WideLine {
  readonly stroke: Stroke;
  /** Of its ink. */
  readonly box: Rect;
}

/** Cached, because most strokes are the same objects at the next check. The last line is on top, and comes first. */
const known = new WeakMap<DoodleLayer['strokes'], readonly WideLine[]>();

const wideLines = ({ strokes }: DoodleLayer): readonly WideLine[] =>
  remembered(known, strokes, () =>
    strokes
      .filter(({ brush, width, opacity }) => brush === 'pen' && opacity === 1 && width >= WIDE)
      .map((stroke) => ({ stroke, box: boxOf(stroke) }))
      .toReversed(),
  );

export const hasWideLines = (layer: DoodleLayer): boolean =>
  layer.opacity === 1 && layer.strokes.every(({ brush }) => brush !== 'eraser') && wideLines(layer).length > 0;

/** The colour of the topmost wide line of a doodle at a point of the surface. */
export function colourOfLineAt(layer: Layer, point: Point): Colour | undefined {
  if (layer.type !== 'doodle') return undefined;
  const at = toLayer(layer.placement, point);
  return wideLines(layer).find((line) => covers(line, at))?.stroke.colour;
}

function boxOf({ points, width }: Stroke): Rect {
  const [xs, ys] = [0, 1].map((axis) => points.filter((_, n) => n % 3 === axis));
  const [left, top] = [Math.min(...(xs ?? [])) - width / 2, Math.min(...(ys ?? [])) - width / 2];
  return {
    x: left,
    y: top,
    width: Math.max(...(xs ?? [])) + width / 2 - left,
    height: Math.max(...(ys ?? [])) + width / 2 - top,
  };
}

function covers({ stroke: { points, width }, box }: WideLine, { x, y }: Point): boolean {
  if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) return false;
  for (let n = 0; n + 2 < points.length; n += 3) {
    const from = { x: points[n] ?? 0, y: points[n + 1] ?? 0 };
    const to = { x: points[n + 3] ?? from.x, y: points[n + 4] ?? from.y };
    if (distance(from, to, { x, y }) <= width / 2) return true;
  }
  return false;
}

/** From a piece of a line to a point. */
function distance(from: Point, to: Point, at: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}
