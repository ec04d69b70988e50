import type { Brush, Path, PathCommand, Stroke } from '@cpc/design';
import { getStroke, type StrokeOptions } from 'perfect-freehand';

/** perfect-freehand works in screen pixels (it draws a single dot one unit long), so it gets smaller units than mm. */
const UNITS_PER_MM = 64;

type BrushFeel = Pick<StrokeOptions, 'smoothing' | 'streamline'> & { readonly thinning: number };

const FEEL: Readonly<Record<Brush, BrushFeel>> = {
  pen: { thinning: 0.55, smoothing: 0.5, streamline: 0.35 },
  marker: { thinning: 0, smoothing: 0.6, streamline: 0.45 },
  spray: { thinning: 0.35, smoothing: 0.5, streamline: 0.4 },
  eraser: { thinning: 0, smoothing: 0.5, streamline: 0.35 },
  neon: { thinning: 0.2, smoothing: 0.6, streamline: 0.45 },
};

const outlines = new WeakMap<Stroke, Path>();

/** The outline of a stroke in mm of its layer's space, for the non-zero rule. Cached per stroke value. */
export function strokeOutline(stroke: Stroke): Path {
  const known = outlines.get(stroke);
  if (known) return known;
  const made = smoothPath(outlinePoints(stroke, stroke.width));
  outlines.set(stroke, made);
  return made;
}

/** The outline of the same stroke at a share of its width, for the core of a glow. */
export function strokeCore(stroke: Stroke, share: number): Path {
  return smoothPath(outlinePoints(stroke, stroke.width * share));
}

function outlinePoints({ brush, points }: Stroke, width: number): readonly (readonly number[])[] {
  const feel = FEEL[brush];
  const input: [number, number, number][] = [];
  for (let i = 0; i + 2 < points.length; i += 3) {
    input.push([(points[i] ?? 0) * UNITS_PER_MM, (points[i + 1] ?? 0) * UNITS_PER_MM, points[i + 2] ?? 0]);
  }
  return getStroke(input, {
    ...feel,
    // At pressure 1 the library draws a width of size · (1 + thinning); this must be the stroke's width.
    size: (width * UNITS_PER_MM) / (1 + feel.thinning),
    simulatePressure: false,
    last: true,
  });
}

/** A closed curve through the midpoints of the polygon's sides, with its corners as handles. */
function smoothPath(polygon: readonly (readonly number[])[]): Path {
  const corners = polygon.map(([x = 0, y = 0]) => [x / UNITS_PER_MM, y / UNITS_PER_MM] as const);
  const last = corners.at(-1);
  const first = corners[0];
  if (!first || !last || corners.length < 3) return [];
  let [fromX, fromY] = middle(last, first);
  const path: PathCommand[] = [['move', fromX, fromY]];
  corners.forEach((corner, index) => {
    const [x, y] = middle(corner, corners[index + 1] ?? first);
    // A quadratic curve as a cubic: handles at two thirds of the way to its control point.
    path.push([
      'cubic',
      twoThirds(fromX, corner[0]),
      twoThirds(fromY, corner[1]),
      twoThirds(x, corner[0]),
      twoThirds(y, corner[1]),
      x,
      y,
    ]);
    [fromX, fromY] = [x, y];
  });
  path.push(['close']);
  return path;
}

type Pair = readonly [number, number];
const middle = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const twoThirds = (from: number, to: number): number => from + ((to - from) * 2) / 3;
