import { region, regionContains, type Region } from './geometry.ts';
import { type Corner, flatten, polygonOf } from './polygon.ts';
import { type Point, type Rect, shapeBounds, shapePath } from './shapes.ts';
import type { Shape, Surface } from './surface.ts';

/** Tolerance for a place to count as inside, in mm. */
const SLACK = 1e-6;
/** Number of directions tried for a box that must move, and the precision of the result, in mm. */
const HEADINGS = 72;
const FINE = 0.01;

/** Whether a whole box lies in the safe region: away from the edge and from every cut-out. */
export function isBoxSafe(surface: Surface, box: Rect): boolean {
  return boxFits(region(surface, 'safe'), box);
}

/**
 * The smallest move, in mm, that brings a box into the safe region (PF-02): zero if it is already there, undefined if
 * the box is too large. It tries straight lines in steps of 5°, with a precision of 0.01 mm.
 */
export function nudgeInside(surface: Surface, box: Rect): Point | undefined {
  const safe = region(surface, 'safe');
  if (boxFits(safe, box)) return { x: 0, y: 0 };
  const bounds = shapeBounds(safe.outline);
  if (box.width > bounds.width || box.height > bounds.height) return undefined;
  const farthest = Math.hypot(
    surface.width + Math.abs(box.x) + box.width,
    surface.height + Math.abs(box.y) + box.height,
  );
  let best: Point | undefined;
  for (const candidate of candidates(safe, box, farthest)) {
    if (!boxFits(safe, moved(box, candidate))) continue;
    if (best === undefined || Math.hypot(candidate.x, candidate.y) < Math.hypot(best.x, best.y)) best = candidate;
  }
  return best;
}

const moved = ({ x, y, width, height }: Rect, by: Point): Rect => ({ x: x + by.x, y: y + by.y, width, height });

/** Candidate moves: into the bounds, past the sides of each hole, and the first free place in every direction. */
function* candidates(safe: Region, box: Rect, farthest: number): Generator<Point> {
  const bounds = shapeBounds(safe.outline);
  const into = (from: number, long: number, low: number, room: number) =>
    Math.min(Math.max(from, low), low + room - long) - from;
  const home = {
    x: into(box.x, box.width, bounds.x, bounds.width),
    y: into(box.y, box.height, bounds.y, bounds.height),
  };
  yield home;
  for (const hole of safe.holes.map(shapeBounds)) {
    for (const x of [hole.x - box.width - box.x - FINE, hole.x + hole.width - box.x + FINE, home.x]) {
      for (const y of [hole.y - box.height - box.y - FINE, hole.y + hole.height - box.y + FINE, home.y]) yield { x, y };
    }
  }
  for (let i = 0; i < HEADINGS; i++) {
    const heading = (i / HEADINGS) * 2 * Math.PI;
    const far = firstFree(safe, box, Math.cos(heading), Math.sin(heading), farthest);
    if (far !== undefined) yield { x: Math.cos(heading) * far, y: Math.sin(heading) * far };
  }
}

/** The distance in a direction at which the box first fits: found in steps of 1 mm, then refined by bisection. */
function firstFree(safe: Region, box: Rect, dx: number, dy: number, farthest: number): number | undefined {
  const free = (far: number) => boxFits(safe, moved(box, { x: dx * far, y: dy * far }));
  for (let far = 1; far <= farthest; far++) {
    if (!free(far)) continue;
    let [blocked, found] = [far - 1, far];
    while (found - blocked > FINE) {
      const middle = (blocked + found) / 2;
      if (free(middle)) found = middle;
      else blocked = middle;
    }
    return found;
  }
  return undefined;
}

/** A box fits if its corners lie in the outline, and neither the outline nor a hole reaches into it. */
function boxFits(within: Region, box: Rect): boolean {
  const { x, y, width, height } = box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  if (!corners.every((corner) => regionContains(within, inward(corner, box)))) return false;
  return [within.outline, ...within.holes].every((shape) => !reachesInto(box, shape));
}

/** Moves a corner slightly towards the box's centre, so that a corner on the edge counts as inside. */
function inward({ x, y }: Point, box: Rect): Point {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: x + Math.sign(middle.x - x) * SLACK, y: y + Math.sign(middle.y - y) * SLACK };
}

/** Whether a part of the shape's edge lies inside the box, or the whole shape does. */
function reachesInto(box: Rect, shape: Shape): boolean {
  const path = shapePath(shape);
  const points = shape.kind === 'path' ? polygonOf(path) : flatten(path);
  const inside = ({ x, y }: Corner) =>
    x > box.x + SLACK && x < box.x + box.width - SLACK && y > box.y + SLACK && y < box.y + box.height - SLACK;
  if (points.some(inside)) return true;
  const across = [box.x + SLACK, box.x + box.width - SLACK];
  const down = [box.y + SLACK, box.y + box.height - SLACK];
  return points.some((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return crossesLine(a.x, b.x, a.y, b.y, across, down) || crossesLine(a.y, b.y, a.x, b.x, down, across);
  });
}

/** Whether a side crosses one of the lines, between the two other sides of the box. */
function crossesLine(
  from: number,
  to: number,
  fromBeside: number,
  toBeside: number,
  lines: readonly number[],
  [low = 0, high = 0]: readonly number[],
): boolean {
  return lines.some((line) => {
    if (from < line === to < line) return false;
    const beside = fromBeside + ((line - from) / (to - from)) * (toBeside - fromBeside);
    return beside > low && beside < high;
  });
}
