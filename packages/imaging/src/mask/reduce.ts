import type { Pixels } from '../pixels.ts';
import { sizeWithin } from './plane.ts';

/**
 * A picture whose longer edge is at most `edge`: each pixel is the mean of those it replaces. Where the picture is
 * transparent, white shows through.
 */
export function reduced(picture: Pixels, edge: number): Pixels {
  const { width, height } = sizeWithin(picture, edge);
  const sums = new Float64Array(width * height * 4);
  const columns = Int32Array.from({ length: picture.width }, (_, x) => Math.floor((x * width) / picture.width));
  for (let y = 0; y < picture.height; y++) {
    const row = Math.floor((y * height) / picture.height) * width;
    for (let x = 0; x < picture.width; x++) {
      add(picture.data, (y * picture.width + x) * 4, sums, (row + (columns[x] as number)) * 4);
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) {
    const count = sums[i + 3] as number;
    for (let c = 0; c < 3; c++) data[i + c] = (sums[i + c] as number) / count;
    data[i + 3] = 255;
  }
  return { data, width, height };
}

function add(from: Uint8ClampedArray, pixel: number, to: Float64Array, at: number): void {
  const alpha = (from[pixel + 3] as number) / 255;
  for (let c = 0; c < 3; c++) {
    to[at + c] = (to[at + c] as number) + (from[pixel + c] as number) * alpha + 255 * (1 - alpha);
  }
  to[at + 3] = (to[at + 3] as number) + 1;
}
