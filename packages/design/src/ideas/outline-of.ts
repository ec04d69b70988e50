import { maskPathOver } from '../document/mask-shapes.ts';
import type { Mask } from '../document/layers/picture.ts';
import { polygonOf } from '../surface/polygon.ts';
import { type Point, type Rect, shapePath } from '../surface/shapes.ts';
import type { Shape } from '../surface/surface.ts';
import { turned } from '../names/spot.ts';

/** The points of a shape's outline, closed. */
export function polylineOf(shape: Shape): readonly Point[] {
  const corners = polygonOf(shapePath(shape));
  return corners[0] ? dense([...corners, corners[0]]) : [];
}

/** The points of a masked box's outline, closed, turned about its middle. Without a mask: its corners. */
export function maskLine(mask: Mask | null, box: Rect, rotation = 0): readonly Point[] {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const corners =
    mask === null
      ? [
          { x: -width / 2, y: -height / 2 },
          { x: width / 2, y: -height / 2 },
          { x: width / 2, y: height / 2 },
          { x: -width / 2, y: height / 2 },
        ]
      : polygonOf(maskPathOver(mask, width, height));
  const points = corners.map((corner) => {
    const at = turned(corner, rotation);
    return { x: middle.x + at.x, y: middle.y + at.y };
  });
  return points[0] ? dense([...points, points[0]]) : [];
}

/** A pen rounds a line between far points: more points keep it straight. mm */
const STEP = 1.5;

/** The same line with more points. */
export function dense(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const pieces = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / STEP));
    return Array.from({ length: pieces }, (_, n) => ({
      x: point.x + ((next.x - point.x) * n) / pieces,
      y: point.y + ((next.y - point.y) * n) / pieces,
    }));
  });
}
