import type { Filter } from '@cpc/design';
import type { Curve } from './curve.ts';

/** Row by row: the shares of red, green and blue in each output channel. */
export type ColourMatrix = readonly [number, number, number, number, number, number, number, number, number];

/** First the channels are mixed, then each gets its tone curve. */
export interface FilterRecipe {
  readonly mix: ColourMatrix;
  readonly tones: readonly [red: Curve, green: Curve, blue: Curve];
}

/** Brightness of the three channels for the eye (ITU-R BT.601). */
const LUMA = [0.299, 0.587, 0.114] as const;

/** 0 grey, 1 unchanged, above 1 richer. */
export function saturate(amount: number, [r, g, b]: readonly [number, number, number] = LUMA): ColourMatrix {
  const rest = 1 - amount;
  return [
    rest * r + amount,
    rest * g,
    rest * b,
    rest * r,
    rest * g + amount,
    rest * b,
    rest * r,
    rest * g,
    rest * b + amount,
  ];
}

const even = (curve: Curve): FilterRecipe['tones'] => [curve, curve, curve];

export const FILTER_RECIPES: Readonly<Record<Filter, FilterRecipe>> = {
  mono: {
    mix: saturate(0),
    tones: even([
      [0, 0],
      [0.25, 0.225],
      [0.5, 0.51],
      [0.75, 0.785],
      [1, 1],
    ]),
  },
  // Red-sensitive film: light skin, dark skies; deep blacks and clean whites.
  noir: {
    mix: saturate(0, [0.45, 0.45, 0.1]),
    tones: even([
      [0, 0],
      [0.12, 0.03],
      [0.35, 0.24],
      [0.65, 0.74],
      [0.88, 0.97],
      [1, 1],
    ]),
  },
  sepia: {
    mix: saturate(0.12),
    tones: [
      [
        [0, 0.07],
        [0.5, 0.59],
        [1, 1],
      ],
      [
        [0, 0.035],
        [0.5, 0.505],
        [1, 0.965],
      ],
      [
        [0, 0.02],
        [0.5, 0.4],
        [1, 0.86],
      ],
    ],
  },
  vivid: {
    mix: saturate(1.32),
    tones: even([
      [0, 0],
      [0.25, 0.225],
      [0.5, 0.515],
      [0.75, 0.79],
      [1, 1],
    ]),
  },
  fade: {
    mix: saturate(0.72),
    tones: [
      [
        [0, 0.115],
        [0.5, 0.535],
        [1, 0.965],
      ],
      [
        [0, 0.11],
        [0.5, 0.525],
        [1, 0.955],
      ],
      [
        [0, 0.135],
        [0.5, 0.53],
        [1, 0.93],
      ],
    ],
  },
  cool: {
    mix: saturate(0.96),
    tones: [
      [
        [0, 0],
        [0.5, 0.455],
        [1, 0.965],
      ],
      [
        [0, 0.005],
        [0.5, 0.505],
        [1, 0.995],
      ],
      [
        [0, 0.035],
        [0.5, 0.555],
        [1, 1],
      ],
    ],
  },
  warm: {
    mix: saturate(1.06),
    tones: [
      [
        [0, 0.015],
        [0.5, 0.55],
        [1, 1],
      ],
      [
        [0, 0],
        [0.5, 0.51],
        [1, 0.985],
      ],
      [
        [0, 0],
        [0.5, 0.435],
        [1, 0.9],
      ],
    ],
  },
  // Print film: teal in the shadows, cream in the lights, a soft shoulder.
  film: {
    mix: saturate(0.94),
    tones: [
      [
        [0, 0.025],
        [0.25, 0.205],
        [0.5, 0.52],
        [0.78, 0.83],
        [1, 0.985],
      ],
      [
        [0, 0.045],
        [0.25, 0.235],
        [0.5, 0.51],
        [0.78, 0.8],
        [1, 0.965],
      ],
      [
        [0, 0.075],
        [0.25, 0.26],
        [0.5, 0.485],
        [0.78, 0.735],
        [1, 0.895],
      ],
    ],
  },
  pop: {
    mix: saturate(1.45),
    tones: even([
      [0, 0],
      [0.2, 0.14],
      [0.5, 0.53],
      [0.78, 0.86],
      [1, 1],
    ]),
  },
  // Evening: violet shadows, peach lights.
  dusk: {
    mix: saturate(0.9),
    tones: [
      [
        [0, 0.085],
        [0.3, 0.33],
        [0.6, 0.66],
        [1, 1],
      ],
      [
        [0, 0.03],
        [0.3, 0.24],
        [0.6, 0.55],
        [1, 0.925],
      ],
      [
        [0, 0.17],
        [0.3, 0.38],
        [0.6, 0.58],
        [1, 0.84],
      ],
    ],
  },
};
