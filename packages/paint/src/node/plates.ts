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
  const words = new Uint32Array(Math.ceil(pixels.length / 4) * 3);
  const rgb = new Uint8Array(words.buffer, 0, pixels.length * 3);
  let i = 0;
  // Most ink is opaque: four pixels go into three words.
  for (let to = 0; i + 4 <= pixels.length; i += 4, to += 3) {
    const [a, b, c, d] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0, pixels[i + 3] ?? 0];
    if ((a & b & c & d) >>> 24 === 255) {
      words[to] = (a & 0xffffff) | (b << 24);
      words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16);
      words[to + 2] = ((c >>> 16) & 0xff) | (d << 8);
    } else for (let k = i; k < i + 4; k++) layOnPaper(pixels[k] ?? 0, rgb, k * 3);
  }
  for (; i < pixels.length; i++) layOnPaper(pixels[i] ?? 0, rgb, i * 3);
  return rgb;
}

function layOnPaper(pixel: number, rgb: Uint8Array, to: number): void {
  const alpha = pixel >>> 24;
  // 127 rounds to the nearest: a byte array cuts fractions off.
  const paper = (255 - alpha) * 255 + 127;
  rgb[to] = ((pixel & 255) * alpha + paper) / 255;
  rgb[to + 1] = (((pixel >>> 8) & 255) * alpha + paper) / 255;
  rgb[to + 2] = (((pixel >>> 16) & 255) * alpha + paper) / 255;
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
  const pixels = wholePixels(data);
  const to = from * width;
  for (let i = 0; i < pixels.length; i++) alpha[to + i] = (pixels[i] ?? 0) >>> 24;
}

/** As {@link layAlpha} into a plate `step` times coarser: each of its pixels is the mean of those it stands for. */
export function layCoarseAlpha(
  { width, height, alpha }: AlphaPlate,
  step: number,
  from: number,
  data: Uint8ClampedArray,
  dataWidth: number,
): void {
  const pixels = wholePixels(data);
  const count = pixels.length / dataWidth;
  const first = Math.floor(from / step);
  if (isOpaque(pixels)) return void alpha.fill(255, first * width, Math.ceil((from + count) / step) * width);
  const sums = new Uint32Array(width);
  for (let row = first; row < height && row * step < from + count; row++) {
    const rows = Math.min(step, from + count - row * step);
    sums.fill(0);
    for (let y = 0; y < rows; y++) addAlpha(sums, step, pixels, (row * step - from + y) * dataWidth, dataWidth);
    for (let column = 0; column < width; column++)
      alpha[row * width + column] = (sums[column] ?? 0) / (rows * Math.min(step, dataWidth - column * step));
  }
}

/** Adds a row's alpha, `step` pixels to a sum. */
function addAlpha(sums: Uint32Array, step: number, pixels: Uint32Array, start: number, count: number): void {
  for (let x = 0, column = 0; x < count; column++) {
    const end = Math.min(count, x + step);
    let sum = sums[column] ?? 0;
    for (; x < end; x++) sum += (pixels[start + x] ?? 0) >>> 24;
    sums[column] = sum;
  }
}

function isOpaque(pixels: Uint32Array): boolean {
  for (let i = 0; i < pixels.length; i++) if ((pixels[i] ?? 0) < 0xff000000) return false;
  return true;
}
