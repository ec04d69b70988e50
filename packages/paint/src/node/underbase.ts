import type { Size } from '../target.ts';

/** A painted picture that is read some rows at a time, so that it never stands in memory twice. */
export interface PixelRows extends Size {
  /** RGBA, straight alpha, of `count` rows. */
  rows(from: number, count: number): Uint8ClampedArray;
}

/** The two planes of a print: what the colours lay down, and how densely anything lies there at all. */
export interface Planes extends Size {
  /** Three bytes a pixel, on paper white: half-transparent ink is ink thinned with nothing. */
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
  readonly opaque: boolean;
}

const ROWS_AT_ONCE = 128;

export function splitPlanes(picture: PixelRows): Planes {
  const { width, height } = picture;
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  let opaque = true;
  for (let row = 0; row < height; row += ROWS_AT_ONCE) {
    const data = picture.rows(row, Math.min(ROWS_AT_ONCE, height - row));
    let to = row * width;
    for (let from = 0; from < data.length; from += 4, to++) {
      const a = data[from + 3] ?? 0;
      // 127 rounds to the nearest: a byte array cuts fractions off.
      const paper = (255 - a) * 255 + 127;
      rgb[to * 3] = ((data[from] ?? 0) * a + paper) / 255;
      rgb[to * 3 + 1] = ((data[from + 1] ?? 0) * a + paper) / 255;
      rgb[to * 3 + 2] = ((data[from + 2] ?? 0) * a + paper) / 255;
      alpha[to] = a;
      if (a < 255) opaque = false;
    }
  }
  return { width, height, rgb, alpha, opaque };
}

/**
 * The plate of white under the ink: as dense as the ink is opaque, kept back from every edge of the ink, so that
 * no white peeps out where the two passes do not meet exactly.
 * @param choke how far it is kept back, in pixels
 * @returns one byte a pixel, 255 full white
 */
export function whitePlate({ width, height, alpha, opaque }: Planes, choke: number): Uint8Array {
  const radius = Math.round(choke);
  if (opaque || radius < 1) return alpha;
  const plate = alpha.slice();
  for (let row = 0; row < height; row++) erodeLine(plate, row * width, 1, width, radius);
  for (let column = 0; column < width; column++) erodeLine(plate, column, width, height, radius);
  return plate;
}

/** Gives every value of a line the least one within a radius; beyond the line's ends nothing is less. */
function erodeLine(plate: Uint8Array, start: number, step: number, length: number, radius: number): void {
  const line = new Uint8Array(length + 2 * radius).fill(255);
  for (let i = 0; i < length; i++) line[radius + i] = plate[start + i * step] ?? 0;
  // The minimum over `span` neighbours to the right, with spans doubling until the whole window is seen.
  const window = 2 * radius + 1;
  for (let span = 1; span < window; ) {
    const grow = Math.min(span, window - span);
    for (let i = 0; i + grow < line.length; i++) line[i] = Math.min(line[i] ?? 0, line[i + grow] ?? 0);
    span += grow;
  }
  for (let i = 0; i < length; i++) plate[start + i * step] = line[i] ?? 0;
}
