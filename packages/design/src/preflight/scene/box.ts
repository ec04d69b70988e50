import { toLayer } from '../../document/placement.ts';
import type { Layer } from '../../document/layers.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import type { Point } from '../../surface/shapes.ts';

export const isImage = (layer: Layer): layer is PictureLayer | StickerLayer =>
  layer.type === 'picture' || layer.type === 'sticker';

/** Whether a point of the surface lies on a picture. Corners that a mask cuts off count as picture. */
export function imageContains({ placement, width, height }: PictureLayer | StickerLayer, point: Point): boolean {
  const { x, y } = toLayer(placement, point);
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
}
