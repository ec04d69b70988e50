/**
 * One number for each pixel, row by row: a channel, lightness, or how much a pixel belongs to something, mostly 0 … 1.
 */
export interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A plane of zeros. */
export const emptyPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});
