import { mm } from '@cpc/domain';
import type { Path } from './path.ts';
import { parallel } from './parallel.ts';
import { polygonContains, polygonOf, polygonPath } from './polygon.ts';
import type { Shape } from './surface.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Length of a cubic's handles for a quarter circle of radius 1: 4/3 · (√2 − 1). The error is within 0.03 % of the
 * radius.
 */
const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

export function shapeBounds(shape: Shape): Rect {
  if (shape.kind === 'path') {
    const corners = polygonOf(shape.path);
    return corners.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : boxAround(corners);
  }
  if (shape.kind === 'roundedRect') return { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
  return { x: shape.cx - shape.rx, y: shape.cy - shape.ry, width: 2 * shape.rx, height: 2 * shape.ry };
}

/**
 * The shape grown by `by` mm on every side (shrunk if negative) about the same centre, at most to nothing. The radius
 * of a rounded corner grows by the same length; a sharp corner stays sharp. The half-axes of an ellipse grow: this is
 * the exact parallel curve for a circle, and within 0.1 mm of it for the ellipses of a camera. A path gets its exact
 * parallel curve, with round corners where they open.
 */
export function growShape(shape: Shape, by: number): Shape {
  if (shape.kind === 'path') return by === 0 ? shape : grownPath(shape, by);
  if (shape.kind === 'ellipse') {
    return { ...shape, rx: mm(Math.max(0, shape.rx + by)), ry: mm(Math.max(0, shape.ry + by)) };
  }
  const width = Math.max(0, shape.width + 2 * by);
  const height = Math.max(0, shape.height + 2 * by);
  const radius = shape.radius === 0 ? 0 : Math.max(0, shape.radius + by);
  return {
    kind: 'roundedRect',
    x: mm(shape.x + (shape.width - width) / 2),
    y: mm(shape.y + (shape.height - height) / 2),
    width: mm(width),
    height: mm(height),
    radius: mm(Math.min(radius, width / 2, height / 2)),
  };
}

const grown = new WeakMap<Path, Map<number, Shape>>();

/** Cached per distance, because every point of a drag asks for it. */
function grownPath({ path }: Extract<Shape, { kind: 'path' }>, by: number): Shape {
  const byDistance = grown.get(path) ?? new Map<number, Shape>();
  grown.set(path, byDistance);
  const made = byDistance.get(by) ?? { kind: 'path' as const, path: polygonPath(parallel(polygonOf(path), by)) };
  byDistance.set(by, made);
  return made;
}

/** Whether a point in mm lies in the shape; its edge counts as inside. */
export function shapeContains(shape: Shape, { x, y }: Point): boolean {
  if (shape.kind === 'path') return polygonContains(polygonOf(shape.path), { x, y });
  if (shape.kind === 'ellipse') {
    if (shape.rx <= 0 || shape.ry <= 0) return false;
    return ((x - shape.cx) / shape.rx) ** 2 + ((y - shape.cy) / shape.ry) ** 2 <= 1;
  }
  const fromCentreX = Math.abs(x - shape.x - shape.width / 2);
  const fromCentreY = Math.abs(y - shape.y - shape.height / 2);
  if (shape.width <= 0 || shape.height <= 0) return false;
  if (fromCentreX > shape.width / 2 || fromCentreY > shape.height / 2) return false;
  const intoCornerX = Math.max(0, fromCentreX - (shape.width / 2 - shape.radius));
  const intoCornerY = Math.max(0, fromCentreY - (shape.height / 2 - shape.radius));
  return Math.hypot(intoCornerX, intoCornerY) <= shape.radius || intoCornerX === 0 || intoCornerY === 0;
}

/** The shape's closed path in mm, clockwise; empty for a shape without area. */
export function shapePath(shape: Shape): Path {
  if (shape.kind === 'path') return shape.path;
  const bounds = shapeBounds(shape);
  if (bounds.width <= 0 || bounds.height <= 0) return [];
  if (shape.kind === 'ellipse') return roundedPath(bounds, shape.rx, shape.ry);
  return shape.radius > 0 ? roundedPath(bounds, shape.radius, shape.radius) : rectPath(bounds);
}

/** The smallest axis-aligned box around some points. */
export function boxAround(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function rectPath({ x, y, width, height }: Rect): Path {
  return [['move', x, y], ['line', x + width, y], ['line', x + width, y + height], ['line', x, y + height], ['close']];
}

function roundedPath({ x, y, width, height }: Rect, rx: number, ry: number): Path {
  const right = x + width;
  const bottom = y + height;
  // Distance from the corner of the bounds to the handle.
  const hx = rx * (1 - QUARTER);
  const hy = ry * (1 - QUARTER);
  return [
    ['move', x + rx, y],
    ['line', right - rx, y],
    ['cubic', right - hx, y, right, y + hy, right, y + ry],
    ['line', right, bottom - ry],
    ['cubic', right, bottom - hy, right - hx, bottom, right - rx, bottom],
    ['line', x + rx, bottom],
    ['cubic', x + hx, bottom, x, bottom - hy, x, bottom - ry],
    ['line', x, y + ry],
    ['cubic', x, y + hy, x + hx, y, x + rx, y],
    ['close'],
  ];
}
