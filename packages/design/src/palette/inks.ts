import { type Colour, contrast, hexColour, luminance } from '../colour.ts';
import { chromaOf, colourOf, labOfColour } from './oklab.ts';

/** Large letters are readable from this contrast on (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 3;
const WHITE = hexColour('#ffffff');
const BLACK = hexColour('#16161c');

const worst = (ink: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(luminance(ink), luminance(ground))));

/** Black or white, whichever is more readable on all the grounds. */
export const plainInkOn = (...grounds: readonly Colour[]): Colour =>
  worst(BLACK, grounds) > worst(WHITE, grounds) ? BLACK : WHITE;

/**
 * The colour itself where it is readable on all the grounds. Otherwise the nearest lightness of the same hue that is;
 * black or white if none is.
 */
export function inkOn(wanted: Colour, ...grounds: readonly Colour[]): Colour {
  if (worst(wanted, grounds) >= MIN_CONTRAST) return wanted;
  const lab = labOfColour(wanted);
  for (let step = 0.02; step <= 1; step += 0.02) {
    for (const l of [lab.l + step, lab.l - step]) {
      if (l < 0.12 || l > 0.99) continue;
      const ink = colourOf({ ...lab, l });
      if (worst(ink, grounds) >= MIN_CONTRAST) return ink;
    }
  }
  return plainInkOn(...grounds);
}

/** A paler or deeper relative of a colour. @param by change of lightness, -1 … 1 */
export function shade(colour: Colour, by: number): Colour {
  const { l, a, b } = labOfColour(colour);
  return colourOf({ l: Math.min(0.99, Math.max(0.08, l + by)), a, b });
}

/** The colour with this lightness, 0 … 1. */
export function atLightness(colour: Colour, l: number, chroma = 1): Colour {
  const { a, b } = labOfColour(colour);
  return colourOf({ l, a: a * chroma, b: b * chroma });
}

export const isColourful = (colour: Colour): boolean => chromaOf(labOfColour(colour)) > 0.05;

/** Marks of a pattern are seen from this contrast on, and are quiet below twice as much. */
const QUIET = [1.42, 1.68] as const;

/** Two colours for a quiet pattern on a ground: of its hue, darker on a light ground and lighter on a dark one. */
export function marksOn(ground: Colour): readonly [Colour, Colour] {
  const step = luminance(ground) > 0.2 ? -0.01 : 0.01;
  const [first, second] = QUIET.map((wanted) => {
    let by = step;
    while (Math.abs(by) < 0.6 && contrast(luminance(shade(ground, by)), luminance(ground)) < wanted) by += step;
    return shade(ground, by);
  });
  return [first ?? ground, second ?? ground];
}
