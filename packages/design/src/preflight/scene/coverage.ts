import type { Layer, PictureLayer, StickerLayer } from '../../document/layers.ts';
import { imageContains, isImage } from './box.ts';
import { perLayer } from './per-layer.ts';
import { bleedEdgePoints, facePoints } from './sampling.ts';
import type { Scene } from './scene.ts';

/** From here on a picture is the ground of the design, not a thing on it. */
const COVERING = 0.6;

type Image = PictureLayer | StickerLayer;

/** The share 0 … 1 of the case's face that lies under some pictures. */
export function coverage({ surface }: Scene, images: readonly Image[]): number {
  const points = facePoints(surface);
  return points.filter((point) => images.some((image) => imageContains(image, point))).length / points.length;
}

export function covers(scene: Scene, images: readonly Image[]): boolean {
  return coverage(scene, images) >= COVERING;
}

export const reachesEdges = ({ surface }: Scene, images: readonly Image[]): boolean =>
  bleedEdgePoints(surface).every((point) => images.some((image) => imageContains(image, point)));

/** A small picture is a thing on the case: a part of a collage larger than this may well run off it. */
const SMALL = 0.1;

/** Whether a layer is a thing one wants to see whole. Scribbles and large pictures may run off the case. */
export const isImportant = perLayer((scene, layer: Layer): boolean => {
  if (layer.type === 'text') return true;
  if (!isImage(layer)) return false;
  const limit = layer.type === 'sticker' || layer.mask !== null ? COVERING : SMALL;
  return coverage(scene, [layer]) < limit;
});
