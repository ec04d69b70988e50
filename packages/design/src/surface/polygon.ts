import type { Path } from './path.ts';

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Number of straight pieces per curve: the error is less than 0.01 mm on a curve of 30 mm. */
const PIECES = 24;
/** Points nearer than this count as one, in mm. */
const SAME = 1e-9;

const known = new WeakMap<Path, readonly Corner[]>();

/** The corners of a closed path, with its curves cut into short straight pieces, without repeated points. */
export function polygonOf(path: Path): readonly Corner[] {
  const made = known.get(path) ?? withoutRepeats(flatten(path));
  known.set(path, made);
  return made;
}

/** Points along a path: its corners, and the pieces of each curve. */
export function flatten(path: Path): readonly Corner[] {
  const points: Corner[] = [];
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

function withoutRepeats(points: readonly Corner[]): readonly Corner[] {
  return points.filter((point, i) => {
    const last = points[(i + points.length - 1) % points.length];
    return last && Math.hypot(point.x - last.x, point.y - last.y) > SAME;
  });
}

/** One coordinate of a cubic Bézier curve at t of 0 … 1 (its Bernstein form). */
export function cubicAt(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

export function polygonPath(points: readonly Corner[]): Path {
  if (points.length < 3) return [];
  return [...points.map(({ x, y }, i) => [i === 0 ? 'move' : 'line', x, y] as const), ['close']];
}

/** Even-odd rule with a ray to the right (Franklin's PNPOLY). A point on the edge counts as inside. */
export function polygonContains(points: readonly Corner[], point: Corner): boolean {
  const { x, y } = point;
  let inside = false;
  for (const [a, b] of sidesOf(points)) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside || (points.length > 2 && sidesOf(points).some((side) => isOn(side, point)));
}

/** The box of the side is looked at first: a print asks this of a million points. */
function isOn([a, b]: Side, point: Corner): boolean {
  const { x, y } = point;
  if (x < Math.min(a.x, b.x) - SAME || x > Math.max(a.x, b.x) + SAME) return false;
  if (y < Math.min(a.y, b.y) - SAME || y > Math.max(a.y, b.y) + SAME) return false;
  return distanceToSide(a, b, point) <= SAME;
}

/** Distance of a point from the polygon's nearest side, inside or outside, in mm. */
export function distanceToEdge(points: readonly Corner[], point: Corner): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of sidesOf(points)) least = Math.min(least, distanceToSide(a, b, point));
  return least;
}

function distanceToSide(a: Corner, b: Corner, { x, y }: Corner): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

export type Side = readonly [from: Corner, to: Corner];

const sides = new WeakMap<readonly Corner[], readonly Side[]>();

/** The sides in order; the last one ends where the first begins. */
export function sidesOf(points: readonly Corner[]): readonly Side[] {
  const made = sides.get(points) ?? points.map((from, i): Side => [from, points[(i + 1) % points.length] ?? from]);
  sides.set(points, made);
  return made;
}

/** The area in mm², positive for a clockwise outline (y down), by the shoelace formula. */
export function signedArea(points: readonly Corner[]): number {
  return sidesOf(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}
