import type { Path, PathCommand, Stroke } from '@cpc/design';

/** Dots that are filled together, and their opacity. */
export interface DotBatch {
  readonly path: Path;
  /** 0 … 1 */
  readonly opacity: number;
}

/** The spread of drops in half widths (a deviation), and the share of the area that they cover. */
const CONE = { deviation: 0.46, coverage: 0.34 } as const;
/** A drop's radius in mm, by the line's width. */
const DOT = { least: 0.036, perWidth: 0.0068, most: 0.13 } as const;
/** Three kinds of drops, from fine mist to wet specks: opacity and size. */
const KINDS = [
  { opacity: 0.45, size: 1 },
  { opacity: 0.7, size: 0.9 },
  { opacity: 1, size: 0.85 },
] as const;
/** Dots filled in one call: they are near each other, so that a canvas touches few pixels per call. */
const BATCH = 450;
/** After this many drops, a longer stroke gets sparser: only a quarter as many per mm. */
const MANY_DOTS = 12_000;
/** Limit for strokes of any length or width: a hostile document must not keep a server busy. */
const MAX_DOTS = 40_000;

const sprays = new WeakMap<Stroke, readonly DotBatch[]>();
/** The last spray: a stroke under the pen grows with every frame, and its earlier drops stay. */
let last: SprayState | undefined;

/** The dots of a spray stroke, in mm of its layer's space. They depend only on its seed, so they never change. */
export function sprayDots(stroke: Stroke): readonly DotBatch[] {
  const known = sprays.get(stroke);
  if (known) return known;
  const fall = last && goesOn(last.stroke, stroke) ? last : newSpray(stroke);
  follow(fall, stroke);
  last = fall;
  const mist = [...fall.mist, ...batch(fall.dots)];
  sprays.set(stroke, mist);
  return mist;
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: number;
}

/** The drops of a stroke so far. It changes while the stroke grows. */
interface SprayState {
  stroke: Stroke;
  /** Full batches; then the dots of the batch that is not full yet. */
  readonly mist: DotBatch[];
  dots: Dot[];
  count: number;
  /** Number of dots due so far; the whole ones are painted. */
  due: number;
  /** Index in the points where the next piece begins. */
  next: number;
}

const newSpray = (stroke: Stroke): SprayState => ({ stroke, mist: [], dots: [], count: 0, due: 0, next: -3 });

/** Whether a stroke continues another: it starts with all its points, and has the same seed and width. */
function goesOn(before: Stroke, after: Stroke): boolean {
  const same = before.seed === after.seed && before.width === after.width;
  return same && before.points.every((value, i) => value === after.points[i]);
}

/** Walks along the new part of the stroke and adds dots. */
function follow(fall: SprayState, stroke: Stroke): void {
  const { points, width } = stroke;
  const size = Math.min(DOT.most, DOT.least + DOT.perWidth * width);
  const perMm = (CONE.coverage * width) / (Math.PI * size * size);
  fall.stroke = stroke;
  if (fall.next < 0) {
    const [x = 0, y = 0, pressure = 0] = points;
    // The can sprays before it moves.
    drop(fall, size, perMm * width * 0.22 * (0.3 + 0.7 * pressure), () => [x, y, pressure]);
    fall.next = 0;
  }
  for (; fall.next + 5 < points.length; fall.next += 3) {
    const [x1, y1, from, x2, y2, to] = points.slice(fall.next, fall.next + 6) as [
      ...[number, number, number],
      ...[number, number, number],
    ];
    const rate = (perMm * (0.25 + (0.75 * (from + to)) / 2)) / (1 + fall.count / MANY_DOTS) ** 2;
    const length = Math.hypot(x2 - x1, y2 - y1);
    drop(fall, size, length * rate, (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, from + (to - from) * t]);
  }
}

type Spot = readonly [x: number, y: number, pressure: number];

/** Adds this many dots along a piece. @param spot returns the position at t of 0 … 1 */
function drop(fall: SprayState, size: number, amount: number, spot: (t: number) => Spot): void {
  const start = fall.due;
  fall.due += amount;
  for (let n = Math.ceil(start); n < fall.due && fall.count < MAX_DOTS; n++) {
    fall.dots.push(dotAt(fall, size, spot((n - start) / amount)));
    fall.count += 1;
    if (fall.dots.length < BATCH) continue;
    fall.mist.push(...batch(fall.dots));
    fall.dots = [];
  }
}

/** The next dot of a fall. */
function dotAt({ stroke, count }: SprayState, size: number, [x, y, pressure]: Spot): Dot {
  const reach = stroke.width / 2;
  const chance = (salt: number): number => hash(stroke.seed, count * 4 + salt);
  const angle = chance(0) * 2 * Math.PI;
  // Rayleigh: a normal distribution around the centre, cut off at the line's edge.
  const far = Math.min(1, CONE.deviation * Math.sqrt(-2 * Math.log(1 - chance(1) * 0.97)));
  const kind = Math.floor(chance(2) * KINDS.length);
  const grain = 0.55 + chance(3) ** 6 * 1.9;
  const radius = Math.min(reach * 0.5, size * grain * (KINDS[kind]?.size ?? 1));
  const distance = far * (reach - radius) * (0.7 + 0.3 * pressure);
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance, radius, kind };
}

/** Consecutive dots, as one path per kind. */
function batch(dots: readonly Dot[]): DotBatch[] {
  return KINDS.flatMap(({ opacity }, kind) => {
    const path = dots.filter((dot) => dot.kind === kind).flatMap(disc);
    return path.length > 0 ? [{ path, opacity }] : [];
  });
}

const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

function disc({ x, y, radius: r }: Dot): PathCommand[] {
  const h = r * QUARTER;
  return [
    ['move', x + r, y],
    ['cubic', x + r, y + h, x + h, y + r, x, y + r],
    ['cubic', x - h, y + r, x - r, y + h, x - r, y],
    ['cubic', x - r, y - h, x - h, y - r, x, y - r],
    ['cubic', x + h, y - r, x + r, y - h, x + r, y],
    ['close'],
  ];
}

/** A pseudo-random number 0 … 1 for each pair of whole numbers (the finaliser of MurmurHash3). */
function hash(seed: number, n: number): number {
  let h = (seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
