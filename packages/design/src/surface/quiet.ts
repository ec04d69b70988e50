import { keepOuts, type Region, regionContains } from './geometry.ts';
import { growShape, type Point, type Rect } from './shapes.ts';
import type { Surface } from './surface.ts';

const ROWS = 48;
const COLUMNS = 24;

/** The region for whole things: inside the safe inset and the wrap zone, and away from every cut-out. */
export function quietRegion(surface: Surface): Region {
  const inset = Math.max(surface.safeInset, surface.wrap);
  return { outline: growShape(surface.outline, -inset), holes: keepOuts(surface) };
}

const known = new WeakMap<Surface, Rect>();

/** The largest rectangle about the surface's vertical axis for whole things, in mm. */
export function frameOf(surface: Surface): Rect {
  const frame = known.get(surface) ?? largestFrame(surface);
  known.set(surface, frame);
  return frame;
}

function largestFrame(surface: Surface): Rect {
  const quiet = quietRegion(surface);
  const reaches = Array.from({ length: ROWS + 1 }, (_, row) => reachAt(surface, quiet, (row / ROWS) * surface.height));
  let best: Rect = { x: surface.width / 2, y: surface.height / 2, width: 0, height: 0 };
  for (let top = 0; top < ROWS; top += 1) {
    let half = Number.POSITIVE_INFINITY;
    for (let bottom = top; bottom <= ROWS; bottom += 1) {
      half = Math.min(half, reaches[bottom] ?? 0);
      const height = ((bottom - top) / ROWS) * surface.height;
      if (half * 2 * height <= best.width * best.height) continue;
      best = { x: surface.width / 2 - half, y: (top / ROWS) * surface.height, width: half * 2, height };
    }
  }
  return best;
}

/** How far a row is free on both sides of the middle. */
function reachAt(surface: Surface, quiet: Region, y: number): number {
  const middle = surface.width / 2;
  let reach = 0;
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = (column / COLUMNS) * middle;
    if (!regionContains(quiet, { x: middle - x, y }) || !regionContains(quiet, { x: middle + x, y })) break;
    reach = x;
  }
  return reach;
}

/** Whether a whole disc fits there. */
export function hasRoom(quiet: Region, { x, y }: Point, radius: number): boolean {
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn * Math.PI) / 6;
    if (!regionContains(quiet, { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })) return false;
  }
  return regionContains(quiet, { x, y });
}
