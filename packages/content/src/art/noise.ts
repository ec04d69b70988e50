import { randomFrom } from './random.ts';

/** A smooth field over the plane, about -1 … 1. */
export type Field = (x: number, y: number) => number;

const SIZE = 256;

/** Gradient noise (Perlin, "Improving Noise", 2002) on a lattice of unit cells, repeating every 256 cells. */
export function noiseFrom(seed: number): Field {
  const random = randomFrom(seed);
  const angles = Array.from({ length: SIZE }, () => random.between(0, 2 * Math.PI));
  const gx = Float64Array.from(angles, Math.cos);
  const gy = Float64Array.from(angles, Math.sin);
  const order = Uint8Array.from(shuffled(SIZE, random.unit));
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const at = order[((order[ix & 255] ?? 0) + iy) & 255] ?? 0;
    return (gx[at] ?? 0) * dx + (gy[at] ?? 0) * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const top = lerp(slope(ix, iy, fx, fy), slope(ix + 1, iy, fx - 1, fy), u);
    const bottom = lerp(slope(ix, iy + 1, fx, fy - 1), slope(ix + 1, iy + 1, fx - 1, fy - 1), u);
    return lerp(top, bottom, fade(fy)) * 1.5;
  };
}

/** Octaves of a field, each twice as fine and half as strong: looks like clouds, land or stone. */
export function fractal(field: Field, octaves: number, gain = 0.5): Field {
  return (x, y) => {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const scale = 2 ** octave;
      sum += strength * field(x * scale + octave * 17.3, y * scale - octave * 9.1);
      total += strength;
      strength *= gain;
    }
    return sum / total;
  };
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function shuffled(length: number, unit: () => number): number[] {
  const list = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    const j = Math.floor(unit() * (i + 1));
    const held = list[i] ?? 0;
    list[i] = list[j] ?? 0;
    list[j] = held;
  }
  return list;
}
