import { type Rect, type Stroke, unionBox } from '@cpc/design';
import { boundsOf, grown } from './rect.ts';

/** Blur of a neon line's glow, in line widths. */
export const NEON_GLOW = 2.2;
/** Width of a spray's soft core, and its fade; in line widths. */
export const SPRAY_HEART = { width: 0.34, fade: 0.42 } as const;
/** Visible reach of a neon line from its centre: a canvas blurs with a deviation of half the blur. */
const NEON_REACH = 0.6 + NEON_GLOW * 1.5;
const SPRAY_REACH = SPRAY_HEART.width * 0.6 + SPRAY_HEART.fade * 1.5;

const boxes = new WeakMap<Stroke, Rect>();

/** The box of strokes. Erasers count, too, because a doodle may consist of nothing else. */
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
  // A curve may extend slightly beyond the readings that it goes through.
  return width * 0.6;
}
