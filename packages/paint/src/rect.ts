import type { Rect } from '@cpc/design';
import type { Size } from './target.ts';

/** A part of an image in its pixels. @param part as shares of the image */
export const partOf = ({ width, height }: Size, part: Rect): Rect => ({
  x: part.x * width,
  y: part.y * height,
  width: part.width * width,
  height: part.height * height,
});

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The box around flat points; x and y are the first two of every `stride` numbers. */
export function boundsOf(values: readonly number[], stride: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < values.length; i += stride) {
    const [x, y] = [values[i] as number, values[i + 1] as number];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
