import { emptyPlane, type Plane } from '../plane.ts';

/** A smooth step: 0 up to `start`, 1 from `end` on. */
export function steep(plane: Plane, start: number, end: number): Plane {
  const sharp = emptyPlane(plane.width, plane.height);
  for (let i = 0; i < plane.data.length; i++) {
    const at = Math.max(0, Math.min(1, ((plane.data[i] as number) - start) / (end - start)));
    sharp.data[i] = at * at * (3 - 2 * at);
  }
  return sharp;
}
