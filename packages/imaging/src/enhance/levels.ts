import type { Pixels } from '../pixels.ts';
import { eachSample, type Gains, lumaOf } from './samples.ts';

/** The share of the darkest and of the brightest pixels that may clip. */
const CLIP = 0.005;
/** A dark or bright picture is meant so: black is at most this bright, white at least. */
const MIN_WHITE = 150;
const MAX_BLACK = 90;
const MAX_GAIN = 2.2;
/** The mean that the curve goes towards, 0 … 1, how far, and the exponents that it may have. */
const MEAN = 0.46;
const SHARE = 0.6;
const MIN_EXPONENT = 0.75;
const MAX_EXPONENT = 1.3;
/** Below this difference of dark and bright, there is less and less to stretch; at 0 there is one colour. */
const FLAT = 32;
/** Entries of the curve for each level of 8 bits. */
export const FINE = 4;

export interface Levels {
  /** The new luma for a luma of `index / FINE`. */
  readonly curve: Float32Array;
  readonly gain: number;
  /** 0 … 1: how much the picture's range tells. 0 for one colour, or none, which must not change. */
  readonly trust: number;
}

/** The curve that spreads the luma of a picture over the whole range, and brings its mean near the middle. */
export function levelsOf(pixels: Pixels, balance: Gains): Levels {
  const counts = new Uint32Array(256);
  let total = 0;
  eachSample(pixels, (red, green, blue) => {
    const level = Math.min(255, Math.floor(lumaOf(balance, red, green, blue)));
    counts[level] = (counts[level] as number) + 1;
    total += 1;
  });
  const [dark, bright] = [quantile(counts, total * CLIP), 255 - quantile(counts.toReversed(), total * CLIP)];
  const [low, high] = [Math.min(dark, MAX_BLACK), Math.max(bright, MIN_WHITE)];
  const gain = Math.min(MAX_GAIN, 255 / (high - low));
  const stretched = (level: number): number => Math.max(0, Math.min(1, ((level - low) * gain) / 255));
  const mean = counts.reduce((sum, count, level) => sum + count * stretched(level), 0) / Math.max(1, total);
  const full = Math.log(MEAN) / Math.log(Math.max(0.05, Math.min(0.95, mean)));
  const exponent = 1 + (Math.max(MIN_EXPONENT, Math.min(MAX_EXPONENT, full)) - 1) * SHARE;
  return {
    curve: Float32Array.from({ length: 256 * FINE }, (_, i) => 255 * stretched(i / FINE) ** exponent),
    gain,
    trust: total === 0 ? 0 : Math.max(0, Math.min(1, (bright - dark) / FLAT)),
  };
}

/** The first level with more than `share` pixels up to it. */
function quantile(counts: Uint32Array, share: number): number {
  let sum = 0;
  const level = counts.findIndex((count) => (sum += count) > share);
  return Math.max(0, level);
}
