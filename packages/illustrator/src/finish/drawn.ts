import { waveOf, type Random } from '../draw/random.ts';
import { emptyPlane, type Pixels, type Plane } from '@cpc/imaging';
import { blurred, edges, grainOf, lightness, sampler, smooth } from './pixels.ts';

/** One direction of strokes: angle in radians, distance in pixels at 1024 wide, and how dark a spot must be for them. */
interface Hatch {
  readonly angle: number;
  readonly apart: number;
  readonly below: number;
}

const GRAPHITE: readonly Hatch[] = [
  { angle: 0.82, apart: 7.3, below: 0.9 },
  { angle: 0.7, apart: 8.1, below: 0.62 },
  { angle: 2.2, apart: 7.7, below: 0.46 },
  { angle: 1.45, apart: 6.1, below: 0.3 },
];

const INK: readonly Hatch[] = [
  { angle: 0.785, apart: 11, below: 0.52 },
  { angle: 2.356, apart: 11, below: 0.36 },
  { angle: 0.1, apart: 10, below: 0.24 },
];

/** Pencil: graphite in layers of strokes on rough white paper, lighter towards the edges. */
export function graphite(pixels: Pixels, mask: Plane, random: Random): void {
  const { data, width, height } = pixels;
  const tone = toned(pixels, mask, { floor: 0.4, form: 0.42 });
  const strokes = sampler(hatched(tone, { rows: GRAPHITE, random, width, crisp: false }), width, height);
  const lines = edges(pixels);
  const soft = sampler(tone, width, height);
  const grain = grainOf(random);
  const edge = frayed(random, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const fade = edge(x, y);
      const tooth = grain(x, y) * 0.6 + grain(x >> 1, (y >> 1) + 77) * 0.4;
      const line = smooth(0.1, 0.5, lines.data[y * width + x] ?? 0) * (0.55 + 0.55 * tooth);
      const smudge = Math.max(0, 0.9 - soft(x, y)) * 0.5;
      const ink = Math.min(0.96, (strokes(x, y) * 0.72 + smudge) * (0.5 + 0.85 * tooth) * fade + line * 0.85 * fade);
      const paper = 247 - 9 * tooth;
      const value = paper - (paper - 40) * ink;
      data[at] = value;
      data[at + 1] = value * 0.996;
      data[at + 2] = value * 0.985;
    }
}

/** Sketch: lines of a pen over a wash of water colour that runs out towards the edges of the paper. */
export function inkAndWash(pixels: Pixels, mask: Plane, random: Random): void {
  const { data, width, height } = pixels;
  const tone = toned(pixels, mask, { floor: 0.24, form: 0.45 });
  const strokes = sampler(hatched(tone, { rows: INK, random, width, crisp: true }), width, height);
  const lines = edges(pixels);
  const wash = [0, 1, 2].map((channel) => sampler(washed(pixels, channel), width, height));
  const pools = pool(random, width, height);
  const grain = grainOf(random);
  const edge = frayed(random, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const fade = edge(x, y);
      const wet = pools(x, y);
      const line = smooth(0.14, 0.3, lines.data[y * width + x] ?? 0);
      const pen = Math.max(line, strokes(x, y) * 0.8) * (0.25 + 0.75 * fade);
      const cover = fade * (0.62 + 0.34 * wet) * (0.92 + 0.16 * grain(x >> 1, y >> 1));
      for (let channel = 0; channel < 3; channel++) {
        const paper = (PAPER[channel] ?? 0) - 6 * grain(x, y);
        const tint = 255 - (255 - (wash[channel]?.(x, y) ?? 255)) * 1.04;
        const wetted = paper * (1 - cover) + ((paper * tint) / 255) * cover;
        data[at + channel] = wetted + ((PEN[channel] ?? 0) - wetted) * pen * 0.92;
      }
    }
}

const PAPER = [252, 248, 239];
const PEN = [34, 30, 44];

/** The lightness that is drawn: the hero gets form by shade at its lower right, its surroundings are kept lighter. */
function toned(pixels: Pixels, mask: Plane, { floor, form }: { readonly floor: number; readonly form: number }): Plane {
  const tone = lightness(pixels);
  const near = sampler(blurred(blurred(mask, 20), 12), tone.width, tone.height);
  const hero = sampler(mask, tone.width, tone.height);
  for (let y = 0; y < tone.height; y++)
    for (let x = 0; x < tone.width; x++) {
      const at = y * tone.width + x;
      const value = tone.data[at] ?? 0;
      tone.data[at] =
        hero(x, y) > 0.5
          ? 0.08 + 0.92 * value ** 0.7 - (1 - near(x + 15, y + 15)) * form
          : floor + (1 - floor) * value ** 0.8;
    }
  return tone;
}

/** Strokes over a tone at half the size: each direction where it is dark enough, wavering a little. */
function hatched(
  tone: Plane,
  {
    rows,
    random,
    width,
    crisp,
  }: { readonly rows: readonly Hatch[]; readonly random: Random; readonly width: number; readonly crisp: boolean },
): Plane {
  const out = emptyPlane(tone.width, tone.height);
  const scale = width / 2048;
  const waver = pool(random, tone.width, tone.height);
  const grain = grainOf(random);
  const wave = waveOf(random);
  const turned = rows.map((row) => ({
    ...row,
    cos: Math.cos(row.angle) / (row.apart * scale),
    sin: Math.sin(row.angle) / (row.apart * scale),
  }));
  for (let y = 0; y < tone.height; y++)
    for (let x = 0; x < tone.width; x++) {
      const at = y * tone.width + x;
      const value = tone.data[at] ?? 0;
      if (value > 0.92) continue;
      const sway = waver(x, y) * (crisp ? 1.6 : 2.6);
      let ink = 0;
      for (const { cos, sin, below } of turned) {
        const dark = below - value;
        if (dark <= 0) continue;
        const along = x * cos + y * sin + sway;
        const row = Math.floor(along);
        const middle = Math.abs(along - row - 0.5) * 2;
        // Each stroke is one movement of the hand: it begins, presses and ends.
        const press = crisp
          ? 1
          : 0.62 + 0.5 * wave((y * cos - x * sin) * 0.16 + row * 7.31) ** 2 + 0.25 * grain(row * 3, 5);
        const wide = Math.min(1, dark * 2.6) * press;
        const stroke = crisp
          ? smooth(0.62 - wide * 0.2, 0.86, middle) * Math.min(1, dark * 9)
          : smooth(0.82 - wide * 0.95, 1.22 - wide * 0.55, middle) * (0.25 + 0.55 * wide);
        ink += (1 - ink) * stroke * (crisp ? 1 : 0.55 + 0.6 * grain(x, y));
      }
      out.data[at] = Math.min(1, ink);
    }
  return out;
}

/** One colour at a quarter of the size, softened. */
function washed({ data, width, height }: Pixels, channel: number): Plane {
  const plane = emptyPlane(Math.ceil(width / 4), Math.ceil(height / 4));
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      const at = (Math.min(height - 1, y * 4 + 2) * width + Math.min(width - 1, x * 4 + 2)) * 4 + channel;
      plane.data[y * plane.width + x] = data[at] ?? 0;
    }
  return blurred(plane, 2);
}

/** Slow blotches, 0 to 1. */
function pool(random: Random, width: number, height: number): (x: number, y: number) => number {
  const plane = emptyPlane(48, 96);
  for (let at = 0; at < plane.data.length; at++) plane.data[at] = random();
  return sampler(blurred(plane, 1), width, height);
}

/** 1 inside the drawing, 0 at the edge of the paper, with a border as a hand leaves it. */
function frayed(random: Random, width: number, height: number): (x: number, y: number) => number {
  const sides = [0, 1, 2, 3].map(() => waveOf(random));
  const plane = emptyPlane(128, 256);
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      const [u, v] = [x / plane.width, y / plane.height];
      const distances = [u, 1 - u, v * 1.6, (1 - v) * 1.6].map(
        (away, side) =>
          away + 0.018 * (sides[side]?.((side < 2 ? v * 2 : u) * 14) ?? 0) + random.between(-0.008, 0.008),
      );
      plane.data[y * plane.width + x] = smooth(0.025, 0.075, Math.min(...distances));
    }
  return sampler(blurred(plane, 1), width, height);
}
