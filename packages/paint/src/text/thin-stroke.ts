import type { Point, Rect } from '@cpc/design';
import type { Contour } from './contours.ts';

/** Maximum number of measured contours, and of places on each: a long text looks the same everywhere. */
const MAX_CONTOURS = 24;
const MAX_PLACES = 32;
/** The share of the edge that may be thinner: serif tips and the points of a V are, and still print well. */
const MAX_THINNER_SHARE = 0.1;

interface Breadth {
  readonly breadth: number;
  /** Length of the edge that it represents. */
  readonly weight: number;
}

/**
 * The width of the thin strokes of letters, in the contours' unit: measured from places on the edges straight through
 * the ink to the other side; a tenth of the edge is thinner. 0 if there is no ink.
 */
export function thinStroke(contours: readonly Contour[]): number {
  const measured = thinned(contours, MAX_CONTOURS).flatMap((contour) =>
    breadthsOf(
      contour,
      contours.filter((other) => overlaps(other.box, contour.box)),
    ),
  );
  const sorted = measured.toSorted((a, b) => a.breadth - b.breadth);
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) * MAX_THINNER_SHARE;
  return sorted.find(({ weight }) => (left -= weight) <= 0)?.breadth ?? 0;
}

function breadthsOf({ points }: Contour, near: readonly Contour[]): Breadth[] {
  const pieces = points.map((from, i) => [from, points[(i + 1) % points.length] ?? from] as const);
  return thinned(pieces, MAX_PLACES).flatMap(([from, to]) => {
    const weight = Math.hypot(to.x - from.x, to.y - from.y);
    if (weight === 0) return [];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const normal = { x: (to.y - from.y) / weight, y: (from.x - to.x) / weight };
    const [one, other] = [
      distanceToExit(middle, normal, near),
      distanceToExit(middle, { x: -normal.x, y: -normal.y }, near),
    ];
    // Ink on both sides: an edge inside another letter's ink. No ink on both sides: not an edge.
    if ((one === undefined) === (other === undefined)) return [];
    return [{ breadth: one ?? other ?? 0, weight }];
  });
}

/** Offset of a ray's start from the edge, so that it does not cross that edge itself. */
const BESIDE = 1e-6;

/** How far a ray goes until it leaves the ink (non-zero rule); undefined if it does not start in ink. */
function distanceToExit(from: Point, way: Point, contours: readonly Contour[]): number | undefined {
  const crossings = contours.flatMap(({ points }) => crossingsOf(from, way, points)).toSorted((a, b) => a.at - b.at);
  let winding = crossings.reduce((sum, { turn }) => sum + turn, 0);
  if (winding === 0) return undefined;
  return crossings.find(({ turn }) => (winding -= turn) === 0)?.at;
}

function crossingsOf({ x, y }: Point, way: Point, points: readonly Point[]) {
  const found: { readonly at: number; readonly turn: number }[] = [];
  let a = points.at(-1) as Point;
  // Distance beside the ray's line, and along it.
  let aside = (a.x - x) * way.y - (a.y - y) * way.x;
  for (const b of points) {
    const bside = (b.x - x) * way.y - (b.y - y) * way.x;
    if (aside > 0 !== bside > 0) {
      const share = aside / (aside - bside);
      const at = (a.x + (b.x - a.x) * share - x) * way.x + (a.y + (b.y - a.y) * share - y) * way.y;
      if (at > BESIDE) found.push({ at, turn: aside > 0 ? 1 : -1 });
    }
    a = b;
    aside = bside;
  }
  return found;
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

function thinned<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(all.length / most);
  return every <= 1 ? all : all.filter((_, index) => index % every === 0);
}
