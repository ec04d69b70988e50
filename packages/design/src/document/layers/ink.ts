import type { Degrees } from '@cpc/domain';
import type { Colour } from '../../colour.ts';
import type { Fields } from '../fields/fields.ts';

export interface GradientStop {
  /** 0 … 1 along the gradient. */
  readonly at: number;
  readonly colour: Colour;
}

export const GRADIENT_SHAPES = ['linear', 'radial'] as const;
export type GradientShape = (typeof GRADIENT_SHAPES)[number];

export interface Gradient {
  readonly kind: 'gradient';
  /** Radial: from the box's centre to its corners. */
  readonly shape: GradientShape;
  /** 0 runs left to right, 90 top to bottom; ignored for a radial gradient. */
  readonly angle: Degrees;
  readonly stops: readonly GradientStop[];
}

export interface PlainColour {
  readonly kind: 'colour';
  readonly colour: Colour;
}

/** The fill of letters. */
export type Ink = PlainColour | Gradient;

export const INK_LIMITS = { gradientStops: 8 } as const;

export const plainColourSchema = (f: Fields) => f.record({ kind: f.literal('colour'), colour: f.colour });

export const gradientSchema = (f: Fields) =>
  f.record({
    kind: f.literal('gradient'),
    shape: f.oneOf(GRADIENT_SHAPES),
    angle: f.angle,
    stops: f.list(f.record({ at: f.unit, colour: f.colour }), { least: 2, most: INK_LIMITS.gradientStops }),
  });

export const inkSchema = (f: Fields) => f.variants('kind', [plainColourSchema(f), gradientSchema(f)]);
