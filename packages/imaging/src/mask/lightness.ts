import type { Pixels } from '../pixels.ts';
import { emptyPlane, type Plane } from '../plane.ts';

/** The lightness of each pixel, 0 … 1, with the weights of ITU-R BT.601. */
export function lightness({ data, width, height }: Pixels): Plane {
  const plane = emptyPlane(width, height);
  for (let i = 0, at = 0; i < plane.data.length; i++, at += 4) {
    const sum = (data[at] as number) * 0.299 + (data[at + 1] as number) * 0.587 + (data[at + 2] as number) * 0.114;
    plane.data[i] = sum / 255;
  }
  return plane;
}
