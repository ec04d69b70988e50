import type { Pixels } from '../pixels.ts';
import { eachSample, type Gains } from './samples.ts';

/** A picture of this colourfulness gets the least vibrance, and each one of these levels less, 1 more. */
const COLOURFUL = 60;
const RANGE = 32;
const MIN_VIBRANCE = 0.05;
const MAX_VIBRANCE = 1.1;

/**
 * How much weak colours are strengthened. It depends on the measured colourfulness: Hasler and Süsstrunk, "Measuring
 * colourfulness in natural images" (2003).
 */
export function vibranceOf(pixels: Pixels, balance: Gains, gain: number): number {
  let count = 0;
  const redGreen = spread();
  const yellowBlue = spread();
  eachSample(pixels, (red, green, blue) => {
    const [r, g, b] = [red * balance[0] * gain, green * balance[1] * gain, blue * balance[2] * gain];
    redGreen.add(r - g);
    yellowBlue.add((r + g) / 2 - b);
    count += 1;
  });
  if (count === 0) return MIN_VIBRANCE;
  const deviation = Math.sqrt(redGreen.variance() + yellowBlue.variance());
  const colourfulness = deviation + 0.3 * Math.hypot(redGreen.mean(), yellowBlue.mean());
  return Math.max(MIN_VIBRANCE, Math.min(MAX_VIBRANCE, (COLOURFUL - colourfulness) / RANGE));
}

function spread() {
  let [count, sum, squares] = [0, 0, 0];
  return {
    add(value: number) {
      count += 1;
      sum += value;
      squares += value * value;
    },
    mean: () => sum / count,
    variance: () => Math.max(0, squares / count - (sum / count) ** 2),
  };
}

/** Skin gets half of it: it turns orange soonest. */
const SKIN = 0.5;

/** The part of the vibrance that a colour gets: the weaker it is, the more. */
export function vibranceShare(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const saturation = most > 0 ? (most - Math.min(red, green, blue)) / most : 0;
  const isSkin = red > green && green > blue * 0.9 && red - green > 10 && saturation > 0.12 && saturation < 0.65;
  return (1 - saturation) * (isSkin ? SKIN : 1);
}
