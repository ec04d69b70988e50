import { remembered } from '../remembered.ts';
import { region, regionContains, trimBox } from '../surface/geometry.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';

/** Samples along the longer side of a surface. */
const SAMPLES = 72;

/**
 * The largest upright rectangle in a part of the surface whose samples are all in the safe area and clear of the camera;
 * undefined if no sample is.
 */
export function clearRect(surface: Surface, within: Rect): Rect | undefined {
  const { step, columns, rows, clear } = gridOf(surface);
  const left = Math.max(0, Math.ceil(within.x / step - 0.5));
  const right = Math.min(columns - 1, Math.floor((within.x + within.width) / step - 0.5));
  const top = Math.max(0, Math.ceil(within.y / step - 0.5));
  const bottom = Math.min(rows - 1, Math.floor((within.y + within.height) / step - 0.5));
  const heights = Array.from({ length: Math.max(0, right - left + 1) }, () => 0);
  let best: Rect | undefined;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++)
      heights[column - left] = clear[row * columns + column] ? (heights[column - left] ?? 0) + 1 : 0;
    const found = widest(heights);
    if (found.area > 0 && (!best || found.area > best.width * best.height + 1e-9))
      best = { x: found.from, y: row - found.high + 1, width: found.count, height: found.high };
  }
  if (!best) return undefined;
  return { x: (left + best.x) * step, y: best.y * step, width: best.width * step, height: best.height * step };
}

/** The safe area's largest rectangle that is clear of the camera. */
export const clearRoom = (surface: Surface): Rect => clearRect(surface, trimBox(surface)) ?? trimBox(surface);

/**
 * Where a photo's subject is seen best in a box of the surface: the middle of its largest part that is clear of the
 * camera and the edges, or the box's own middle if there is none.
 */
export function focusIn(surface: Surface, box: Rect): Point {
  const { x, y, width, height } = clearRect(surface, box) ?? box;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The largest rectangle under a row of bars. */
function widest(bars: readonly number[]) {
  let best = { from: 0, count: 0, high: 0, area: 0 };
  const open: { from: number; high: number }[] = [];
  for (let at = 0; at <= bars.length; at++) {
    const high = bars[at] ?? 0;
    let from = at;
    for (let last = open.at(-1); last && last.high > high; last = open.at(-1)) {
      open.pop();
      ({ from } = last);
      const area = last.high * (at - last.from);
      if (area > best.area) best = { from: last.from, count: at - last.from, high: last.high, area };
    }
    if (high > 0 && (open.at(-1)?.high ?? 0) < high) open.push({ from, high });
  }
  return best;
}

interface Grid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row: whether the sample lies in the safe area, clear of the camera. */
  readonly clear: readonly boolean[];
}

const grids = new WeakMap<Surface, Grid>();

const gridOf = (surface: Surface): Grid =>
  remembered(grids, surface, () => {
    const { width, height } = trimBox(surface);
    const step = Math.max(width, height) / SAMPLES;
    const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))];
    const safe = region(surface, 'safe');
    const clear = Array.from({ length: columns * rows }, (_, i) =>
      regionContains(safe, { x: ((i % columns) + 0.5) * step, y: (Math.floor(i / columns) + 0.5) * step }),
    );
    return { step, columns, rows, clear };
  });
