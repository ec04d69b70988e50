import { type Colour, contrast, luminance } from '../colour.ts';
import { inkOn } from '../palette/inks.ts';
import type { Swatch } from '../palette/palette.ts';
import { type Cloth, clothsFor } from './wardrobe.ts';

/** The colours of a design that goes with a photo. */
export interface Tones {
  /** What the photo mostly looks like; undefined without a photo. */
  readonly main: Colour | undefined;
  /** The cloths whose colours may be grounds. */
  readonly cloth: Cloth;
  readonly partner: Cloth;
  /** The bold colours of both. */
  readonly accent: Colour;
  readonly second: Colour;
  /** Nearly white and nearly black, in the first hue. */
  readonly pale: Colour;
  readonly deep: Colour;
}

/** @param turn takes another colour of the photo first, for another round of ideas */
export function tonesOf(palette: readonly Swatch[], turn: number): Tones {
  const cloths = clothsFor(palette);
  const cloth = cloths[turn % cloths.length] ?? cloths[0];
  const partner = cloths[(turn + 1) % cloths.length] ?? cloths[1];
  return {
    main: palette[0]?.colour,
    cloth,
    partner,
    accent: cloth.bold,
    second: partner.bold,
    pale: cloth.pale,
    deep: cloth.deep,
  };
}

/** The palest or the deepest tone, whichever is more readable on a ground. */
export function boldInk({ pale, deep }: Pick<Tones, 'pale' | 'deep'>, ground: Colour): Colour {
  const on = (ink: Colour): number => contrast(luminance(ink), luminance(ground));
  return inkOn(on(pale) * 1.3 > on(deep) ? pale : deep, ground);
}
