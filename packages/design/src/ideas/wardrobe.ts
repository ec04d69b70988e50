import { type Colour, contrast, luminance } from '../colour.ts';

import { colourOf, chromaOf, labOfColour } from '../palette/oklab.ts';
import type { Swatch } from '../palette/palette.ts';

/** One hue in four strengths that one would wear. Yellow has no dark one, because that is mud: it goes with navy. */
export interface Cloth {
  readonly name: string;
  readonly pale: Colour;
  readonly soft: Colour;
  readonly bold: Colour;
  readonly deep: Colour;
  /** The hue that it is worn with if the photo has no other one. */
  readonly partner: string;
}

/** Lightness 0 … 1, chroma, hue in degrees: OKLCH. */
type Lch = readonly [l: number, chroma: number, hue: number];

const colour = ([l, chroma, hue]: Lch): Colour => {
  const angle = (hue * Math.PI) / 180;
  return colourOf({ l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) });
};

const cloth = (name: string, [pale, soft, bold, deep]: readonly [Lch, Lch, Lch, Lch], partner: string): Cloth => ({
  name,
  pale: colour(pale),
  soft: colour(soft),
  bold: colour(bold),
  deep: colour(deep),
  partner,
});

const NAVY: Lch = [0.29, 0.08, 265];
const PINE: Lch = [0.34, 0.06, 168];

const HUES: readonly Cloth[] = [
  cloth(
    'rose',
    [
      [0.95, 0.025, 5],
      [0.86, 0.075, 5],
      [0.68, 0.165, 8],
      [0.34, 0.115, 8],
    ],
    'lagoon',
  ),
  cloth(
    'coral',
    [
      [0.95, 0.025, 32],
      [0.86, 0.075, 32],
      [0.71, 0.165, 32],
      [0.35, 0.1, 22],
    ],
    'sky',
  ),
  cloth(
    'apricot',
    [
      [0.955, 0.028, 62],
      [0.885, 0.075, 62],
      [0.79, 0.13, 60],
      [0.33, 0.075, 350],
    ],
    'lagoon',
  ),
  cloth('honey', [[0.965, 0.035, 90], [0.915, 0.085, 90], [0.86, 0.15, 87], NAVY], 'cobalt'),
  cloth('pistachio', [[0.96, 0.035, 125], [0.9, 0.075, 126], [0.81, 0.135, 128], PINE], 'rose'),
  cloth('mint', [[0.96, 0.025, 162], [0.89, 0.065, 162], [0.76, 0.115, 160], PINE], 'coral'),
  cloth(
    'lagoon',
    [
      [0.955, 0.022, 198],
      [0.88, 0.06, 198],
      [0.71, 0.105, 200],
      [0.35, 0.065, 210],
    ],
    'coral',
  ),
  cloth('sky', [[0.955, 0.02, 232], [0.875, 0.06, 232], [0.72, 0.12, 236], NAVY], 'apricot'),
  cloth(
    'cobalt',
    [
      [0.945, 0.025, 264],
      [0.85, 0.07, 264],
      [0.58, 0.18, 264],
      [0.29, 0.11, 266],
    ],
    'honey',
  ),
  cloth(
    'lilac',
    [
      [0.95, 0.025, 302],
      [0.86, 0.075, 302],
      [0.67, 0.15, 300],
      [0.32, 0.115, 300],
    ],
    'honey',
  ),
  cloth(
    'orchid',
    [
      [0.95, 0.028, 338],
      [0.86, 0.08, 338],
      [0.68, 0.165, 340],
      [0.34, 0.115, 335],
    ],
    'mint',
  ),
];
/** For a photo without colour, by whether it is warm. */
const NEUTRALS: readonly Cloth[] = [
  cloth(
    'sand',
    [
      [0.965, 0.012, 80],
      [0.905, 0.025, 78],
      [0.71, 0.165, 32],
      [0.27, 0.012, 60],
    ],
    'coral',
  ),
  cloth(
    'fog',
    [
      [0.96, 0.008, 255],
      [0.89, 0.02, 255],
      [0.72, 0.12, 236],
      [0.27, 0.03, 262],
    ],
    'sky',
  ),
];

/** The colours that an idea may lie on: no others, but white paper. */
export const WARDROBE: readonly Cloth[] = [...HUES, ...NEUTRALS];

const byName = (name: string): Cloth => WARDROBE.find((one) => one.name === name) ?? (WARDROBE[0] as Cloth);

const hueOf = (one: Colour): number => {
  const { a, b } = labOfColour(one);
  return (Math.atan2(b, a) * 180) / Math.PI;
};
const turnBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** A smaller part of a photo does not choose a cloth. */
const MIN_SHARE = 0.015;
/** From this chroma on a colour has a hue to go by. */
const MIN_CHROMA = 0.035;

/** The cloths that go with a photo, that of its most telling colour first; at least two. */
export function clothsFor(palette: readonly Swatch[]): readonly [Cloth, Cloth, ...Cloth[]] {
  const telling = ({ colour: one, share }: Swatch): number => chromaOf(labOfColour(one)) * share ** 0.35;
  const names = palette
    .filter(({ colour: one, share }) => share >= MIN_SHARE && chromaOf(labOfColour(one)) >= MIN_CHROMA)
    .toSorted((a, b) => telling(b) - telling(a))
    .map(({ colour: one }) => nearest(hueOf(one)).name);
  const found = [...new Set(names)].map(byName);
  const [main] = palette;
  const isWarm = main === undefined || labOfColour(main.colour).b >= 0;
  const first = found[0] ?? byName(isWarm ? 'sand' : 'fog');
  return [first, found[1] ?? byName(first.partner), ...found.slice(2)];
}

const nearest = (hue: number): Cloth =>
  HUES.reduce((best, one) => (turnBetween(hueOf(one.bold), hue) < turnBetween(hueOf(best.bold), hue) ? one : best));

/** A ground should stand out from the photo by this contrast. */
const MIN_APART = 1.3;

/** The ground that was wanted if the photo stands out from it, else the one from which it does best. */
export function apartFrom(main: Colour, wanted: Colour, others: readonly Colour[]): Colour {
  const apart = (one: Colour): number => contrast(luminance(one), luminance(main));
  if (apart(wanted) >= MIN_APART) return wanted;
  return others.reduce((best, one) => (apart(one) > apart(best) ? one : best), wanted);
}
