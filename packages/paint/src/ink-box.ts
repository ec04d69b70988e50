import type { Layer, Rect, TextLayer } from '@cpc/design';
import type { TextOutlines } from './assets/assets.ts';
import { layerBox } from './placement.ts';
import { grown } from './rect.ts';
import { effectsBox } from './shape.ts';
import { strokesBox } from './stroke-box.ts';

/** How far a text's ink may extend beyond its box, in em, while its shape is not known. */
const ROUGH_OVERHANG = 0.7;

/**
 * A rectangle that contains all ink of the layer, including its edge, shadow and glow: in mm of the layer's own space,
 * from its box's centre.
 */
export function inkBox(layer: Layer, outlines: TextOutlines): Rect {
  if (layer.type === 'doodle') return strokesBox(layer.strokes);
  if (layer.type === 'text') return textInk(layer, outlines);
  const box = { x: -layer.width / 2, y: -layer.height / 2, width: layer.width, height: layer.height };
  return layer.type === 'picture' ? effectsBox(box, layer) : box;
}

function textInk(layer: TextLayer, outlines: TextOutlines): Rect {
  const { width, height } = layerBox(layer, outlines);
  const outline = outlines.outline(layer);
  const letters = outline
    ? { ...outline.ink, x: outline.ink.x - width / 2, y: outline.ink.y - height / 2 }
    : grown({ x: -width / 2, y: -height / 2, width, height }, layer.size * ROUGH_OVERHANG);
  return effectsBox(letters, layer);
}
