import { type Colour, contrast, hexColour, luminance } from '../colour.ts';
import { atLightness, inkOn, isColourful } from '../palette/inks.ts';
import { chromaOf, labOfColour } from '../palette/oklab.ts';
import type { Swatch } from '../palette/palette.ts';

/** The colours of a design that goes with a photo. */
export interface Tones {
  /** What the photo mostly looks like. */
  readonly main: Colour;
  /** Its most colourful part. */
  readonly accent: Colour;
  /** Another colour of it. */
  readonly second: Colour;
  /** Nearly white and nearly black, in the hues of the photo. */
  readonly pale: Colour;
  readonly deep: Colour;
}

const GREY = hexColour('#8a8a92');
/** A smaller part of a photo does not give its design a colour. */
const MIN_SHARE = 0.015;

/** @param turn takes another accent of the palette, for another round of ideas */
export function tonesOf(palette: readonly Swatch[], turn: number): Tones {
  const main = palette[0]?.colour ?? GREY;
  const accents = palette
    .filter(({ colour, share }) => share >= MIN_SHARE && isColourful(colour))
    .map(({ colour }) => colour)
    .toSorted((a, b) => chromaOf(labOfColour(b)) - chromaOf(labOfColour(a)));
  const accent = accents[turn % Math.max(1, accents.length)] ?? main;
  const second = accents.find((colour) => colour !== accent) ?? palette[1]?.colour ?? main;
  return {
    main,
    accent,
    second,
    pale: atLightness(accent, 0.95, 0.35),
    deep: atLightness(accent, 0.3, 0.6),
  };
}

/** The palest or the deepest tone, whichever is more readable on a ground. */
export function boldInk({ pale, deep }: Tones, ground: Colour): Colour {
  const on = (ink: Colour): number => contrast(luminance(ink), luminance(ground));
  return inkOn(on(pale) * 1.3 > on(deep) ? pale : deep, ground);
}
