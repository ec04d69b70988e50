import { BLUE, GREEN, type Pixels, RED } from '../pixels.ts';

/** Statistics need no more pixels than these. */
const MAX_SAMPLES = 200_000;
/** A less visible pixel does not tell how the picture looks. */
export const VISIBLE = 128;

/** Calls `see` with pixels spread evenly over the visible picture. */
export function eachSample({ data }: Pixels, see: (red: number, green: number, blue: number) => void): void {
  // An odd step does not fall on the same columns of every row of a picture of even width.
  const step = 4 * (Math.floor(data.length / 4 / MAX_SAMPLES) | 1);
  for (let p = 0; p < data.length; p += step)
    if ((data[p + 3] as number) >= VISIBLE) see(data[p] as number, data[p + 1] as number, data[p + 2] as number);
}

/** The factors of red, green and blue, and the luma of a colour after them. */
export type Gains = readonly [red: number, green: number, blue: number];

export const lumaOf = ([r, g, b]: Gains, red: number, green: number, blue: number): number =>
  RED * red * r + GREEN * green * g + BLUE * blue * b;
