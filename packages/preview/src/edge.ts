import { type Shape, shapePath } from '@cpc/design';
import type { EdgePoint } from './mesh.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pieces a curve is cut into: enough that a corner looks round at any size a screen shows. */
const PIECES = 12;

/** An outline as a clockwise loop of points with their outward normals, in mm, y down. */
export function edgeOf(shape: Shape): readonly EdgePoint[] {
  const corners = clockwise(loopOf(shape));
  return corners.map((point, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? point;
    const after = corners[(i + 1) % corners.length] ?? point;
    const into = unit(before, point);
    const out = unit(point, after);
    // Clockwise with y down: outward is to the left of the way.
    const nx = into.y + out.y;
    const ny = -(into.x + out.x);
    const length = Math.hypot(nx, ny) || 1;
    return { ...point, nx: nx / length, ny: ny / length };
  });
}

function loopOf(shape: Shape): Point[] {
  const points: Point[] = [];
  const add = (x: number, y: number): void => {
    const last = points.at(-1);
    if (!last || Math.hypot(last.x - x, last.y - y) > 1e-6) points.push({ x, y });
  };
  for (const command of shapePath(shape)) {
    if (command[0] === 'close') continue;
    const from = points.at(-1);
    if (command[0] === 'cubic' && from) {
      const [, x1, y1, x2, y2, x, y] = command;
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        add(cubic(from.x, x1, x2, x, t), cubic(from.y, y1, y2, y, t));
      }
    } else add(command.at(-2) as number, command.at(-1) as number);
  }
  const [first] = points;
  const last = points.at(-1);
  if (first && last && points.length > 1 && Math.hypot(first.x - last.x, first.y - last.y) < 1e-6) points.pop();
  return points;
}

/** Twice the signed area; positive runs clockwise where y points down. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

const clockwise = (points: readonly Point[]): readonly Point[] => (area(points) < 0 ? points.toReversed() : points);

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function cubic(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}
