import { type Colour, hexColour } from '@cpc/design';

/** Number of steps per channel when colours are counted. */
const STEPS = 6;

interface Heap {
  count: number;
  r: number;
  g: number;
  b: number;
}

/**
 * The main colours of a picture. Its pixels are counted in coarse cubes of the colour space. The means of the heaviest
 * cubes are returned, without those too similar to an earlier one.
 * @param pixels RGBA, 8 bit
 */
export function mainColours(pixels: Uint8ClampedArray, most = 6): readonly Colour[] {
  const heaps = [...heapsOf(pixels).values()].sort((a, b) => weightOf(b) - weightOf(a));
  const chosen: (readonly number[])[] = [];
  for (const { count, r, g, b } of heaps) {
    const mean = [r / count, g / count, b / count];
    if (chosen.every((other) => distance(other, mean) > 42)) chosen.push(mean);
    if (chosen.length === most) break;
  }
  return chosen.map((mean) => hexColour(`#${mean.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`));
}

function heapsOf(pixels: Uint8ClampedArray): Map<number, Heap> {
  const heaps = new Map<number, Heap>();
  const step = (value: number) => Math.min(STEPS - 1, Math.floor((value * STEPS) / 256));
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [r, g, b, a] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0, pixels[i + 3] ?? 0];
    if (a < 128) continue;
    const key = (step(r) * STEPS + step(g)) * STEPS + step(b);
    const heap = heaps.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    heap.count += 1;
    heap.r += r;
    heap.g += g;
    heap.b += b;
    heaps.set(key, heap);
  }
  return heaps;
}

/** Weighs strong colours more than greys: a little of a strong colour says more about a picture than much grey. */
function weightOf({ count, r, g, b }: Heap): number {
  const spread = (Math.max(r, g, b) - Math.min(r, g, b)) / count;
  return count * (1 + spread / 48);
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
