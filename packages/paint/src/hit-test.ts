import { type DesignDocument, type DoodleLayer, type Layer, layersOf, type Point, type Stroke } from '@cpc/design';
import type { TextOutlines } from './assets.ts';
import { layerBox, toLayer } from './placement.ts';

/**
 * The visible layers under a point of the surface, topmost first. Locked layers are among them: whether a
 * locked layer answers is the caller's question. A doodle is hit on its lines, everything else in its box.
 * @param slop how far beside a layer, in mm on the surface, still counts: a fingertip is wide
 */
export function hitTest(document: DesignDocument, outlines: TextOutlines, point: Point, slop = 0): readonly Layer[] {
  return layersOf(document)
    .filter((layer) => !layer.hidden && isHit(layer, outlines, point, slop))
    .reverse();
}

function isHit(layer: Layer, outlines: TextOutlines, point: Point, slop: number): boolean {
  const local = toLayer(layer.placement, point);
  const near = slop / layer.placement.scale;
  if (layer.type === 'doodle') return isNearLines(layer, local, near);
  const { width, height } = layerBox(layer, outlines);
  return Math.abs(local.x) <= width / 2 + near && Math.abs(local.y) <= height / 2 + near;
}

function isNearLines({ strokes }: DoodleLayer, point: Point, near: number): boolean {
  return strokes.some((stroke) => distanceToStroke(stroke, point) <= stroke.width / 2 + near);
}

function distanceToStroke({ points }: Stroke, point: Point): number {
  let least = Infinity;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const from = { x: points[i] ?? 0, y: points[i + 1] ?? 0 };
    const to = { x: points[i + 3] ?? from.x, y: points[i + 4] ?? from.y };
    least = Math.min(least, distanceToSegment(point, from, to));
  }
  return least;
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}
