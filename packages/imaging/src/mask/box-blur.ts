import { emptyPlane, type Plane } from '../plane.ts';

/** The mean of the square of `2 * radius + 1` pixels around each pixel, as far as the square lies in the plane. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = emptyPlane(width, height);
  for (let y = 0; y < height; y++)
    blurLine(plane.data, across.data, { start: y * width, step: 1, count: width }, radius);
  const done = emptyPlane(width, height);
  blurColumns(across, done, radius);
  return done;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

function blurLine(from: Float32Array, to: Float32Array, { start, step, count }: Line, radius: number): void {
  let sum = 0;
  for (let i = 0; i <= Math.min(radius, count - 1); i++) sum += from[start + i * step] as number;
  for (let i = 0; i < count; i++) {
    const first = Math.max(0, i - radius);
    const last = Math.min(count - 1, i + radius);
    to[start + i * step] = sum / (last - first + 1);
    if (i + radius + 1 < count) sum += from[start + (i + radius + 1) * step] as number;
    if (i - radius >= 0) sum -= from[start + (i - radius) * step] as number;
  }
}

/** All columns together, row by row: jumping down one column at a time would miss the processor's cache. */
function blurColumns({ data, width, height }: Plane, to: Plane, radius: number): void {
  const sums = new Float64Array(width);
  const add = (y: number, sign: number) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + sign * (data[y * width + x] as number);
  };
  for (let y = 0; y <= Math.min(radius, height - 1); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x++) to.data[y * width + x] = (sums[x] as number) / rows;
    if (y + radius + 1 < height) add(y + radius + 1, 1);
    if (y - radius >= 0) add(y - radius, -1);
  }
}
