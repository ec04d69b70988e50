import { bleedBox } from '../surface/geometry.ts';
import { boxAround, type Point, type Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';

/** The two places of a pair: as its cases lie side by side, seen from the printed side. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type TwoSurfaces = Readonly<Record<Side, Surface>>;

/**
 * Two cases side by side in one plane, in mm: x from the seam to the right, y from the middle of both cases down. The
 * seam is where their visible faces touch. A print that is folded over the sides (`wrap`) ends its face that much inside
 * of its outline, so its seam lies there. The cases may differ in height: their middles lie at one height, since what
 * runs over both is composed about the middle.
 *
 *     left:   X = x − (width − wrap)   Y = y − height / 2
 *     right:  X = x − wrap             Y = y − height / 2
 */
export interface Seam {
  /** The x of the seam on a surface, mm. */
  readonly xOn: (side: Side) => number;
  /** A point of the plane on a surface. */
  readonly onto: (side: Side, point: Point) => Point;
  /** A box of a surface in the plane. */
  readonly inPlane: (side: Side, box: Rect) => Rect;
  /** The box around both cases with their bleed: what runs over both fills it. */
  readonly whole: Rect;
}

export function seamOf(surfaces: TwoSurfaces): Seam {
  const xOn = (side: Side): number => {
    const { width, wrap } = surfaces[side];
    return side === 'left' ? width - wrap : wrap;
  };
  const inPlane = (side: Side, { x, y, width, height }: Rect): Rect => ({
    x: x - xOn(side),
    y: y - surfaces[side].height / 2,
    width,
    height,
  });
  const corners = SIDES.flatMap((side) => {
    const { x, y, width, height } = inPlane(side, bleedBox(surfaces[side]));
    return [
      { x, y },
      { x: x + width, y: y + height },
    ];
  });
  return {
    xOn,
    onto: (side, { x, y }) => ({ x: x + xOn(side), y: y + surfaces[side].height / 2 }),
    inPlane,
    whole: boxAround(corners),
  };
}

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
