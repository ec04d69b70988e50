import { BLUE, GREEN, type Pixels, RED } from '../pixels.ts';
import { fillHidden } from './fill-hidden.ts';
import { emptyPlane, type Plane } from '../plane.ts';

/** A strip of a picture as luma, two colour differences (B-Y, R-Y) and alpha. */
export interface Channels {
  readonly luma: Plane;
  readonly blue: Plane;
  readonly red: Plane;
  /** Null if the strip is opaque. */
  readonly alpha: Plane | null;
}

/** The channels of the rows from `start` to `end`. */
export function splitRows({ data, width }: Pixels, start: number, end: number): Channels {
  const height = end - start;
  const [luma, blue, red, alpha] = [1, 2, 3, 4].map(() => emptyPlane(width, height)) as [Plane, Plane, Plane, Plane];
  let opaque = true;
  for (let i = 0, p = 4 * start * width; i < width * height; i += 1, p += 4) {
    const [r, b] = [data[p] as number, data[p + 2] as number];
    const y = RED * r + GREEN * (data[p + 1] as number) + BLUE * b;
    luma.data[i] = y;
    blue.data[i] = b - y;
    red.data[i] = r - y;
    alpha.data[i] = data[p + 3] as number;
    if (data[p + 3] !== 255) opaque = false;
  }
  if (!opaque) fillHidden([luma, blue, red], alpha);
  return { luma, blue, red, alpha: opaque ? null : alpha };
}

/** Writes the rows of channels from row `skip` on into a picture from row `start` on, until row `end`. */
export function joinRows(
  { luma, blue, red, alpha }: Channels,
  skip: number,
  into: Pixels,
  [start, end]: readonly [number, number],
): void {
  const { data, width } = into;
  for (let i = skip * width, p = 4 * start * width; p < 4 * end * width; i += 1, p += 4) {
    const a = alpha ? Math.round(alpha.data[i] as number) : 255;
    if (a === 0) continue;
    const y = luma.data[i] as number;
    const [r, b] = [y + (red.data[i] as number), y + (blue.data[i] as number)];
    data[p] = r;
    data[p + 1] = (y - RED * r - BLUE * b) / GREEN;
    data[p + 2] = b;
    data[p + 3] = a;
  }
}
