import type { Path, PictureLayer, StickerLayer } from '@cpc/design';
import { partOf } from './rect.ts';
import { isolated } from './isolate.ts';
import { pathOfMask } from './mask.ts';
import { drawUnderMask } from './masked.ts';
import { drawSampled, whole } from './sample.ts';
import { effectsBox, paintEdge, paintShadow } from './shape.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** What a picture layer is painted with. */
export interface PicturePainting<Image> {
  /** The picture with its look. */
  readonly image: Image | undefined;
  /** What its edge and shadow follow; asked for only if it has one of them. */
  readonly silhouette: () => Path | undefined;
}

/**
 * Paints a picture's crop in its mask, over its edge and shadow, in the layer's own space. With an edge or a shadow it
 * is painted on a separate canvas if it is translucent, so that the layer's opacity applies once.
 * @param scale device pixels per mm of the layer's space
 */
export function paintPicture<Image extends Size>(
  target: PaintTarget<Image>,
  layer: PictureLayer,
  { image, silhouette }: PicturePainting<Image>,
  scale: number,
): void {
  if (!image) return;
  const path = layer.edge || layer.shadow ? silhouette() : undefined;
  if (!path || path.length === 0) return paintShown(target, layer, image);
  const { edge, width, height } = layer;
  const shape = { path, box: { x: -width / 2, y: -height / 2, width, height } };
  const paintAll = (on: PaintTarget<Image>): void => {
    paintShadow(on, shape, layer, scale);
    if (edge) paintEdge(on, shape, edge);
    on.context.save();
    paintShown(on, layer, image);
    on.context.restore();
  };
  const opacity = target.context.globalAlpha;
  if (opacity === 1) return paintAll(target);
  isolated(target, effectsBox(shape.box, layer), opacity, paintAll);
}

function paintShown<Image extends Size>(target: PaintTarget<Image>, layer: PictureLayer, image: Image): void {
  const { context } = target;
  const { crop, width, height } = layer;
  const mask = pathOfMask(layer);
  if (mask) context.clip(nativePath(target, mask), 'nonzero');
  const part = partOf(image, crop);
  const box = { x: -width / 2, y: -height / 2, width, height };
  if (mask) drawUnderMask(target, image, part, box);
  else drawSampled(target, image, part, box);
}

export function paintSticker<Image extends Size>(
  target: PaintTarget<Image>,
  { width, height }: StickerLayer,
  image: Image | undefined,
): void {
  if (!image) return;
  drawSampled(target, image, whole(image), { x: -width / 2, y: -height / 2, width, height });
}
