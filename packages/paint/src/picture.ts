import { cutPath, type Path, type PictureLayer, type PlaceLayer, type StickerLayer } from '@cpc/design';
import { grown } from './rect.ts';
import { deviceScale, drawSampled, whole } from './sample.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** Paints the cropped part of a picture, cut to its mask, in the layer's own space. */
export function paintPicture<Image extends Size>(
  target: PaintTarget<Image>,
  layer: PictureLayer,
  image: Image | undefined,
): void {
  if (!image) return;
  const { context } = target;
  const { crop, width, height } = layer;
  const mask = pathOfMask(layer);
  if (mask) context.clip(nativePath(target, mask), 'nonzero');
  const part = {
    x: crop.x * image.width,
    y: crop.y * image.height,
    width: crop.width * image.width,
    height: crop.height * image.height,
  };
  const box = { x: -width / 2, y: -height / 2, width, height };
  // One pixel more on every side: engines differ at an edge where picture and mask end together.
  drawSampled(target, image, part, mask ? grown(box, 1 / deviceScale(context)) : box);
}

export function paintSticker<Image extends Size>(
  target: PaintTarget<Image>,
  { width, height }: StickerLayer,
  image: Image | undefined,
): void {
  if (!image) return;
  drawSampled(target, image, whole(image), { x: -width / 2, y: -height / 2, width, height });
}

const masks = new WeakMap<PictureLayer | PlaceLayer, Path>();

/** What cuts a picture, in mm of the layer's own space; undefined if it shows its whole box. */
export function pathOfMask(layer: PictureLayer | PlaceLayer): Path | undefined {
  const known = masks.get(layer) ?? cutPath(layer);
  if (known) masks.set(layer, known);
  return known;
}
