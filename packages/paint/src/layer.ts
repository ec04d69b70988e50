import type { Layer } from '@cpc/design';
import type { PaintAssets } from './assets/assets.ts';
import { paintDoodle } from './doodle.ts';
import { paintPicture, paintSticker } from './picture.ts';
import { applyPlacement } from './placement.ts';
import type { PaintTarget, Size } from './target.ts';
import { paintText } from './text-layer.ts';

/** Paints one layer at its placement, unless it is hidden. @param scale pixels per mm of the surface */
export function paintLayer<Image extends Size>(
  target: PaintTarget<Image>,
  layer: Layer,
  scale: number,
  assets: PaintAssets<Image>,
): void {
  if (layer.hidden || layer.opacity <= 0) return;
  const { context } = target;
  context.save();
  context.scale(scale, scale);
  applyPlacement(context, layer.placement);
  context.globalAlpha = layer.opacity;
  switch (layer.type) {
    case 'picture':
      paintPicture(
        target,
        layer,
        { image: assets.picture(layer.asset, layer.look), silhouette: () => assets.silhouette(layer) },
        scale * layer.placement.scale,
      );
      break;
    case 'sticker':
      paintSticker(target, layer, assets.sticker(layer));
      break;
    case 'text':
      paintText(target, layer, assets.outline(layer), scale * layer.placement.scale);
      break;
    case 'place':
      break;
    case 'doodle':
      paintDoodle(target, layer, scale * layer.placement.scale);
      break;
  }
  context.restore();
}

/** Paints layers, the lowest first. */
export function paintLayers<Image extends Size>(
  target: PaintTarget<Image>,
  layers: readonly Layer[],
  scale: number,
  assets: PaintAssets<Image>,
): void {
  for (const layer of layers) paintLayer(target, layer, scale, assets);
}
