import type { Point } from '@cpc/design';

/** Removes points from a closed line that it does not need within a tolerance (Douglas and Peucker). */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (!first || ring.length < 4) return [...ring];
  const far = farthest(ring, 0, ring.length, (point) => Math.hypot(point.x - first.x, point.y - first.y)).index;
  const kept = new Uint8Array(ring.length + 1);
  kept[0] = kept[far] = 1;
  const spans: [number, number][] = [
    [0, far],
    [far, ring.length],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [ring[from] ?? first, ring[to % ring.length] ?? first];
    const { index, distance } = farthest(ring, from + 1, to, (point) => distanceTo(point, a, b));
    if (distance <= tolerance) continue;
    kept[index] = 1;
    spans.push([from, index], [index, to]);
  }
  return ring.filter((_, index) => kept[index] === 1);
}

/** The signed area; its sign depends on the direction of the ring. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return sum / 2;
}

function farthest(
  ring: readonly Point[],
  from: number,
  to: number,
  measure: (point: Point) => number,
): { index: number; distance: number } {
  let found = { index: from, distance: -1 };
  for (let index = from; index < to; index++) {
    const point = ring[index];
    const distance = point ? measure(point) : -1;
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

/** Distance of a point from the segment between two others. */
function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
