import {
  type DesignDocument,
  type DoodleLayer,
  type Layer,
  layersOf,
  type PictureLayer,
  type PlaceLayer,
  type Point,
  shapeContains,
  type Stroke,
  toLayer,
} from '@cpc/design';
import type { TextOutlines } from './assets/assets.ts';
import { pathOfMask } from './mask.ts';
import { layerBox } from './placement.ts';

/**
 * The visible layers at a point of the surface, topmost first. Locked layers are included: the caller decides what to
 * do with them. A doodle is hit on its lines where they are not erased, a masked picture in its mask, any other layer
 * in its box.
 * @param slop distance from a layer, in mm on the surface, that still counts as a hit: a fingertip is wide
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
  const inBox = Math.abs(local.x) <= width / 2 + near && Math.abs(local.y) <= height / 2 + near;
  return inBox && (!isCut(layer) || isInMask(layer, local, near));
}

const isCut = (layer: Layer): layer is PictureLayer | PlaceLayer => layer.type === 'picture' || layer.type === 'place';

/** Whether a point is in the mask, or nearer to it than `near`, tried in eight directions. */
function isInMask(layer: PictureLayer | PlaceLayer, point: Point, near: number): boolean {
  const path = pathOfMask(layer);
  if (!path) return true;
  const contains = (x: number, y: number): boolean => shapeContains({ kind: 'path', path }, { x, y });
  if (contains(point.x, point.y)) return true;
  return COMPASS.some(([dx, dy]) => contains(point.x + dx * near, point.y + dy * near));
}

const COMPASS = Array.from(
  { length: 8 },
  (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const,
);

function isNearLines({ strokes }: DoodleLayer, point: Point, near: number): boolean {
  // An erased place is no hit, unless a later line lies there.
  return strokes.reduce((hit, stroke) => {
    const distance = distanceToStroke(stroke, point);
    if (stroke.brush === 'eraser') return hit && distance > stroke.width / 2;
    return hit || distance <= stroke.width / 2 + near;
  }, false);
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
