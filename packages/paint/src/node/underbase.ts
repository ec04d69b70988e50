import type { Raster } from './raster.ts';

/** The two planes of a print: what the colours lay down, and how densely anything lies there at all. */
export interface Planes {
  /** Three bytes a pixel, on paper white: half-transparent ink is ink thinned with nothing. */
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
  readonly opaque: boolean;
}

export function splitPlanes({ data, width, height }: Raster): Planes {
  const pixels = width * height;
  const rgb = new Uint8Array(pixels * 3);
  const alpha = new Uint8Array(pixels);
  let least = 255;
  for (let i = 0, from = 0, to = 0; i < pixels; i++, from += 4, to += 3) {
    const a = data[from + 3] ?? 0;
    const paper = (255 - a) * 255 + 127;
    rgb[to] = ((data[from] ?? 0) * a + paper) / 255;
    rgb[to + 1] = ((data[from + 1] ?? 0) * a + paper) / 255;
    rgb[to + 2] = ((data[from + 2] ?? 0) * a + paper) / 255;
    alpha[i] = a;
    if (a < least) least = a;
  }
  return { rgb, alpha, opaque: least === 255 };
}

/**
 * The plate of white under the ink: as dense as the ink is opaque, kept back from every edge of the ink, so that
 * no white peeps out where the two passes do not meet exactly.
 * @param choke how far it is kept back, in pixels
 * @returns one byte a pixel, 255 full white
 */
export function whitePlate({ alpha, opaque }: Planes, { width, height }: Raster, choke: number): Uint8Array {
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
