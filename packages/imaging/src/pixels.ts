/** A picture in memory: RGBA, 8 bits a channel, row by row, the colour not multiplied by alpha. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** @throws RangeError unless both sides are whole numbers above 0 */
export function emptyPixels(width: number, height: number): Pixels {
  if (!isSide(width) || !isSide(height)) throw new RangeError(`emptyPixels: ${width} × ${height} is no picture`);
  return { data: new Uint8ClampedArray(4 * width * height), width, height };
}

const isSide = (side: number): boolean => Number.isInteger(side) && side > 0;

/** Rec. 601 weights: the luma of JPEG, in which people look at differences. */
export const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114] as const;
