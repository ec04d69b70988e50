import { fromLinear } from '../../src/art/colour.ts';
import { randomFrom } from '../../src/art/random.ts';
import type { Film } from './film.ts';

const EXPOSURE = 1.02;
/** Standard deviation of the sensor's noise in the darkest and the brightest parts, of 255. */
const NOISE = { dark: 2.2, bright: 1.3 };

/** Film to sRGB bytes, as a camera does it: lens fall-off, exposure, a filmic curve, sensor noise. */
export function develop({ width, height, light }: Film): Buffer {
  const random = randomFrom(77);
  const bytes = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const fall = 1 - 0.3 * (((column / width - 0.5) ** 2 + (row / height - 0.5) ** 2) * 2) ** 1.2;
      const shot = random.unit() + random.unit() + random.unit() - 1.5;
      for (let channel = 0; channel < 3; channel += 1) {
        const index = (row * width + column) * 3 + channel;
        const value = fromLinear(filmic((light[index] ?? 0) * EXPOSURE * fall));
        const sigma = NOISE.dark + (NOISE.bright - NOISE.dark) * (value / 255);
        bytes[index] = Math.min(
          255,
          Math.max(0, Math.round(value + 2 * sigma * (0.8 * shot + 0.5 * (random.unit() - 0.5)))),
        );
      }
    }
  }
  return bytes;
}

/** Narkowicz's fit of the ACES curve: a soft toe, a long shoulder, no clipped highlight. */
function filmic(x: number): number {
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
}
