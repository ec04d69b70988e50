import { type Colour, hexColour } from '../colour.ts';
import { type ArtColour, MAX_ART_COLOURS } from '../document/layers/sticker.ts';
import { chromaOf, colourOf, type Lab, labDistance, labOf, labOfColour } from './oklab.ts';

/** Colours that are nearer to each other than this are shades of one (OKLab). */
const SHADE = 0.17;
/** At least this part of an art is in its main colours and their shades; else it is more like a photo. */
const MIN_MAIN_PART = 0.8;
/** A main colour has at least this part of the art: less is the soft edge between two others. */
const MIN_COLOUR_PART = 0.015;
/** Pixels with less opacity are the soft edge of an art: 0 … 255. */
const OPAQUE = 200;
/** Bits of a channel that are left out where colours are counted. */
const COARSE_BITS = 3;

/**
 * The main colours of an art: the most seen ones that differ clearly, at most four, the most seen first.
 * @param pixels RGBA, in any size
 * @returns none if there are too many colours, as in a photo
 */
export function mainColours(pixels: Uint8ClampedArray): readonly Colour[] {
  const counts = countColours(pixels);
  const main: Lab[] = [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  let covered = 0;
  for (const { lab, count } of counts) {
    const isShade = main.some((one) => labDistance(one, lab) <= SHADE);
    if (!isShade && main.length < MAX_ART_COLOURS && count >= all * MIN_COLOUR_PART) main.push(lab);
    else if (!isShade) continue;
    covered += count;
  }
  return covered < all * MIN_MAIN_PART ? [] : main.map(colourOf);
}

/** Read in place: an art has a million pixels. */
const channel = (pixels: Uint8ClampedArray, at: number): number => pixels[at] ?? 0;

interface Counted {
  readonly lab: Lab;
  readonly count: number;
}

/** The colours of opaque pixels, similar ones as one, the most seen first. */
function countColours(pixels: Uint8ClampedArray): readonly Counted[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (channel(pixels, at + 3) < OPAQUE) continue;
    const [red, green, blue] = [channel(pixels, at), channel(pixels, at + 1), channel(pixels, at + 2)];
    const key = ((red >> COARSE_BITS) << 16) | ((green >> COARSE_BITS) << 8) | (blue >> COARSE_BITS);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()]
    .toSorted((a, b) => b[3] - a[3])
    .map(([red, green, blue, count]) => ({ lab: labOf(red / count, green / count, blue / count), count }));
}

/**
 * Shows an art in other colours, pixel by pixel, in place. A pixel follows the main colours near it as their shade: as
 * much lighter or darker, with its share of their chroma and its distance in hue. Screen and print use this function on
 * the same pixels, so that they look alike.
 * @param pixels RGBA @param colours all main colours of the art
 */
export function recolourPixels(pixels: Uint8ClampedArray, colours: readonly ArtColour[]): void {
  if (colours.every(({ from, to }) => from === to)) return;
  const mains = colours.map(({ from, to }) => ({ from: labOfColour(from), to: labOfColour(to), isSame: from === to }));
  const known = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (channel(pixels, at + 3) === 0) continue;
    const key = (channel(pixels, at) << 16) | (channel(pixels, at + 1) << 8) | channel(pixels, at + 2);
    let next = known.get(key);
    if (next === undefined) {
      next = packed(shadeFor(labOf(key >> 16, (key >> 8) & 255, key & 255), mains));
      known.set(key, next);
    }
    pixels[at] = next >> 16;
    pixels[at + 1] = (next >> 8) & 255;
    pixels[at + 2] = next & 255;
  }
}

const packed = (lab: Lab): number => Number.parseInt(colourOf(lab).slice(1), 16);

interface Main {
  readonly from: Lab;
  readonly to: Lab;
  readonly isSame: boolean;
}

/** A mixture: the pixels of a soft edge lie between two main colours, and go over without a step. */
function shadeFor(lab: Lab, mains: readonly Main[]): Lab {
  const weights = mains.map(({ from }) => 1 / (labDistance(from, lab) ** 4 + 1e-9));
  const sum = weights.reduce((total, weight) => total + weight);
  let [l, a, b] = [0, 0, 0];
  mains.forEach((main, n) => {
    const part = (weights[n] ?? 0) / sum;
    const shade = main.isSame ? lab : moved(lab, main);
    l += shade.l * part;
    a += shade.a * part;
    b += shade.b * part;
  });
  return { l, a, b };
}

/** A grey has no hue to keep a distance from. */
const GREY = 0.03;
/** A shade has at most this much more chroma than its main colour. */
const MAX_CHROMA_RATIO = 1.6;

function moved(shade: Lab, { from, to }: Main): Lab {
  const isGrey = chromaOf(from) < GREY;
  const k = isGrey ? 1 : Math.min(MAX_CHROMA_RATIO, chromaOf(shade) / chromaOf(from));
  const turn = isGrey || chromaOf(shade) < GREY ? 0 : Math.atan2(shade.b, shade.a) - Math.atan2(from.b, from.a);
  const [cos, sin] = [Math.cos(turn) * k, Math.sin(turn) * k];
  const l = Math.min(1, Math.max(0, to.l + shade.l - from.l));
  return { l, a: to.a * cos - to.b * sin, b: to.a * sin + to.b * cos };
}

/** The colours of an art with one of them changed. @param colours all main colours; empty if it is as it was drawn */
export function withArtColour(
  main: readonly Colour[],
  colours: readonly ArtColour[],
  from: Colour,
  to: Colour,
): readonly ArtColour[] {
  const now = main.map((one) => ({
    from: one,
    to: one === from ? to : (colours.find((other) => other.from === one)?.to ?? one),
  }));
  return now.every((one) => one.from === one.to) ? [] : now.map((one) => ({ ...one, to: hexColour(one.to) }));
}
