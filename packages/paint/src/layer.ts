import type { Layer, TextLayer } from '@cpc/design';
import type { PaintAssets } from './assets.ts';
import { paintDoodle } from './doodle.ts';
import { applyPlacement } from './placement.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** Paints one layer where it stands, unless it is hidden. @param scale pixels per mm of the surface */
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
      paintPicture(target, layer, assets.picture(layer.asset));
      break;
    case 'sticker':
      paintPicture(target, layer, assets.sticker(layer.sticker));
      break;
    case 'text':
      paintText(target, layer, assets);
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

function paintPicture<Image extends Size>(
  { context }: PaintTarget<Image>,
  { width, height }: Size,
  image?: Image,
): void {
  if (!image) return;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, -width / 2, -height / 2, width, height);
}

function paintText<Image extends Size>(target: PaintTarget<Image>, layer: TextLayer, assets: PaintAssets<Image>): void {
  const outline = assets.outline(layer);
  if (!outline) return;
  const { context } = target;
  context.translate(-outline.width / 2, -outline.height / 2);
  context.fillStyle = layer.ink.kind === 'colour' ? layer.ink.colour : (layer.ink.stops[0]?.colour ?? '#000000');
  context.fill(nativePath(target, outline.path), 'nonzero');
}
