import { bleedBox } from '../../surface/geometry.ts';
import { polygonOf } from '../../surface/polygon.ts';
import { type Point, growShape, shapeBounds, shapeContains, shapePath } from '../../surface/shapes.ts';
import type { Surface } from '../../surface/surface.ts';
import { remembered } from '../../remembered.ts';

/** Number of points across and down a case's face; 1/24 of a phone case's length is about 6 mm. */
const ACROSS = 12;
const DOWN = 24;
/** Distance between points along a case's edge, in mm. */
const EDGE_STEP = 2;
/** Moves points slightly inwards, in mm, so that rounding cannot put them outside. */
const HAIR = 0.02;

const faces = new WeakMap<Surface, readonly Point[]>();
const edges = new WeakMap<Surface, readonly Point[]>();

/** Points all over a surface, within its outline. */
export function facePoints(surface: Surface): readonly Point[] {
  return remembered(faces, surface, () => {
    const { x, y, width, height } = shapeBounds(surface.outline);
    const points = Array.from({ length: ACROSS * DOWN }, (_, n) => ({
      x: x + (((n % ACROSS) + 0.5) / ACROSS) * width,
      y: y + ((Math.floor(n / ACROSS) + 0.5) / DOWN) * height,
    }));
    return points.filter((point) => shapeContains(surface.outline, point));
  });
}

/** Points along the line that ink must reach to leave no bare rim: the outline with its bleed. */
export function bleedEdgePoints(surface: Surface): readonly Point[] {
  return remembered(edges, surface, () => {
    const { x, y, width, height } = bleedBox(surface);
    return alongPolygon(polygonOf(shapePath(growShape(surface.outline, surface.bleed)))).map((point) => ({
      x: Math.min(x + width - HAIR, Math.max(x + HAIR, point.x)),
      y: Math.min(y + height - HAIR, Math.max(y + HAIR, point.y)),
    }));
  });
}

function alongPolygon(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, i) => between(from, corners[(i + 1) % corners.length] ?? from, EDGE_STEP));
}

/** Points from one to another, the first included, no farther apart than a step. */
export function between(from: Point, to: Point, step: number): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: pieces }, (_, n) => ({
    x: from.x + ((to.x - from.x) * n) / pieces,
    y: from.y + ((to.y - from.y) * n) / pieces,
  }));
}
