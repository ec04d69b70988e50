import type { Size } from '../../target.ts';

/**
 * Pixels as numbers: alpha in the highest byte, red in the lowest (little-endian, as on every station Node runs on).
 */
const wholePixels = (data: Uint8ClampedArray): Int32Array =>
  new Int32Array(data.buffer, data.byteOffset, data.length / 4);

/** Bytes of ink for this many pixels, rounded up to whole words. */
export const inkBytes = (pixels: number): number => Math.ceil((pixels * 3) / 4) * 4;

export interface Ink {
  /** Three bytes per pixel. */
  readonly rgb: Uint8Array<ArrayBuffer>;
  /** Whether every pixel is opaque. */
  readonly isOpaque: boolean;
}

/**
 * Blends colours with paper white, three bytes per pixel: half-transparent ink is thinner ink, so that a file needs no
 * transparency.
 * @param room output of {@link inkBytes}, aligned to a whole word
 */
export function inkOf(data: Uint8ClampedArray, room = new Uint8Array(inkBytes(data.length / 4))): Ink {
  const pixels = wholePixels(data);
  const count = pixels.length;
  const words = new Int32Array(room.buffer, room.byteOffset, room.length >> 2);
  let [i, all] = [0, -1];
  // Most ink is opaque: four pixels go into three words. No array for the four: it would be allocated each time.
  for (let to = 0; i + 4 <= count; i += 4, to += 3) {
    const a = pixels[i] ?? 0;
    const b = pixels[i + 1] ?? 0;
    const c = pixels[i + 2] ?? 0;
    const d = pixels[i + 3] ?? 0;
    const four = a & b & c & d;
    all &= four;
    if (four >>> 24 === 255) {
      words[to] = (a & 0xffffff) | (b << 24);
      words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16);
      words[to + 2] = ((c >>> 16) & 0xff) | (d << 8);
    } else for (let k = i; k < i + 4; k++) layOnPaper(pixels[k] ?? 0, room, k * 3);
  }
  for (; i < count; i++) {
    all &= pixels[i] ?? 0;
    layOnPaper(pixels[i] ?? 0, room, i * 3);
  }
  return { rgb: room.subarray(0, count * 3), isOpaque: all >>> 24 === 255 };
}

function layOnPaper(pixel: number, rgb: Uint8Array, to: number): void {
  const alpha = pixel >>> 24;
  // 127 rounds to the nearest: a byte array truncates fractions.
  const paper = (255 - alpha) * 255 + 127;
  rgb[to] = ((pixel & 255) * alpha + paper) / 255;
  rgb[to + 1] = (((pixel >>> 8) & 255) * alpha + paper) / 255;
  rgb[to + 2] = (((pixel >>> 16) & 255) * alpha + paper) / 255;
}

/** The opacity of every pixel, 255 opaque. */
export interface AlphaPlate extends Size {
  readonly alpha: Uint8Array;
}

export const emptyPlate = ({ width, height }: Size): AlphaPlate => ({
  width,
  height,
  alpha: new Uint8Array(width * height),
});

/** Writes a strip's alpha into the plate, starting at its row. */
export function layAlpha({ width, alpha }: AlphaPlate, from: number, data: Uint8ClampedArray): void {
  const pixels = wholePixels(data);
  const to = from * width;
  for (let i = 0; i < pixels.length; i++) alpha[to + i] = (pixels[i] ?? 0) >>> 24;
}

/** As {@link layAlpha}, into a plate `step` times coarser: each of its pixels is the mean of the pixels it covers. */
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
  const sums = new Uint32Array(width);
  for (let row = first; row < height && row * step < from + count; row++) {
    const rows = Math.min(step, from + count - row * step);
    sums.fill(0);
    for (let y = 0; y < rows; y++) addAlpha(sums, step, pixels, (row * step - from + y) * dataWidth, dataWidth);
    for (let column = 0; column < width; column++)
      alpha[row * width + column] = (sums[column] ?? 0) / (rows * Math.min(step, dataWidth - column * step));
  }
}

/** As {@link layAlpha} and {@link layCoarseAlpha}, for rows known to be opaque. */
export function layOpaque({ width, alpha }: AlphaPlate, step: number, from: number, count: number): void {
  alpha.fill(255, Math.floor(from / step) * width, Math.ceil((from + count) / step) * width);
}

/** Adds a row's alpha to sums of `step` pixels each. */
function addAlpha(sums: Uint32Array, step: number, pixels: Int32Array, start: number, count: number): void {
  for (let x = 0, column = 0; x < count; column++) {
    const end = Math.min(count, x + step);
    let sum = sums[column] ?? 0;
    for (; x < end; x++) sum += (pixels[start + x] ?? 0) >>> 24;
    sums[column] = sum;
  }
}
