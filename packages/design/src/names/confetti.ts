import type { Point } from '../surface/shapes.ts';
import { type NameGround, type NameSpot, spotAt, turned } from './spot.ts';

/** Enough throws to fill every surface. */
const MAX_THROWS = 900;
const SCALES = [1.45, 1, 0.78] as const;
const TURNS = [-24, 14, -8, 30, -38, 6, 22, -14] as const;

interface Disc extends Point {
  readonly radius: number;
}

/** Names of three sizes, scattered and turned. Large ones are placed first. */
export function confetti(ground: NameGround): readonly NameSpot[] {
  const { area } = ground;
  const size = ground.sizeFor(42, { x: 0.5, y: 0.5 });
  const taken: Disc[] = [];
  const spots: NameSpot[] = [];
  SCALES.forEach((scale, i) => {
    const most = [6, 16, 40][i] ?? 0;
    let placed = 0;
    for (let n = 1; n <= MAX_THROWS && placed < most; n += 1) {
      // Halton's points fill an area evenly (J. H. Halton, 1960).
      const at = { x: area.x + halton(n + i * 331, 2) * area.width, y: area.y + halton(n + i * 331, 3) * area.height };
      const fields = { rotation: TURNS[n % TURNS.length] ?? 0, ink: ([0, 1, 2] as const)[n % 3] ?? 0 };
      const spot = spotAt(at, Math.max(size * scale, 3.6), fields);
      const discs = discsOver(ground, spot);
      if (discs.some((disc) => taken.some((other) => distance(disc, other) < disc.radius + other.radius))) continue;
      if (!ground.holds(spot)) continue;
      placed += 1;
      taken.push(...discs);
      spots.push(spot);
    }
  });
  return spots;
}

/** Discs along a name, with a little space around it. */
function discsOver({ boxes, tall }: NameGround, spot: NameSpot): readonly Disc[] {
  const radius = (tall.name * spot.size) / 2 + spot.size * 0.1;
  const half = Math.max(0, (boxes.name.width * spot.size) / 2 - radius * 0.6);
  const steps = Math.max(1, Math.ceil((2 * half) / radius));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = turned({ x: -half + (i / steps) * 2 * half, y: 0 }, spot.rotation);
    return { x: spot.x + at.x, y: spot.y + at.y, radius };
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The n-th number of Halton's sequence in a base: 0 … 1. */
function halton(n: number, base: number): number {
  let [value, part] = [0, 1 / base];
  for (let left = n; left > 0; left = Math.floor(left / base)) {
    value += (left % base) * part;
    part /= base;
  }
  return value;
}
