import { CUBIC, LANCZOS3 } from './kernels.ts';
import { FILLED } from './fill-hidden.ts';
import type { Plane } from '../plane.ts';
import { resample } from './resample.ts';

/** More rounds sharpen noise more than edges. */
const ROUNDS = 2;
/** How far a value may leave the range of its neighbourhood, of 255. 0 would flatten fine texture. */
const SLACK = 8;

/** The rows of the source that a row of the result depends on, beyond its own: kernels, rounds, and what is filled. */
export const REACH = 3 + ROUNDS * 5 + 1 + FILLED;

/**
 * Enlarges the luma of a picture. Lanczos3 first; then what the result, made small again, lacks of the source is added to
 * it (iterative back-projection: Irani and Peleg, "Improving resolution by image registration", 1991). At the end no
 * value is far outside the range of the source around it, so edges get no halos.
 */
export function enlargeLuma(source: Plane, times: number): Plane {
  const [width, height] = [source.width * times, source.height * times];
  const result = resample(source, width, height, LANCZOS3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = resample(result, source.width, source.height, CUBIC);
    for (let i = 0; i < small.data.length; i += 1)
      small.data[i] = (source.data[i] as number) - (small.data[i] as number);
    const lacking = resample(small, width, height, CUBIC).data;
    for (let i = 0; i < lacking.length; i += 1) result.data[i] = (result.data[i] as number) + (lacking[i] as number);
  }
  clampToNeighbours(result, source, times, SLACK);
  return result;
}

/** Enlarges a channel in which people see no fine detail: the colour differences. */
export const enlargeSmoothly = (source: Plane, times: number): Plane =>
  resample(source, source.width * times, source.height * times, CUBIC);

/** Enlarges alpha: what is opaque or transparent all around stays so. */
export function enlargeAlpha(source: Plane, times: number): Plane {
  const result = enlargeSmoothly(source, times);
  clampToNeighbours(result, source, times, 0);
  return result;
}

/** Keeps every value within the range of the 3 × 3 source values around it, and `slack` beyond. */
function clampToNeighbours(result: Plane, source: Plane, times: number, slack: number): void {
  const { least, most } = rangesOf(source);
  for (let y = 0; y < result.height; y += 1) {
    const row = Math.floor(y / times) * source.width;
    for (let x = 0, at = y * result.width; x < result.width; at += times, x += times)
      clampRun(
        result.data,
        at,
        times,
        (least[row + x / times] as number) - slack,
        (most[row + x / times] as number) + slack,
      );
  }
}

function clampRun(data: Float32Array, start: number, count: number, least: number, most: number): void {
  for (let at = start; at < start + count; at += 1) {
    const value = data[at] as number;
    if (value < least) data[at] = least;
    else if (value > most) data[at] = most;
  }
}

/** The smallest and largest of the 3 × 3 values around each value: first along rows, then along columns. */
function rangesOf({ data, width, height }: Plane): Ranges {
  const across = { least: data.slice(), most: data.slice() };
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 1; x < width; x += 1) {
      takeIn(across, data, row + x, row + x - 1);
      takeIn(across, data, row + x - 1, row + x);
    }
  }
  const both = { least: across.least.slice(), most: across.most.slice() };
  for (let at = width; at < data.length; at += 1) {
    takeRange(both, across, at, at - width);
    takeRange(both, across, at - width, at);
  }
  return both;
}

interface Ranges {
  readonly least: Float32Array;
  readonly most: Float32Array;
}

function takeIn({ least, most }: Ranges, data: Float32Array, at: number, other: number): void {
  const value = data[other] as number;
  if (value < (least[at] as number)) least[at] = value;
  if (value > (most[at] as number)) most[at] = value;
}

function takeRange({ least, most }: Ranges, from: Ranges, at: number, other: number): void {
  const [low, high] = [from.least[other] as number, from.most[other] as number];
  if (low < (least[at] as number)) least[at] = low;
  if (high > (most[at] as number)) most[at] = high;
}
