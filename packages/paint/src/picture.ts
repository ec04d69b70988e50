import { maskPathOver, type Path, type PictureLayer, type StickerLayer } from '@cpc/design';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** Paints the part of a picture that its crop leaves, cut to its mask, in the layer's own space. */
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
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    crop.x * image.width,
    crop.y * image.height,
    crop.width * image.width,
    crop.height * image.height,
    -width / 2,
    -height / 2,
    width,
    height,
  );
}

export function paintSticker<Image extends Size>(
  { context }: PaintTarget<Image>,
  { width, height }: StickerLayer,
  image: Image | undefined,
): void {
  if (!image) return;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, -width / 2, -height / 2, width, height);
}

const masks = new WeakMap<PictureLayer, Path>();

/** The outline a picture is cut to, in mm of its own space; undefined where it keeps its whole box. */
export function pathOfMask(layer: PictureLayer): Path | undefined {
  if (layer.mask === null) return undefined;
  const known = masks.get(layer) ?? maskPathOver(layer.mask, layer.width, layer.height);
  masks.set(layer, known);
  return known;
}
