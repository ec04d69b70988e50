import { emptyPlane, type Plane } from '../plane.ts';
import type { Box } from './plane.ts';

/**
 * Paints a plane into a box of a target of the given size, with bilinear interpolation. Outside of the box the target
 * is 0. Within the box, beyond the centres of the outermost values, the outermost value holds.
 */
export function placePlane(plane: Plane, box: Box, size: { readonly width: number; readonly height: number }): Plane {
  const target = emptyPlane(size.width, size.height);
  const columns = interpolation(plane.width, box.x, box.width, size.width);
  const rows = interpolation(plane.height, box.y, box.height, size.height);
  for (let y = rows.from; y < rows.to; y++) {
    const top = (rows.low[y] as number) * plane.width;
    const bottom = (rows.high[y] as number) * plane.width;
    const down = rows.share[y] as number;
    for (let x = columns.from; x < columns.to; x++) {
      const left = columns.low[x] as number;
      const right = columns.high[x] as number;
      const across = columns.share[x] as number;
      const above = mix(plane.data[top + left] as number, plane.data[top + right] as number, across);
      const below = mix(plane.data[bottom + left] as number, plane.data[bottom + right] as number, across);
      target.data[y * size.width + x] = mix(above, below, down);
    }
  }
  return target;
}

/** The whole plane in another size. Good for larger sizes, and for down to a half. */
export function resizePlane(plane: Plane, size: { readonly width: number; readonly height: number }): Plane {
  if (plane.width === size.width && plane.height === size.height) return plane;
  return placePlane(plane, { x: 0, y: 0, ...size }, size);
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** For each position of the target along one axis: the two source positions and the share of the second. */
function interpolation(count: number, start: number, length: number, targets: number) {
  const low = new Int32Array(targets);
  const high = new Int32Array(targets);
  const share = new Float32Array(targets);
  for (let i = 0; i < targets; i++) {
    const at = Math.max(0, Math.min(count - 1, ((i + 0.5 - start) / length) * count - 0.5));
    low[i] = Math.floor(at);
    high[i] = Math.min(count - 1, Math.floor(at) + 1);
    share[i] = at - Math.floor(at);
  }
  return {
    low,
    high,
    share,
    from: Math.max(0, Math.ceil(start - 0.5)),
    to: Math.min(targets, Math.ceil(start + length - 0.5)),
  };
}
