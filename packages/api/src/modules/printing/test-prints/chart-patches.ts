import type { InkSpace } from '@cpc/design';

/** The values of one patch as the station gets them, 0 … 255 each. */
export type Inks = readonly number[];

/** Maximum of all inks together, in full channels. More ink runs. */
const MAX_INK = 3.2;

/** Every combination of these fractions of full ink. */
const cube = (parts: readonly number[], channels: number): number[][] =>
  channels === 0 ? [[]] : cube(parts, channels - 1).flatMap((inks) => parts.map((part) => [...inks, part]));

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, step) => step / count);

function cmyk(): number[][] {
  const each = steps(10).flatMap((part) => [0, 1, 2, 3].map((ink) => [0, 1, 2, 3].map((c) => (c === ink ? part : 0))));
  const solids = cube([0, 1], 3).map((inks) => [...inks, 0]);
  const greys = steps(10).map((part) => [part, 0.75 * part, 0.75 * part, 0]);
  const colours = cube([0, 1 / 3, 2 / 3, 1], 3).map((inks) => [...inks, 0]);
  const darkened = [0.4, 0.7].flatMap((black) => cube([0, 0.5, 1], 3).map((inks) => [...inks, black]));
  const black = cube([0, 0.5], 3).map((inks) => [...inks, 1]);
  return [...solids, ...each, ...greys, ...colours, ...darkened, ...black];
}

function rgb(): number[][] {
  const corners = cube([1, 0], 3);
  const greys = steps(15).map((part) => [part, part, part]);
  const each = steps(10).flatMap((part) => cube([0, 1], 3).map((way) => way.map((on) => (on ? part : 1))));
  return [...corners, ...greys, ...each, ...cube(steps(5), 3)];
}

/**
 * The patches to measure a station by, the most useful first, each once: paper and full inks, every ink in steps,
 * greys, and colours all over the gamut. Programs that make profiles need at least a few hundred.
 */
export function patchesOf(space: InkSpace): readonly Inks[] {
  const wanted = space === 'cmyk' ? cmyk().filter((inks) => sum(inks) <= MAX_INK) : rgb();
  const seen = new Map<string, Inks>();
  for (const parts of wanted) {
    const inks = parts.map((part) => Math.round(part * 255));
    const key = inks.join();
    if (!seen.has(key)) seen.set(key, inks);
  }
  return [...seen.values()];
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
