import type { Path, Point } from '@cpc/design';
import { contours, type Field } from '../../trace/marching-squares.ts';
import type { AlphaPlate } from './plates.ts';
import { ringArea, simplifyRing } from '../../trace/simplify.ts';

/** Ink with at least this opacity gets vector white, thinner ink none: a vector plate has no half tones. */
export const VECTOR_WHITE_FROM = 0.5;

/** mm. With the interpolation error of 0.005 mm, a traced edge stays within 0.05 mm. */
const TOLERANCE = 0.02;
/** mm²: a press cannot print smaller areas of white. */
const MIN_AREA = 0.01;

/**
 * The white under free-standing ink, as one path to fill even-odd: around all ink that is at least half opaque, moved
 * back from its edge by the choke. In mm from the plate's top-left corner; empty if there is no ink.
 * @param choke mm @param pixel a pixel's side, mm
 */
export function tracedWhite(plate: AlphaPlate, choke: number, pixel: number): Path {
  const ink = { width: plate.width, height: plate.height, values: plate.alpha };
  const level = VECTOR_WHITE_FROM * 255;
  const edges = contours(ink, level);
  const kept = choke > 0 ? contours(depthUnder(ink, level, edges, choke / pixel), choke / pixel) : edges;
  return kept
    .map((ring) => simplifyRing(ring, TOLERANCE / pixel))
    .filter((ring) => Math.abs(ringArea(ring)) * pixel ** 2 >= MIN_AREA)
    .flatMap((ring) => ringPath(ring, pixel));
}

/** The distance of every pixel to the ink's edge, in pixels; 0 outside, and limited to slightly more than `asked`. */
function depthUnder(ink: Field, level: number, edges: readonly (readonly Point[])[], asked: number): Field {
  // Interpolation needs one pixel more, corners a diagonal.
  const most = asked + 1.5;
  const values = Float32Array.from(ink.values, (value) => (value >= level ? most : 0));
  for (const ring of edges)
    ring.forEach((from, i) => nearEdge(ink, values, from, ring[(i + 1) % ring.length] ?? from, most));
  return { width: ink.width, height: ink.height, values };
}

/** Lowers the depth of every pixel around one segment of the edge to its distance from it. */
function nearEdge({ width, height }: Field, depth: Float32Array, from: Point, to: Point, most: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy || 1;
  const first = { x: low(from.x, to.x, most), y: low(from.y, to.y, most) };
  const last = { x: high(from.x, to.x, most, width), y: high(from.y, to.y, most, height) };
  for (let y = first.y; y <= last.y; y++) {
    for (let x = first.x; x <= last.x; x++) {
      const known = depth[y * width + x] ?? 0;
      if (known === 0) continue;
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const distance = Math.hypot(px - t * dx, py - t * dy);
      // Not exactly 0, because 0 means outside.
      if (distance < known) depth[y * width + x] = Math.max(distance, 1e-6);
    }
  }
}

const low = (a: number, b: number, reach: number): number => Math.max(0, Math.floor(Math.min(a, b) - reach - 0.5));
const high = (a: number, b: number, reach: number, size: number): number =>
  Math.min(size - 1, Math.ceil(Math.max(a, b) + reach - 0.5));

function ringPath(ring: readonly Point[], pixel: number): Path {
  return [...ring.map(({ x, y }, i) => [i === 0 ? 'move' : 'line', x * pixel, y * pixel] as const), ['close']];
}
