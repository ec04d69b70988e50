import type { Layer, Rect } from '@cpc/design';
import { layerCorners, type PaintAssets } from '@cpc/paint';

/** How far a text's ink may overhang its box, in em; accents stacked high and long tails. */
const TEXT_OVERHANG = 0.7;
/** How far a neon line glows beyond its box, in line widths. */
const GLOW = 5;

/** A rectangle no ink of the layer leaves, in mm of the surface. */
export function inkBounds(layer: Layer, assets: PaintAssets<ImageBitmap>): Rect {
  const corners = layerCorners(layer, assets);
  const margin = overhang(layer) * layer.placement.scale;
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

function overhang(layer: Layer): number {
  if (layer.type === 'text') return layer.size * TEXT_OVERHANG;
  if (layer.type !== 'doodle') return 0;
  return Math.max(...layer.strokes.map(({ brush, width }) => (brush === 'neon' ? width * GLOW : width)));
}
