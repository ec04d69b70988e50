import type { AlphaPlate } from './plates.ts';

/**
 * The white plate under the ink: as dense as the ink is opaque, and moved back from every edge of the ink, so that no
 * white is visible if the two passes are not exactly aligned. Changes the plate in place.
 * @param choke how far it is moved back, in pixels
 * @returns one byte per pixel, 255 full white
 */
export function whitePlate({ width, height, alpha }: AlphaPlate, choke: number): Uint8Array {
  const radius = Math.round(choke);
  if (radius < 1) return alpha;
  const line = new Uint8Array(width + 2 * radius);
  for (let row = 0; row < height; row++) erodeRow(alpha.subarray(row * width, (row + 1) * width), line, radius);
  erodeColumns(alpha, width, height, radius);
  return alpha;
}

/** Shifts that double the span of a running minimum until it covers the whole window. */
function* spans(radius: number): Iterable<number> {
  const window = 2 * radius + 1;
  for (let span = 1, grow = 0; span < window; span += grow) yield (grow = Math.min(span, window - span));
}

/** Replaces every value by the minimum within a radius; values beyond the row's ends do not count. */
function erodeRow(row: Uint8Array, line: Uint8Array, radius: number): void {
  line.fill(255);
  line.set(row, radius);
  for (const grow of spans(radius)) leastOf(line, grow, line.length - grow);
  row.set(line.subarray(0, row.length));
}

/** Columns eroded at once: few enough for the processor's cache. */
const COLUMNS = 256;

/** The same for columns, some at a time, row by row. */
function erodeColumns(plate: Uint8Array, width: number, height: number, radius: number): void {
  // One buffer for all: freed buffers would be collected too late.
  const room = new Uint8Array((height + 2 * radius) * COLUMNS);
  for (let left = 0; left < width; left += COLUMNS) {
    const count = Math.min(COLUMNS, width - left);
    const tall = room.subarray(0, (height + 2 * radius) * count).fill(255);
    for (let row = 0; row < height; row++)
      tall.set(plate.subarray(row * width + left, row * width + left + count), (row + radius) * count);
    for (const grow of spans(radius)) leastOf(tall, grow * count, tall.length - grow * count);
    for (let row = 0; row < height; row++) plate.set(tall.subarray(row * count, (row + 1) * count), row * width + left);
  }
}

function leastOf(values: Uint8Array, ahead: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const other = values[i + ahead] ?? 255;
    if (other < (values[i] ?? 0)) values[i] = other;
  }
}
