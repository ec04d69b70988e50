import type { Canvas } from '@napi-rs/canvas';
import type { Size } from '../target.ts';

/** Some rows of a painted picture: RGBA, straight alpha. */
export type ReadRows = (from: number, count: number) => Uint8ClampedArray;

/** Rows of a canvas, read some at a time, so that the picture never stands in memory twice. @param mirrored left and right change places */
export function rowsOf(canvas: Canvas, mirrored = false): ReadRows {
  const { width } = canvas;
  const context = canvas.getContext('2d');
  return (from, count) => {
    const { data } = context.getImageData(0, from, width, count);
    if (!mirrored) return data;
    const pixels = wholePixels(data);
    for (let row = 0; row < count; row++) pixels.subarray(row * width, (row + 1) * width).reverse();
    return data;
  };
}

/** A picture's pixels as numbers: alpha in the highest byte, red in the lowest, as every machine Node runs on stores them. */
const wholePixels = (data: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/**
 * What the colours lay down, three bytes a pixel, on paper white: half-transparent ink is ink thinned with nothing,
 * so that a file needs no transparency.
 */
export function inkOf(data: Uint8ClampedArray): Uint8Array {
  const pixels = wholePixels(data);
  const rgb = new Uint8Array(pixels.length * 3);
  for (let i = 0, to = 0; i < pixels.length; i++, to += 3) {
    const pixel = pixels[i] ?? 0;
    const alpha = pixel >>> 24;
    if (alpha === 255) {
      rgb[to] = pixel;
      rgb[to + 1] = pixel >>> 8;
      rgb[to + 2] = pixel >>> 16;
    } else {
      // 127 rounds to the nearest: a byte array cuts fractions off.
      const paper = (255 - alpha) * 255 + 127;
      rgb[to] = ((pixel & 255) * alpha + paper) / 255;
      rgb[to + 1] = (((pixel >>> 8) & 255) * alpha + paper) / 255;
      rgb[to + 2] = (((pixel >>> 16) & 255) * alpha + paper) / 255;
    }
  }
  return rgb;
}

/** How densely anything lies at every pixel, 255 opaque. */
export interface AlphaPlate extends Size {
  readonly alpha: Uint8Array;
}

export const emptyPlate = ({ width, height }: Size): AlphaPlate => ({
  width,
  height,
  alpha: new Uint8Array(width * height),
});

/** Writes a strip's alpha into the plate, from its row on. */
export function layAlpha({ width, alpha }: AlphaPlate, from: number, data: Uint8ClampedArray): void {
  let to = from * width;
  for (let i = 3; i < data.length; i += 4, to++) alpha[to] = data[i] ?? 0;
}

/** As {@link layAlpha} into a plate `step` times coarser: each of its pixels is the mean of those it stands for. */
export function layCoarseAlpha(
  { width, height, alpha }: AlphaPlate,
  step: number,
  from: number,
  data: Uint8ClampedArray,
  dataWidth: number,
): void {
  const count = data.length / 4 / dataWidth;
  for (let row = Math.floor(from / step); row < height && row * step < from + count; row++) {
    const rows = Math.min(step, from + count - row * step);
    for (let column = 0; column < width; column++) {
      const columns = Math.min(step, dataWidth - column * step);
      let sum = 0;
      for (let y = 0; y < rows; y++) {
        const start = ((row * step - from + y) * dataWidth + column * step) * 4 + 3;
        for (let x = 0; x < columns; x++) sum += data[start + x * 4] ?? 0;
      }
      alpha[row * width + column] = sum / (rows * columns);
    }
  }
}
