import type { Path } from './path.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Straight pieces a curve is cut into: on a curve of 30 mm they leave it by less than 0.01 mm. */
const PIECES = 24;

const known = new WeakMap<Path, readonly Point[]>();

/** The corners of a closed path with its curves cut into short straight pieces. */
export function polygonOf(path: Path): readonly Point[] {
  const made = known.get(path) ?? flatten(path);
  known.set(path, made);
  return made;
}

function flatten(path: Path): readonly Point[] {
  const points: Point[] = [];
  for (const command of path) {
    if (command[0] === 'close') continue;
    const from = points.at(-1);
    if (command[0] !== 'cubic' || !from) {
      const [x, y] = command.slice(-2) as [number, number];
      points.push({ x, y });
      continue;
    }
    const [, x1, y1, x2, y2, x, y] = command;
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      points.push({ x: cubicAt(from.x, x1, x2, x, t), y: cubicAt(from.y, y1, y2, y, t) });
    }
  }
  return points;
}

function cubicAt(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

export function polygonPath(points: readonly Point[]): Path {
  if (points.length < 3) return [];
  return [...points.map(({ x, y }, i) => [i === 0 ? 'move' : 'line', x, y] as const), ['close']];
}

/** Even-odd, by the ray to the right (Franklin's PNPOLY). */
export function polygonContains(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  points.forEach((a, i) => {
    const b = points[(i + points.length - 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Every corner moved along the mean normal of its two sides; for outlines whose curves are wider than `by`. */
export function growPolygon(points: readonly Point[], by: number): readonly Point[] {
  const corners = points.filter((point, i) => {
    const last = points[(i + points.length - 1) % points.length];
    return last && Math.hypot(point.x - last.x, point.y - last.y) > 1e-9;
  });
  return corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const a = normal(before, corner);
    const b = normal(corner, after);
    const k = by / Math.max(0.25, (1 + a.x * b.x + a.y * b.y) / 2) / 2;
    return { x: corner.x + (a.x + b.x) * k, y: corner.y + (a.y + b.y) * k };
  });
}

/** Outward for a clockwise outline (y down). */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}
