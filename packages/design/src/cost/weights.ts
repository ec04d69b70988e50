import type { CostParts } from './parts.ts';

/** Milliseconds of processor time per unit of each part. */
export type Weights = Readonly<Record<Exclude<keyof CostParts, 'bytes'>, number>>;

/** For a thumbnail of 480 px. Fitted to the measurements of `npm run bench -- design-cost` (decision 104). */
export const THUMBNAIL_MS: Weights = {
  layers: 0.07,
  images: 0.06,
  strokePieces: 0.002,
  drops: 0.0006,
  letters: 0.05,
  edges: 0.0004,
  crossings: 0.000_015,
  painted: 0.00012,
  blurred: 0.0004,
};

/** For a print file at 600 dpi. */
export const PRINT_MS: Weights = {
  layers: 4,
  images: 1.4,
  strokePieces: 0.005,
  drops: 0.002,
  letters: 0.13,
  edges: 0.0024,
  crossings: 0.000_015,
  painted: 0.007,
  blurred: 0.004,
};

/**
 * Time to decode a picture of 12 megapixels, unchanged and with changed colours, and a sticker with changed colours.
 * The sticker takes 90 to 180 ms and 4 MB until the print is done, so that a design has at most a hundred of them.
 */
export const DECODE_MS = { plain: 450, changed: 550, recoloured: 200 } as const;
