import { emptyPlane, type Plane } from '../plane.ts';
import { type Kernel, type Taps, tapsOf } from './kernels.ts';

/** Resamples a plane, first along its rows, then along its columns. */
export function resample(plane: Plane, width: number, height: number, kernel: Kernel): Plane {
  const across = alongRows(plane, tapsOf(plane.width, width, kernel), width);
  return alongColumns(across, tapsOf(plane.height, height, kernel), height);
}

/** Four taps at a time: the loop over them would otherwise take longer than the sums. */
function alongRows({ data, width: from, height }: Plane, { count, first, weights }: Taps, width: number): Plane {
  const result = emptyPlane(width, height);
  const out = result.data;
  const fours = count - (count % 4);
  for (let y = 0; y < height; y += 1) {
    const row = y * from;
    for (let x = 0, w = 0; x < width; x += 1) {
      let p = row + (first[x] as number);
      let sum = 0;
      for (const end = p + fours; p < end; p += 4, w += 4)
        sum +=
          (data[p] as number) * (weights[w] as number) +
          (data[p + 1] as number) * (weights[w + 1] as number) +
          (data[p + 2] as number) * (weights[w + 2] as number) +
          (data[p + 3] as number) * (weights[w + 3] as number);
      for (let n = fours; n < count; n += 1, p += 1, w += 1) sum += (data[p] as number) * (weights[w] as number);
      out[y * width + x] = sum;
    }
  }
  return result;
}

/** A row of the result is a weighted sum of rows: the inner loops run along rows, where memory is read in order. */
function alongColumns({ data, width }: Plane, { count, first, weights }: Taps, height: number): Plane {
  const result = emptyPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = result.data.subarray(y * width, (y + 1) * width);
    const start = (first[y] as number) * width;
    let n = 0;
    for (; n + 1 < count; n += 2) addTwoRows(row, data, start + n * width, weights.subarray(y * count + n));
    if (n < count) addRow(row, data, start + n * width, weights[y * count + n] as number);
  }
  return result;
}

function addTwoRows(row: Float32Array, data: Float32Array, from: number, weights: Float32Array): void {
  const { length } = row;
  const [upper, lower] = [weights[0] as number, weights[1] as number];
  for (let x = 0; x < length; x += 1)
    row[x] = (row[x] as number) + (data[from + x] as number) * upper + (data[from + length + x] as number) * lower;
}

function addRow(row: Float32Array, data: Float32Array, from: number, weight: number): void {
  for (let x = 0; x < row.length; x += 1) row[x] = (row[x] as number) + (data[from + x] as number) * weight;
}
