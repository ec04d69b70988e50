import type { Pixels } from '../pixels.ts';
import { eachSample, type Gains } from './samples.ts';

/** A higher power trusts bright pixels more: 1 is grey world, infinity is white patch. */
const POWER = 6;
/** A cast is removed in part: a sunset stays warm. */
const SHARE = 0.7;
const MIN_GAIN = 0.8;
const MAX_GAIN = 1.25;
/** Clipped and black pixels have lost their colour. */
const CLIPPED = 250;
const BLACK = 8;

/**
 * The gains that remove a colour cast, by shades of grey: Finlayson and Trezzi, "Shades of gray and colour constancy"
 * (2004).
 */
export function whiteBalance(pixels: Pixels): Gains {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  eachSample(pixels, (red, green, blue) => {
    const brightest = Math.max(red, green, blue);
    if (brightest > CLIPPED || brightest < BLACK) return;
    sums[0] += (red / 255) ** POWER;
    sums[1] += (green / 255) ** POWER;
    sums[2] += (blue / 255) ** POWER;
    count += 1;
  });
  if (count === 0) return [1, 1, 1];
  const [red, green, blue] = sums.map((sum) => (sum / count) ** (1 / POWER)) as [number, number, number];
  const grey = (red + green + blue) / 3;
  const gain = (level: number) =>
    level === 0 ? MAX_GAIN : Math.max(MIN_GAIN, Math.min(MAX_GAIN, 1 + (grey / level - 1) * SHARE));
  return [gain(red), gain(green), gain(blue)];
}
