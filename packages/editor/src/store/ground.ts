import {
  bleedBox,
  type DesignDocument,
  type Layer,
  layersOf,
  makings,
  type PictureLayer,
  type Surface,
} from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import { coversSurface, reshapeSeen } from '../geometry/seen.ts';

/** Whether a layer is a picture that covers the surface as its ground; a cell of a collage is not. */
export const isGround = (layer: Layer | undefined, surface: Surface): layer is PictureLayer =>
  layer?.type === 'picture' && layer.group === null && coversSurface(layer, surface);

/** The picture that hides the background: over the whole surface, and opaque. */
export const hidingPicture = (document: DesignDocument, surface: Surface): PictureLayer | undefined =>
  layersOf(document).find(
    (layer): layer is PictureLayer =>
      isGround(layer, surface) &&
      !layer.hidden &&
      layer.opacity === 1 &&
      layer.mask === null &&
      !makings(layer.made).some(({ by }) => by === 'cutout'),
  );

/** Of its size, what a picture keeps so that the background shows around it. */
const KEPT_PART = 0.82;

/** Corners of a picture that stands on the background, as a share of its shorter side. */
const ROUNDING = 0.06;

/** A picture that covered the surface: what was seen of it, smaller, with the background around it. */
export function standingBack(picture: PictureLayer, surface: Surface): CropPose & Pick<PictureLayer, 'rounding'> {
  const { width, height } = bleedBox(surface);
  const { placement, ...frame } = reshapeSeen(picture, width / height, surface);
  return {
    ...frame,
    rounding: Math.max(picture.rounding, ROUNDING),
    placement: { ...placement, scale: placement.scale * KEPT_PART },
  };
}
