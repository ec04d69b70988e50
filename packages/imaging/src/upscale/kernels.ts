/** A kernel of a resampling filter: its weight at a distance, and the distance from which it is 0. */
export interface Kernel {
  readonly radius: number;
  readonly at: (distance: number) => number;
}

/** Catmull-Rom: the cubic of Keys, "Cubic convolution interpolation for digital image processing" (1981), a = -1/2. */
export const CUBIC: Kernel = {
  radius: 2,
  at(distance) {
    const x = Math.abs(distance);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
  },
};

/** The sinc function in a window of three lobes (Duchon, "Lanczos filtering in one and two dimensions", 1979). */
export const LANCZOS3: Kernel = {
  radius: 3,
  at(distance) {
    const x = Math.PI * Math.abs(distance);
    if (x === 0) return 1;
    return x < 3 * Math.PI ? (3 * Math.sin(x) * Math.sin(x / 3)) / (x * x) : 0;
  },
};

/** The filter of one axis: output `i` is the sum of `count` inputs from `first[i]` on, by the weights of `i`. */
export interface Taps {
  readonly count: number;
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/**
 * The taps that resample a line of `from` samples to `to`. A tap beyond an end adds its weight to the last sample there,
 * so that every output has the same number of taps, all inside the line.
 */
export function tapsOf(from: number, to: number, kernel: Kernel): Taps {
  // A smaller line takes every input into account: the kernel is stretched over them.
  const stretch = Math.max(1, from / to);
  const span = Math.ceil(2 * kernel.radius * stretch);
  const count = Math.min(from, span);
  const first = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i += 1) {
    // Whole numbers until the one division: so the weights of a strip are exactly those of the whole picture.
    const [middle, unit] = [(2 * i + 1) * from - to, 2 * to];
    const start = Math.ceil((middle - kernel.radius * stretch * unit) / unit);
    const given = Array.from({ length: span + 1 }, (_, n) => kernel.at(((start + n) * unit - middle) / unit / stretch));
    const sum = given.reduce((whole, weight) => whole + weight);
    const base = Math.max(0, Math.min(from - count, start));
    first[i] = base;
    given.forEach((weight, n) => {
      const inside = Math.max(base, Math.min(base + count - 1, start + n));
      const at = i * count + inside - base;
      weights[at] = (weights[at] as number) + weight / sum;
    });
  }
  return { count, first, weights };
}
