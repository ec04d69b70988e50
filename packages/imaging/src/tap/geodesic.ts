import type { Plane } from '../plane.ts';
import type { Pixels } from '../pixels.ts';

/** The cost of one step without any change of colour, relative to one from black to white. */
const STEP = 0.01;
/** There and back again this often: enough for paths that turn a few times. */
const ROUNDS = 3;

/**
 * The cost of the cheapest way from any start to each pixel. A step costs as much as the colour changes, so ways around an
 * edge are cheap and ways across it are not.
 *
 * Raster scans: Toivanen, New geodesic distance transforms for gray-scale images (1996).
 * @param starts positions in the picture
 */
export function geodesicDistance(picture: Pixels, starts: Iterable<number>): Plane {
  const { width, height } = picture;
  const data = new Float32Array(width * height).fill(Infinity);
  for (const i of starts) data[i] = 0;
  const relax = (i: number, from: number): void => {
    const cost = (data[from] as number) + STEP + change(picture.data, i, from);
    if (cost < (data[i] as number)) data[i] = cost;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < data.length; i++) {
      if (i % width > 0) relax(i, i - 1);
      if (i >= width) relax(i, i - width);
    }
    for (let i = data.length - 1; i >= 0; i--) {
      if (i % width < width - 1) relax(i, i + 1);
      if (i < data.length - width) relax(i, i + width);
    }
  }
  return { data, width, height };
}

/** The difference of two pixels' colours, 0 … 1. */
function change(data: Uint8ClampedArray, a: number, b: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += ((data[a * 4 + c] as number) - (data[b * 4 + c] as number)) ** 2;
  return Math.sqrt(sum / 3) / 255;
}
