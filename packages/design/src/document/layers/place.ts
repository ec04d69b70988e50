import type { Mm } from '@cpc/domain';
import { baseFields, type LayerBase } from './base.ts';
import type { Fields } from '../fields/fields.ts';
import { type Mask, MASKS, ROUNDING } from './picture.ts';

/**
 * An empty place for a photo. The editor shows it, but it is never painted on a picture of the design nor printed
 * (ED-13). A filled place is a framed picture, see `PictureLayer.framed`.
 */
export interface PlaceLayer extends LayerBase {
  readonly type: 'place';
  readonly width: Mm;
  readonly height: Mm;
  /** The mask and the rounding of the picture that will fill it. */
  readonly mask: Mask | null;
  readonly rounding: number;
}

export const placeSchema = (f: Fields) =>
  f.record({
    ...baseFields(f),
    type: f.literal('place'),
    width: f.length,
    height: f.length,
    mask: f.nullable(f.oneOf(MASKS)),
    rounding: f.within(ROUNDING),
  });
