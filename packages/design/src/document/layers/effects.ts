import type { Mm } from '@cpc/domain';
import type { Colour } from '../../colour.ts';
import type { Fields } from '../fields/fields.ts';

/** A line around a shape, outside of it: around every letter of a text, or around what a picture shows. */
export interface LayerEdge {
  readonly colour: Colour;
  /** mm at scale 1 */
  readonly width: Mm;
}

/** A shadow of a shape and its edge. */
export interface LayerShadow {
  readonly colour: Colour;
  /** mm at scale 1, in the layer's own space */
  readonly dx: Mm;
  readonly dy: Mm;
  readonly blur: Mm;
}

/** What is painted beneath a shape. */
export interface LayerEffects {
  readonly edge: LayerEdge | null;
  readonly shadow: LayerShadow | null;
}

export const NO_EFFECTS = { edge: null, shadow: null } as const satisfies LayerEffects;

export const effectFields = (f: Fields) => ({
  edge: f.nullable(f.record({ colour: f.colour, width: f.length })),
  shadow: f.nullable(f.record({ colour: f.colour, dx: f.position, dy: f.position, blur: f.lengthOrZero })),
});
