import type { Mm } from '@cpc/domain';
import type { Colour } from '../../colour.ts';
import { baseFields, type LayerBase } from './base.ts';
import type { Fields } from '../fields/fields.ts';

export const BRUSHES = ['pen', 'marker', 'neon', 'spray', 'eraser'] as const;
export type Brush = (typeof BRUSHES)[number];

export interface Stroke {
  /** An eraser erases the earlier strokes of its own doodle. */
  readonly brush: Brush;
  readonly colour: Colour;
  /** Full width of the line at pressure 1. */
  readonly width: Mm;
  /** 0 … 1 */
  readonly opacity: number;
  /** Seed that alone decides the positions of a spray's drops: a whole number 0 … 2³² − 1. */
  readonly seed: number;
  /** Flat triples x, y (mm from the centre of the layer's box, at scale 1), pressure 0 … 1. */
  readonly points: readonly number[];
}

/** Strokes of one sitting. width × height: the box of the strokes' points at scale 1. */
export interface DoodleLayer extends LayerBase {
  readonly type: 'doodle';
  readonly width: Mm;
  readonly height: Mm;
  readonly strokes: readonly Stroke[];
}

export const DOODLE_LIMITS = { strokesPerDoodle: 500, pointsPerStroke: 10_000 } as const;

export const doodleSchema = (f: Fields) =>
  f.record({
    ...baseFields(f),
    type: f.literal('doodle'),
    width: f.length,
    height: f.length,
    strokes: f.list(strokeSchema(f), { least: 1, most: DOODLE_LIMITS.strokesPerDoodle }),
  });

const strokeSchema = (f: Fields) =>
  f.record({
    brush: f.oneOf(BRUSHES),
    colour: f.colour,
    width: f.length,
    opacity: f.unit,
    seed: f.whole({ least: 0, most: 0xffff_ffff }),
    points: f.where(
      f.list(f.coordinate, { least: 3, most: DOODLE_LIMITS.pointsPerStroke * 3 }),
      (points) => points.length % 3 === 0,
    ),
  });
