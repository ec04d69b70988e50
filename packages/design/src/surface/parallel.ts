import { type Corner, distanceToEdge, type Side, sidesOf, signedArea } from './polygon.ts';

/** Largest step of a round corner: 4°, which is within 0.01 mm of a circle of 10 mm radius. */
const STEP = Math.PI / 45;
/** A piece of the raw curve that is nearer to the outline than `by` minus this is cut away, in mm. */
const SLACK = 1e-4;
/** Ends nearer than this count as meeting, in mm. */
const MEET = 1e-6;

/**
 * The curve parallel to a simple polygon, `by` mm outside it or, if negative, inside. It bounds all points no farther
 * than that outside, or no nearer than that inside. Opening corners are round. Self-crossing parts are cut away. If a
 * narrow waist would leave several parts, the largest stays. Empty if nothing is left.
 *
 * The raw curve of all sides and corners is split where it crosses itself, and only pieces at the full distance stay
 * (Tiller and Hanson, "Offsets of two-dimensional profiles", 1984, with the trim by distance).
 */
export function parallel(points: readonly Corner[], by: number): readonly Corner[] {
  if (points.length < 3) return [];
  const clockwise = signedArea(points) >= 0 ? points : points.toReversed();
  const raw = sidesOf(rawCurve(clockwise, by));
  const pieces = raw
    .flatMap((side, i) => split(side, raw, i))
    .filter(([a, b]) => {
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      return distanceToEdge(clockwise, middle) >= Math.abs(by) - SLACK;
    });
  const loops = loopsOf(pieces).filter((loop) => signedArea(loop) > MEET);
  return loops.reduce<readonly Corner[]>((best, loop) => (signedArea(loop) > signedArea(best) ? loop : best), []);
}

/** Moves every side and joins the corners: by tangents of a circle where a gap opens, by a mitre where sides meet. */
function rawCurve(points: readonly Corner[], by: number): readonly Corner[] {
  return points.flatMap((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const from = Math.atan2(corner.y - before.y, corner.x - before.x);
    const to = Math.atan2(after.y - corner.y, after.x - corner.x);
    const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
    const opens = turn * by > 0;
    const shortest = Math.min(length([before, corner]), length([corner, after]));
    // The sides are too short to meet: go through the corner itself; those pieces are too near and are cut away later.
    if (!opens && Math.abs(by) * Math.tan(Math.abs(turn) / 2) > shortest) {
      return [moved(corner, from, by), corner, moved(corner, to, by)];
    }
    const steps = opens ? Math.max(1, Math.ceil(Math.abs(turn) / STEP)) : 1;
    const reach = by / Math.cos(turn / steps / 2);
    return Array.from({ length: steps }, (_, step) => moved(corner, from + (turn * (step + 0.5)) / steps, reach));
  });
}

/** Moves a point to the left of a direction: outside of a clockwise outline (y down). */
function moved({ x, y }: Corner, heading: number, by: number): Corner {
  return { x: x + Math.sin(heading) * by, y: y - Math.cos(heading) * by };
}

/** Splits a side where any other side crosses it. */
function split(side: Side, all: readonly Side[], own: number): readonly Side[] {
  const cuts = all.flatMap((other, i) => {
    const t = i === own ? undefined : crossing(side, other);
    return t === undefined ? [] : [t];
  });
  if (cuts.length === 0) return [side];
  const ends = [0, ...cuts.sort((a, b) => a - b), 1];
  return ends.slice(1).flatMap((end, i): Side[] => {
    const piece = [at(side, ends[i] ?? 0), at(side, end)] as const;
    return length(piece) > MEET ? [piece] : [];
  });
}

/** The position on the first side where the second crosses it, 0 … 1, or undefined. */
function crossing([a, b]: Side, [c, d]: Side): number | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-14) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  const inner = (value: number) => value > 1e-9 && value < 1 - 1e-9;
  return inner(t) && u > -1e-9 && u < 1 + 1e-9 ? t : undefined;
}

const at = ([a, b]: Side, t: number): Corner => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const length = ([a, b]: Side): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Chains pieces end to end into closed loops. A dead end is traced back and left out. */
function loopsOf(pieces: readonly Side[]): readonly (readonly Corner[])[] {
  const waiting = new Set(pieces);
  return pieces.flatMap((first) => {
    if (!waiting.delete(first)) return [];
    const chain = [first];
    for (let last = chain.at(-1); last; last = chain.at(-1)) {
      if (chain.length > 2 && meets(last[1], first[0])) return [chain.map(([from]) => from)];
      const next = nearestFrom(waiting, last[1]);
      if (next) {
        waiting.delete(next);
        chain.push(next);
      } else chain.pop();
    }
    return [];
  });
}

/**
 * The nearest piece that begins at an end. Very short pieces at a crossing may have been left out, so a gap of their
 * length is allowed.
 */
function nearestFrom(pieces: ReadonlySet<Side>, end: Corner): Side | undefined {
  let [best, least]: [Side | undefined, number] = [undefined, 2 * SLACK];
  for (const piece of pieces) {
    const gap = length([piece[0], end]);
    if (gap <= least) [best, least] = [piece, gap];
  }
  return best;
}

const meets = (a: Corner, b: Corner): boolean => length([a, b]) <= 2 * SLACK;
