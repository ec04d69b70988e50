import type { Plane } from '../plane.ts';
import type { Pixels } from '../pixels.ts';

/** Steps of each colour channel. */
const STEPS = 16;
/** What a colour that was never seen counts, as a share of the mean: neither side is ever impossible. */
const UNSEEN = 0.02;

/** How much more a colour belongs to the inside than to the outside: the logarithm of the ratio, for each bin. */
export type ColourModel = Float32Array;

/**
 * The colours of what a plane counts as inside (1) and outside (0), as two histograms that are blurred a little, because
 * a photo never repeats a colour exactly.
 */
export function colourModel(picture: Pixels, inside: Plane): ColourModel {
  const [within, without] = [new Float32Array(STEPS ** 3), new Float32Array(STEPS ** 3)];
  for (let i = 0; i < inside.data.length; i++) {
    const bin = binOf(picture.data, i * 4);
    const share = inside.data[i] as number;
    within[bin] = (within[bin] as number) + share;
    without[bin] = (without[bin] as number) + 1 - share;
  }
  const [a, b] = [likelihood(blurred(within)), likelihood(blurred(without))];
  return a.map((value, i) => Math.log(value / (b[i] as number)));
}

/** The logarithm of the ratio for one pixel; `at` is its position in the picture's data. */
export const ratioOf = (model: ColourModel, data: Uint8ClampedArray, at: number): number =>
  model[binOf(data, at)] as number;

const binOf = (data: Uint8ClampedArray, at: number): number =>
  ((data[at] as number) >> 4) * STEPS * STEPS +
  ((data[at + 1] as number) >> 4) * STEPS +
  ((data[at + 2] as number) >> 4);

function likelihood(bins: Float32Array): Float32Array {
  const total = bins.reduce((sum, value) => sum + value, 0);
  const mean = UNSEEN / bins.length;
  return bins.map((value) => (total > 0 ? value / total : 0) + mean);
}

/** Each bin with a quarter of its neighbours along each channel. */
function blurred(bins: Float32Array): Float32Array {
  let done = bins;
  for (const stride of [1, STEPS, STEPS * STEPS]) {
    const from = done;
    done = from.map((value, i) => {
      const at = Math.floor(i / stride) % STEPS;
      const before = at > 0 ? (from[i - stride] as number) : value;
      const after = at < STEPS - 1 ? (from[i + stride] as number) : value;
      return value / 2 + (before + after) / 4;
    });
  }
  return done;
}
