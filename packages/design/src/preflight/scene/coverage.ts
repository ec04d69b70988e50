import { GAP } from '../../collage/style.ts';
import type { Layer } from '../../document/layers.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import { imageContains, isImage, isTile } from './box.ts';
import { seamOf, SIDES } from '../../pairs/seam.ts';
import { perLayer } from './per-layer.ts';
import { bleedEdgePoints, facePoints } from './sampling.ts';
import type { Scene } from './scene.ts';

/** A picture that covers at least this share of the case is the ground of the design. */
const COVERING = 0.6;

type Image = PictureLayer | StickerLayer;

/** The share 0 … 1 of the case's face that some pictures cover. */
export function coverage({ surface }: Scene, images: readonly Image[]): number {
  const points = facePoints(surface);
  return points.filter((point) => images.some((image) => imageContains(image, point))).length / points.length;
}

export function covers(scene: Scene, images: readonly Image[]): boolean {
  return coverage(scene, images) >= COVERING;
}

export const reachesEdges = ({ surface }: Scene, images: readonly Image[]): boolean =>
  bleedEdgePoints(surface).every((point) =>
    images.some((image) => imageContains(image, point, isTile(image) ? gapOf(surface) : 0)),
  );

/** The gaps between the cells of a collage are wanted, also at the edge. */
const gapOf = ({ width, height }: Scene['surface']): number => Math.min(width, height) * (GAP.most / 2 + 0.001);

/** A picture larger than this share may run off the case, for example in a collage. */
const SMALL = 0.1;

/** How far the middle of a shape may lie from the seam of a pair, mm. */
const AT_SEAM = 0.5;

/** Whether a shape continues on the other half of a pair: a photo in a shape whose middle lies at the seam. */
const isHalf = ({ surface }: Scene, layer: Image): boolean => {
  if (layer.type !== 'picture' || !layer.framed || layer.mask === null) return false;
  const seam = seamOf({ left: surface, right: surface });
  return SIDES.some((side) => Math.abs(layer.placement.x - seam.xOn(side)) <= AT_SEAM);
};

/** Whether the customer wants to see all of a layer. Doodles and large pictures may run off the case. */
export const isImportant = perLayer((scene, layer: Layer): boolean => {
  if (layer.type === 'text') return true;
  if (!isImage(layer) || isTile(layer) || isHalf(scene, layer)) return false;
  const limit = layer.type === 'sticker' || layer.mask !== null ? COVERING : SMALL;
  return coverage(scene, [layer]) < limit;
});
