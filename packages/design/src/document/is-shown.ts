import { bleedBox } from '../surface/geometry.ts';
import { boxAround, type Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import type { Layer } from './layers.ts';
import type { PictureLayer } from './layers/picture.ts';
import { toLayer, toSurface } from './placement.ts';

/**
 * Returns false for a layer that a surface does not show: hidden, transparent, or a picture outside of it.
 * @param page the part of the surface that counts, in mm
 */
export function isShown(layer: Layer, surface: Surface, page: Rect = bleedBox(surface)): boolean {
  if (layer.hidden || layer.opacity <= 0) return false;
  return layer.type !== 'picture' || touches(layer, page);
}

/** Two rotated boxes touch if they overlap along the axes of both. */
function touches({ placement, width, height }: PictureLayer, page: Rect): boolean {
  const box = { x: -width / 2, y: -height / 2, width, height };
  const onPage = boxAround(cornersOf(box).map((corner) => toSurface(placement, corner)));
  const pageOnBox = boxAround(cornersOf(page).map((corner) => toLayer(placement, corner)));
  return overlap(onPage, page) && overlap(pageOnBox, box);
}

const cornersOf = ({ x, y, width, height }: Rect) => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
