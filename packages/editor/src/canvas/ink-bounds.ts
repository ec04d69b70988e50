import { type Layer, type Rect, toSurface } from '@cpc/design';
import { inkBox, type TextOutlines } from '@cpc/paint';

/** A rectangle that contains all ink of the layer, in mm of the surface. */
export function inkBounds(layer: Layer, outlines: TextOutlines): Rect {
  const { x, y, width, height } = inkBox(layer, outlines);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => toSurface(layer.placement, corner));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
