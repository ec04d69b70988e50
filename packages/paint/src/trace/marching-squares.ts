import type { Point } from '@cpc/design';

/** Values on a grid; the value at column i, row j belongs to the point (i + ½, j + ½). */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: ArrayLike<number>;
}

/** The four sides of a cell of four values. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const;
type Side = 0 | 1 | 2 | 3;
type Way = readonly [from: Side, to: Side];

/**
 * By the corners inside (8 top left, 4 top right, 2 bottom right, 1 bottom left): lines with the inside on the left.
 */
const WAYS: readonly (readonly Way[])[] = [
  [],
  [[BOTTOM, LEFT]],
  [[RIGHT, BOTTOM]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [],
  [[TOP, BOTTOM]],
  [[TOP, LEFT]],
  [[LEFT, TOP]],
  [[BOTTOM, TOP]],
  [],
  [[RIGHT, TOP]],
  [[LEFT, RIGHT]],
  [[BOTTOM, RIGHT]],
  [[LEFT, BOTTOM]],
  [],
];
/** Two opposite corners inside: the mean of the four values decides whether they are connected. */
const SADDLES: Readonly<Record<number, { readonly joined: readonly Way[]; readonly apart: readonly Way[] }>> = {
  5: {
    joined: [
      [TOP, LEFT],
      [BOTTOM, RIGHT],
    ],
    apart: [
      [TOP, RIGHT],
      [BOTTOM, LEFT],
    ],
  },
  10: {
    joined: [
      [LEFT, BOTTOM],
      [RIGHT, TOP],
    ],
    apart: [
      [LEFT, TOP],
      [RIGHT, BOTTOM],
    ],
  },
};

/**
 * The closed lines around all values of at least `level`, by marching squares with linear interpolation (Lorensen and
 * Cline, in two dimensions). Outside the field all values are 0, so every line closes. Holes run the other way round.
 */
export function contours(field: Field, level: number): Point[][] {
  const { width, height } = field;
  // Every crossed edge between two neighbours leads to another: edge 2k runs right from value k, 2k + 1 down from it.
  const wide = width + 2;
  const next = new Int32Array(2 * wide * (height + 2)).fill(-1);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (field.values[y * width + x] ?? 0);
  const edge = (x: number, y: number, side: Side): number => {
    const corner = (y + 1 + (side === BOTTOM ? 1 : 0)) * wide + x + 1 + (side === RIGHT ? 1 : 0);
    return 2 * corner + (side === LEFT || side === RIGHT ? 1 : 0);
  };
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const inside = (a >= level ? 8 : 0) | (b >= level ? 4 : 0) | (c >= level ? 2 : 0) | (d >= level ? 1 : 0);
      if (inside === 0 || inside === 15) continue;
      const saddle = SADDLES[inside];
      const joined = (a + b + c + d) / 4 >= level;
      for (const [from, to] of saddle?.[joined ? 'joined' : 'apart'] ?? WAYS[inside] ?? [])
        next[edge(x, y, from)] = edge(x, y, to);
    }
  }
  return ringsOf(next, (crossed) => crossing(crossed, wide, at, level));
}

function crossing(edge: number, wide: number, at: (x: number, y: number) => number, level: number): Point {
  const corner = edge >> 1;
  const [x, y] = [(corner % wide) - 1, Math.floor(corner / wide) - 1];
  const down = edge & 1;
  const here = at(x, y);
  const there = down ? at(x, y + 1) : at(x + 1, y);
  const part = (level - here) / (there - here);
  return { x: x + 0.5 + (down ? 0 : part), y: y + 0.5 + (down ? part : 0) };
}

/** Follows every line once around. Empties `next`. */
function ringsOf(next: Int32Array, pointAt: (edge: number) => Point): Point[][] {
  const rings: Point[][] = [];
  for (let start = 0; start < next.length; start++) {
    if ((next[start] ?? -1) < 0) continue;
    const ring: Point[] = [];
    for (let edge = start; (next[edge] ?? -1) >= 0; ) {
      const to = next[edge] ?? -1;
      next[edge] = -1;
      ring.push(pointAt(edge));
      edge = to;
    }
    rings.push(ring);
  }
  return rings;
}
