import { type Kernel, type Taps, tapsOf } from './kernels.ts';

/** One channel of a picture, as numbers. */
export interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

export const newPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

/** Resamples a plane, first along its rows, then along its columns. */
export function resample(plane: Plane, width: number, height: number, kernel: Kernel): Plane {
  const across = alongRows(plane, tapsOf(plane.width, width, kernel), width);
  return alongColumns(across, tapsOf(plane.height, height, kernel), height);
}

function alongRows({ data, width: from, height }: Plane, { count, first, weights }: Taps, width: number): Plane {
  const result = newPlane(width, height);
  const out = result.data;
  for (let y = 0; y < height; y += 1) {
    const row = y * from;
    let at = 0;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let source = row + (first[x] as number);
      for (const end = at + count; at < end; at += 1, source += 1)
        sum += (data[source] as number) * (weights[at] as number);
      out[y * width + x] = sum;
    }
  }
  return result;
}

/** A row of the result is a weighted sum of rows: the inner loops run along rows, where memory is read in order. */
function alongColumns({ data, width }: Plane, { count, first, weights }: Taps, height: number): Plane {
  const result = newPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = result.data.subarray(y * width, (y + 1) * width);
    const start = first[y] as number;
    for (let n = 0; n < count; n += 1) {
      const weight = weights[y * count + n] as number;
      if (weight !== 0) addRow(row, data, (start + n) * width, weight);
    }
  }
  return result;
}

function addRow(row: Float32Array, data: Float32Array, from: number, weight: number): void {
  for (let x = 0; x < row.length; x += 1) row[x] = (row[x] as number) + (data[from + x] as number) * weight;
}
