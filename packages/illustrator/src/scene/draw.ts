import type { Understanding } from '../understand/types.ts';
import type { Place } from '../words/types.ts';
import { castOf } from './cast.ts';
import { layoutFor } from './layout.ts';
import { onPaper, paletteOf, timeOf } from '../draw/palette.ts';
import { randomOf } from '../draw/random.ts';
import { type Box, type Look, type Studio, type Style } from '../draw/studio.ts';

/** What is to be drawn, and how. */
export interface Order {
  readonly understanding: Understanding;
  readonly style: Style;
  /** A whole number. Four in a row give four different arrangements. */
  readonly seed: number;
  /** Pixels, 64 to 4096. */
  readonly width: number;
  readonly height: number;
  /** Where nothing essential may be: the hole of the camera. In pixels. */
  readonly keepOut?: readonly Box[];
}

/** How the pixels of a picture are finished after rasterising. */
export interface Finish {
  readonly style: Style;
  readonly seed: string;
  /** An SVG of the hero alone in one colour, for shade and shadow. */
  readonly mask: string;
  readonly ink: string;
}

/** A drawing as an SVG without references to anything outside it, and what is left to do with its pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
}

const LOOKS: Readonly<Record<Style, Omit<Look, 'ink'>>> = {
  modern: { line: 0, geometric: true, soft: false },
  cartoon: { line: 0.85, geometric: false, soft: false },
  anime: { line: 0, geometric: false, soft: true },
  pencil: { line: 0.22, geometric: false, soft: false },
  sketch: { line: 0.3, geometric: false, soft: false },
};

/** Draws what was understood. The same order gives the same bytes. */
export function draw({ understanding, style, seed, width, height, keepOut = [] }: Order): Drawing {
  for (const length of [width, height])
    if (!Number.isInteger(length) || length < 64 || length > 4096)
      throw new RangeError(`draw: expected whole numbers of pixels from 64 to 4096, got ${width} × ${height}`);
  const essence = JSON.stringify([
    understanding.subjects,
    understanding.places,
    understanding.colours,
    understanding.moods,
  ]);
  const random = randomOf(`${essence}${seed}`);
  const place = placeOf(understanding);
  const full = paletteOf(understanding, place, random);
  const palette = style === 'pencil' ? onPaper(full, 0.6) : style === 'sketch' ? onPaper(full, 0.42) : full;
  const studio: Studio = {
    width,
    height,
    unit: Math.min(width, height * 0.62) / 100,
    random,
    style,
    look: { ...LOOKS[style], ink: style === 'pencil' ? '#3a3a40' : palette.ink },
    palette,
    place,
    time: timeOf(understanding, place),
    understanding,
    keepOut,
    figures: [],
    defs: new Map(),
  };
  const cast = castOf(studio);
  const { back, hero, front, mask } = layoutFor(studio, cast, seed)(studio, cast);
  const defs = [...studio.defs.values()].join('');
  const wrap = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  const inks = [...studio.defs].filter(([id]) => id.endsWith('-ink')).map(([, definition]) => definition);
  return {
    svg: wrap(`<defs>${defs}</defs>${back}${hero}${front}`),
    width,
    height,
    finish: { style, seed: `${essence}${seed}`, mask: wrap(`<defs>${inks.join('')}</defs>${mask}`), ink: palette.ink },
  };
}

/** The place that the words name, or that the subjects and the season let expect. */
function placeOf({ places, subjects, season, weather }: Understanding): Place | null {
  const [first] = places;
  const expected = subjects.map(({ art }) => HOMES[art]).find((home) => home !== undefined);
  if (first === 'sea' && expected === 'underwater') return 'underwater';
  if (first !== undefined) return first;
  if (expected !== undefined) return expected;
  return season === 'winter' || weather.includes('snowing') ? 'snow' : null;
}

const homes: readonly (readonly [Place, string])[] = [
  ['underwater', '1f41f 1f420 1f421 1f988 1f419 1f991 1f99e 1fab8 1fabc 1f9dc-200d-2640 1f9dc 1f93f'],
  ['sea', '1f433 1f40b 1f42c 26f5 1f6a2 2693 1f6a4 1f3c4'],
  [
    'space',
    '2648 2649 264a 264b 264c 264d 264e 264f 2650 2651 2652 2653 26ce 1f680 1f6f8 1f47d 1f6f0 1f469-200d-1f680 1f468-200d-1f680 1f9d1-200d-1f680 1f47e',
  ],
  ['snow', '1f427 26c4 2603 1f384 1f43b-200d-2744 1f9cc'],
  ['forest', '1f98a 1f43b 1f98c 1f989 1f43a 1f344 1f994 1f43f 1f98b-x'],
  ['desert', '1f335 1f42a 1f42b'],
  ['beach', '1f980 1f41a 1f334 1f3d6'],
  ['city', '1f697 1f695 1f699 1f3ce 1f3cd 1f6b2 eiffel 1f5fd 1f3d9'],
  ['sky', '2708 1f681 1f388 1fa82 1f47c'],
  ['meadow', '1f404 1f411 1f40e 1f33b 1f33c 1f337 1f98b 1f41d'],
  ['garden', '1f339 1f33a 1f490'],
];

const HOMES: Readonly<Record<string, Place>> = Object.fromEntries(
  homes.flatMap(([place, arts]) => arts.split(' ').map((art) => [art, place] as const)),
);
