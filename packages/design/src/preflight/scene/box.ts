import { toLayer } from '../../document/placement.ts';
import type { Layer } from '../../document/layers.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import type { Point } from '../../surface/shapes.ts';

export const isImage = (layer: Layer): layer is PictureLayer | StickerLayer =>
  layer.type === 'picture' || layer.type === 'sticker';

/**
 * Whether a point of the surface lies on a picture. Corners that a mask cuts off count as picture.
 * @param slop how far beside it, in mm of the surface, still counts
 */
export function imageContains(
  { placement, width, height }: PictureLayer | StickerLayer,
  point: Point,
  slop = 0,
): boolean {
  const { x, y } = toLayer(placement, point);
  const near = slop / placement.scale;
  return Math.abs(x) <= width / 2 + near && Math.abs(y) <= height / 2 + near;
}

/** Whether a layer is a cell of a collage, whose photo may run off the case as the layout wants it. */
export const isTile = (layer: Layer): boolean =>
  layer.type === 'picture' && layer.framed && (layer.mask === null || layer.mask.startsWith('slant'));
