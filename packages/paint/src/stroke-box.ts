import { type Rect, type Stroke, unionBox } from '@cpc/design';
import { boundsOf, grown } from './rect.ts';

/** How far a neon line glows, in line widths: the blur of its shadow. */
export const NEON_GLOW = 2.2;
/** The soft heart of a spray, and how far it fades beyond; in line widths. */
export const SPRAY_HEART = { width: 0.34, fade: 0.42 } as const;
/** How far from its middle a neon line is seen: a canvas blurs with a deviation of half the blur. */
const NEON_REACH = 0.6 + NEON_GLOW * 1.5;
const SPRAY_REACH = SPRAY_HEART.width * 0.6 + SPRAY_HEART.fade * 1.5;

const boxes = new WeakMap<Stroke, Rect>();

/** What strokes cover; what an eraser covers counts too, for it may lie on nothing else. */
export function strokesBox(strokes: readonly Stroke[]): Rect {
  return unionBox(strokes.map(strokeBox));
}

function strokeBox(stroke: Stroke): Rect {
  const known = boxes.get(stroke) ?? grown(boundsOf(stroke.points, 3), reachOf(stroke));
  boxes.set(stroke, known);
  return known;
}

function reachOf({ brush, width }: Stroke): number {
  if (brush === 'neon') return width * NEON_REACH;
  if (brush === 'spray') return width * SPRAY_REACH;
  // A curve may swing a little beyond the readings it is drawn through.
  return width * 0.6;
}
