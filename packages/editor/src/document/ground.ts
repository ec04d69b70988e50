import { mm } from '@cpc/domain';
import {
  bleedBox,
  boxAround,
  type DesignDocument,
  type Layer,
  layersOf,
  makings,
  type PictureLayer,
  type Point,
  type Surface,
  toSurface,
} from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import { coversSurface, inkRatio, reshapeSeen } from '../geometry/seen.ts';

/** Whether a layer is a picture that covers the surface as its ground; a cell of a collage is not, nor what is cut out. */
export const isGround = (layer: Layer | undefined, surface: Surface): layer is PictureLayer =>
  layer?.type === 'picture' &&
  layer.group === null &&
  layer.mask === null &&
  !makings(layer.made).some(({ by }) => by === 'cutout') &&
  coversSurface(layer, surface);

/** The picture that hides the background and can be made smaller. */
export const hidingPicture = (document: DesignDocument, surface: Surface): PictureLayer | undefined =>
  layersOf(document).find(
    (layer): layer is PictureLayer => isGround(layer, surface) && !layer.hidden && !layer.locked && layer.opacity === 1,
  );

/** Of its size, what a picture keeps so that the background shows around it. */
const KEPT_PART = 0.82;

/** Corners of a picture that stands on the background, as a share of its shorter side. */
const ROUNDING = 0.06;

/** A picture that covered the surface: what was seen of it, smaller, with the background around it. */
export function standingBack(picture: PictureLayer, surface: Surface): CropPose & Pick<PictureLayer, 'rounding'> {
  const rounding = Math.max(picture.rounding, ROUNDING);
  const { width, height } = bleedBox(surface);
  const seen = reshapeSeen(picture, inkRatio(surface), surface);
  const box = boxAround(cornersOf(seen));
  const scale = seen.placement.scale * KEPT_PART * Math.min(1, width / box.width, height / box.height);
  const middle = { x: mm(surface.width / 2), y: mm(surface.height / 2) };
  return { ...seen, rounding, placement: { ...seen.placement, ...middle, scale } };
}

/** The corners of a picture's frame on the surface. */
function cornersOf({ placement, width, height }: CropPose): readonly Point[] {
  const signs = [-0.5, 0.5];
  return signs.flatMap((x) => signs.map((y) => toSurface(placement, { x: x * width, y: y * height })));
}
