import type { MeshBuilder } from '../mesh.ts';

/** A point of the flat cloth, mm. */
export type Spot = readonly [x: number, y: number];

/** Number of steps, and a Bézier curve: two points for a straight line, four for a cubic one. */
type Piece = readonly [steps: number, ...points: readonly Spot[]];

/** A side of a patch: pieces from end to end. */
export type Line = readonly Piece[];

/** Cloth between four lines: top and bottom run to the right, left and right run down. */
export interface Patch {
  readonly top: Line;
  readonly bottom: Line;
  readonly left: Line;
  readonly right: Line;
}

export const reversed = (line: Line): Line =>
  line.toReversed().map(([steps, ...points]) => [steps, ...points.toReversed()]);

/** The same line on the other side of the middle. */
export const mirrored = (line: Line): Line =>
  line.map(([steps, ...points]) => [steps, ...points.map(([x, y]) => [-x, y] as const)]);

export const mirroredPatch = ({ top, bottom, left, right }: Patch): Patch => ({
  top: reversed(mirrored(top)),
  bottom: reversed(mirrored(bottom)),
  left: mirrored(right),
  right: mirrored(left),
});

/** Points along a line. @param fineness how often each step is cut */
export function pointsOf(line: Line, fineness: number): readonly Spot[] {
  const pieces = line.map(([steps, ...points]) =>
    Array.from({ length: steps * fineness }, (_, i) => along(points, i / (steps * fineness))),
  );
  const end = line.at(-1)?.at(-1);
  return [...pieces.flat(), ...(typeof end === 'object' ? [end] : [])];
}

/** A point of a Bézier curve, by de Casteljau. */
function along(points: readonly Spot[], t: number): Spot {
  const [only = [0, 0] as const, ...more] = points;
  if (more.length === 0) return only;
  return along(
    more.map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [0, 0];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const;
    }),
    t,
  );
}

interface Laying {
  /** How high the cloth is at a spot, mm. @param down 0 at the patch's top … 1 at its bottom */
  readonly lift: (spot: Spot, down: number) => number;
  readonly fineness: number;
  /** Where the cloth's origin is on the surface, mm. */
  readonly origin: Spot;
  /** Faces away from the viewer. */
  readonly isBack: boolean;
}

/** Lays cloth between four lines (a bilinearly blended Coons patch). Opposite lines have equally many steps. */
export function addPatch(builder: MeshBuilder, patch: Patch, { lift, fineness, origin: [x, y], isBack }: Laying): void {
  const [top, bottom] = [pointsOf(patch.top, fineness), pointsOf(patch.bottom, fineness)];
  const [left, right] = [pointsOf(patch.left, fineness), pointsOf(patch.right, fineness)];
  const rows = left.map((start, row) => {
    const v = row / (left.length - 1);
    return top.map((upper, column) => {
      const u = column / (top.length - 1);
      const blend = (axis: 0 | 1): number => {
        const of = (points: readonly Spot[], i: number) => points.at(i)?.[axis] ?? 0;
        const across = (1 - u) * start[axis] + u * of(right, row);
        const down = (1 - v) * upper[axis] + v * of(bottom, column);
        const corners =
          (1 - v) * ((1 - u) * of(top, 0) + u * of(top, -1)) + v * ((1 - u) * of(bottom, 0) + u * of(bottom, -1));
        return across + down - corners;
      };
      const spot: Spot = [blend(0), blend(1)];
      return builder.vertex(x + spot[0], y + spot[1], lift(spot, v));
    });
  });
  addQuads(builder, rows, isBack);
}

/** Fills a grid of vertices, given row by row from the top. */
export function addQuads(builder: MeshBuilder, rows: readonly (readonly number[])[], isBack = false): void {
  for (const [i, lower] of rows.slice(1).entries()) {
    const upper = rows[i] ?? [];
    for (let k = 0; k + 1 < lower.length; k += 1) {
      const [a, b, c, d] = [upper[k] ?? 0, upper[k + 1] ?? 0, lower[k + 1] ?? 0, lower[k] ?? 0];
      if (isBack) {
        builder.triangle(a, b, c);
        builder.triangle(a, c, d);
      } else {
        builder.triangle(a, c, b);
        builder.triangle(a, d, c);
      }
    }
  }
}
