import type { Layer } from '../document/layers.ts';
import type { PictureLayer } from '../document/layers/picture.ts';
import type { StickerLayer } from '../document/layers/sticker.ts';
import { remembered } from '../remembered.ts';
import type { Surface } from '../surface/surface.ts';
import { doodleParts } from './doodle-parts.ts';
import { type Ground, groundOf } from './ground.ts';
import { type CostParts, NO_PARTS } from './parts.ts';
import { textParts } from './text-parts.ts';

const known = new WeakMap<Surface, WeakMap<Layer, CostParts>>();

/** The amounts to paint for one layer, cached per layer value: dragging one layer does not recompute the others. */
export function layerParts(layer: Layer, surface: Surface): CostParts {
  const ofSurface = remembered(known, surface, () => new WeakMap<Layer, CostParts>());
  return remembered(ofSurface, layer, () => ({ ...partsOf(layer, groundOf(surface)), layers: 1 }));
}

function partsOf(layer: Layer, ground: Ground): Omit<CostParts, 'layers'> {
  if (layer.type === 'doodle') return doodleParts(layer, ground);
  if (layer.type === 'text') return textParts(layer, ground);
  if (layer.type === 'place') return { ...NO_PARTS, bytes: JSON.stringify(layer).length };
  return imageParts(layer, ground);
}

function imageParts(layer: PictureLayer | StickerLayer, ground: Ground): Omit<CostParts, 'layers'> {
  const area = layer.width * layer.height * layer.placement.scale ** 2;
  return {
    ...NO_PARTS,
    images: 1,
    painted: Math.min(area, ground.area),
    bytes: JSON.stringify(layer).length,
  };
}
