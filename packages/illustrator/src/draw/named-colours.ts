import type { Colour } from '../words/types.ts';
import type { Oklch } from './colour.ts';

const TARGETS: Readonly<Record<Colour, Oklch>> = {
  red: { l: 0.6, c: 0.22, h: 27 },
  orange: { l: 0.74, c: 0.17, h: 58 },
  yellow: { l: 0.87, c: 0.17, h: 93 },
  green: { l: 0.68, c: 0.16, h: 148 },
  blue: { l: 0.6, c: 0.17, h: 256 },
  turquoise: { l: 0.74, c: 0.12, h: 195 },
  purple: { l: 0.58, c: 0.19, h: 300 },
  pink: { l: 0.77, c: 0.15, h: 355 },
  black: { l: 0.27, c: 0.015, h: 280 },
  white: { l: 0.96, c: 0.01, h: 80 },
  grey: { l: 0.66, c: 0.01, h: 260 },
  brown: { l: 0.5, c: 0.09, h: 55 },
  gold: { l: 0.78, c: 0.14, h: 85 },
  silver: { l: 0.82, c: 0.015, h: 250 },
};

/** What a named colour means for a drawing. */
export const colourOf = (colour: Colour): Oklch => TARGETS[colour];
