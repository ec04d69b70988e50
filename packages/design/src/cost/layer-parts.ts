import type { Layer } from '../document/layers.ts';
import type { PictureLayer } from '../document/layers/picture.ts';
import type { StickerLayer } from '../document/layers/sticker.ts';
import { remembered } from '../remembered.ts';
import type { Surface } from '../surface/surface.ts';
import { doodleParts } from './doodle-parts.ts';
import { type Ground, groundOf, shownShare } from './ground.ts';
import { addParts, type CostParts, NO_PARTS } from './parts.ts';
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
  const image = {
    ...NO_PARTS,
    images: 1,
    painted: Math.min(area, ground.area),
    bytes: JSON.stringify(layer).length,
  };
  return layer.type === 'picture' ? addParts({ ...image, layers: 0 }, effectParts(layer, ground)) : image;
}

/** Points of a silhouette at most, and the time to trace it in the same unit; a picture of noise would have a hundred thousand. */
export const MAX_SILHOUETTE_POINTS = 2_400;
const TRACING_PIECES = 10_000;
/** mm of a silhouette per mm of the box around it. */
const WINDING = 1.5;

function effectParts(layer: PictureLayer, ground: Ground): CostParts {
  const { edge, shadow, width, height, opacity, placement } = layer;
  if (!edge && !shadow) return NO_PARTS;
  const [reach, blur] = [edge?.width ?? 0, (shadow?.blur ?? 0) * SHADOW_REACH];
  const k = placement.scale;
  const area = (width + 2 * (reach + blur)) * (height + 2 * (reach + blur)) * k ** 2;
  const box = Math.min(area, ground.area);
  const share = shownShare(area, ground);
  return {
    ...NO_PARTS,
    strokePieces: TRACING_PIECES + MAX_SILHOUETTE_POINTS * (edge ? 2 : 1),
    edges: 2 * (width + height) * k * WINDING * share * (edge ? 2 : 1),
    painted: opacity < 1 ? box : 0,
    blurred: shadow ? box : 0,
  };
}

/** Visible reach of a blurred shadow, in units of its blur. */
const SHADOW_REACH = 1.5;
