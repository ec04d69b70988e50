import {
  backgroundOf,
  type Colour,
  type DesignDocument,
  type Fill,
  hexColour,
  inkOn,
  layersOf,
  type NameArt,
  plainInkOn,
  type ShellLook,
} from '@cpc/design';

type Inks = NameArt['inks'];

type SchemeKey = 'keep' | 'midnight' | 'blush' | 'cream' | 'mint' | 'lilac' | 'sunny' | 'ink';

/** The colours of a name over a surface. */
export interface NameColours {
  readonly key: SchemeKey;
  /** Null keeps the background of the design. */
  readonly ground: Fill | null;
  readonly inks: Inks;
}

/** Grounds with three inks each. They are printed content, not part of the app's theme. */
const SCHEMES: readonly (readonly [key: SchemeKey, ground: string, ...inks: readonly [string, string, string]])[] = [
  ['midnight', '#1d2a5e', '#ffffff', '#ffd23f', '#7fe0c3'],
  ['blush', '#ffe1e8', '#c2185b', '#e0567f', '#7a1f4b'],
  ['cream', '#f4ead8', '#3a352e', '#b5502a', '#6f7a3d'],
  ['mint', '#cfeee3', '#0f4c4a', '#c8452d', '#1d7a70'],
  ['lilac', '#e6dcff', '#43288f', '#c22f64', '#6d4fd0'],
  ['sunny', '#ffd23f', '#16161c', '#b3261e', '#2446b8'],
  ['ink', '#16161c', '#ffffff', '#ff9a62', '#9a9aa5'],
];

const WHITE = hexColour('#ffffff');

const own = ([key, ground, ...inks]: (typeof SCHEMES)[number]): NameColours => {
  const colour = hexColour(ground);
  const [main, second, third] = inks.map((ink) => inkOn(hexColour(ink), colour));
  return { key, ground: { kind: 'colour', colour }, inks: [main ?? WHITE, second ?? WHITE, third ?? WHITE] };
};

/** The ready-made colours, and first the design's own background with inks that are readable on it. */
export const nameColours = (document: DesignDocument, shell: ShellLook): readonly NameColours[] => [
  { key: 'keep', ground: null, inks: inksOver(document, shell) },
  ...SCHEMES.map(own),
];

/** Two accents that are tried on the background of the design. */
const ACCENTS = ['#ffb020', '#1f8a7d'] as const;

function inksOver(document: DesignDocument, shell: ShellLook): Inks {
  const { fill } = backgroundOf(document);
  // The colours of pictures and wallpapers are not known: white letters are readable on most.
  if (fill.kind === 'wallpaper' || layersOf(document).some(({ type }) => type === 'picture')) {
    return [WHITE, WHITE, WHITE];
  }
  const grounds: readonly Colour[] =
    fill.kind === 'colour'
      ? [fill.colour]
      : fill.kind === 'gradient'
        ? fill.stops.map(({ colour }) => colour)
        : [shell.opacity > 0.5 ? shell.colour : hexColour('#1a1a20')];
  const [second, third] = ACCENTS.map((accent) => inkOn(hexColour(accent), ...grounds));
  return [plainInkOn(...grounds), second ?? WHITE, third ?? WHITE];
}
