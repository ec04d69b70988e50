import { componentsAbove } from '../mask/components.ts';
import { guidedFilter } from '../mask/guided-filter.ts';
import { lightness } from '../mask/lightness.ts';
import { emptyPlane, type Plane } from '../plane.ts';
import { type Mask, maskOf } from '../mask/plane.ts';
import { reduced } from '../mask/reduce.ts';
import { resizePlane } from '../mask/resize-plane.ts';
import { steep } from '../mask/steep.ts';
import type { Pixels } from '../pixels.ts';
import { colourModel, ratioOf } from './colour-model.ts';
import { geodesicDistance } from './geodesic.ts';

/** Where a finger tapped, in shares of the picture's width and height, and whether what is there is kept. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly keep: boolean;
}

/** The longer edge of the picture in which the thing is found. Its edges are then taken from the whole picture. */
const FINDING_EDGE = 384;
/** The radius of what a tap covers, as a share of the longer edge. */
const TAP_RADIUS = 0.012;
/** How often the colours are learnt from what was found with the colours before. */
const ROUNDS = 5;
/** The weights of the colours and of the place. */
const [COLOUR, PLACE] = [0.8, 4];
/** No colour alone decides. */
const MAX_RATIO = 3;
/** Holes below this share of the picture are closed, unless they were tapped away. */
const HOLE = 0.004;

/**
 * Cuts out what was tapped, by colour and edges: it grows from the taps, stops at edges, and learns the colours of the
 * inside and the outside on the way. The margin of the picture counts as outside unless it is tapped. It knows nothing
 * about things: it does not see that a striped cat is one cat.
 * @returns as large as the picture; empty if nothing is kept
 */
export function cutByTaps(picture: Pixels, taps: readonly Tap[]): Mask {
  const whole = { width: picture.width, height: picture.height };
  if (!taps.some(({ keep }) => keep)) return maskOf(emptyPlane(whole.width, whole.height));
  const small = reduced(picture, FINDING_EDGE);
  const found = connected(findThing(small, taps), seedsOf(small, taps, true), seedsOf(small, taps, false));
  const radius = Math.max(2, Math.round(Math.max(whole.width, whole.height) / 200));
  const smooth = guidedFilter(lightness(picture), resizePlane(found, whole), { radius, epsilon: 1e-3 });
  return maskOf(steep(smooth, 0.25, 0.75));
}

/** How sure each pixel belongs to the thing, 0 … 1. */
function findThing(picture: Pixels, taps: readonly Tap[]): Plane {
  const kept = seedsOf(picture, taps, true);
  const removed = seedsOf(picture, taps, false);
  const place = nearness(
    geodesicDistance(picture, kept),
    geodesicDistance(picture, [...removed, ...marginOf(picture, kept)]),
  );
  const guide = lightness(picture);
  let sure = emptyPlane(picture.width, picture.height);
  for (let i = 0; i < sure.data.length; i++) sure.data[i] = (place.data[i] as number) > 0 ? 1 : 0;
  for (let round = 0; round < ROUNDS; round++) {
    const model = colourModel(picture, sure);
    const next = emptyPlane(picture.width, picture.height);
    for (let i = 0; i < next.data.length; i++) {
      const ratio = Math.max(-MAX_RATIO, Math.min(MAX_RATIO, ratioOf(model, picture.data, i * 4)));
      next.data[i] = 1 / (1 + Math.exp(-COLOUR * ratio - PLACE * (place.data[i] as number)));
    }
    for (const i of kept) next.data[i] = 1;
    for (const i of removed) next.data[i] = 0;
    sure = steep(guidedFilter(guide, next, { radius: 6, epsilon: 1e-3 }), 0.2, 0.8);
  }
  return sure;
}

/** -1 … 1: nearer to what is removed, nearer to what is kept. */
function nearness(kept: Plane, removed: Plane): Plane {
  const plane = emptyPlane(kept.width, kept.height);
  for (let i = 0; i < plane.data.length; i++) {
    const [a, b] = [kept.data[i] as number, removed.data[i] as number];
    plane.data[i] = b === Infinity ? 1 : (b - a) / (a + b + 1e-6);
  }
  return plane;
}

/** The pixels of all taps of one kind, as positions in the picture. */
function seedsOf({ width, height }: Pixels, taps: readonly Tap[], keep: boolean): readonly number[] {
  const radius = Math.max(1, Math.round(Math.max(width, height) * TAP_RADIUS));
  const seeds = new Set<number>();
  for (const tap of taps.filter((tap) => tap.keep === keep)) {
    const x = Math.max(0, Math.min(width - 1, Math.floor(tap.x * width)));
    const y = Math.max(0, Math.min(height - 1, Math.floor(tap.y * height)));
    for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
        if ((u - x) ** 2 + (v - y) ** 2 <= radius ** 2) seeds.add(v * width + u);
      }
    }
  }
  return [...seeds];
}

/** The outermost pixels, without those that were tapped as kept. */
function marginOf({ width, height }: Pixels, kept: readonly number[]): readonly number[] {
  const tapped = new Set(kept);
  const margin: number[] = [];
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = (i - x) / width;
    const outermost = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (outermost && !tapped.has(i)) margin.push(i);
  }
  return margin;
}

/** Only what hangs together with a tap that keeps, without small holes. */
function connected(sure: Plane, kept: readonly number[], removed: readonly number[]): Plane {
  const result = emptyPlane(sure.width, sure.height);
  const wanted = new Set(kept);
  for (const { pixels } of componentsAbove(sure, 0.5)) {
    if (!pixels.some((i) => wanted.has(i))) continue;
    for (const i of pixels) result.data[i] = 1;
  }
  const outside: Plane = { ...result, data: result.data.map((value) => 1 - value) };
  const tapped = new Set(removed);
  for (const { area, pixels } of componentsAbove(outside, 0.5)) {
    if (area > HOLE * sure.data.length || pixels.some((i) => tapped.has(i))) continue;
    for (const i of pixels) result.data[i] = 1;
  }
  return result;
}
