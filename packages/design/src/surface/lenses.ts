import type { Shape } from './surface.ts';
import { shapeBounds } from './shapes.ts';

export interface Lens {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/**
 * Lenses to draw in a camera cut-out, in mm. A surface knows the hole, not the lenses in it, so this is a plausible
 * drawing: one lens in a round hole, a row in a long one, two in a small square, a triangle in a large square.
 */
export function lensesIn(shape: Shape): readonly Lens[] {
  const { x, y, width, height } = shapeBounds(shape);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (shape.kind === 'ellipse' || long < 12) return [{ cx: x + width / 2, cy: y + height / 2, r: short * 0.4 }];
  if (long / short < 1.35) return inSquare(x, y, width, height);
  const count = long / short > 2.6 ? 3 : 2;
  const pitch = Math.min(long / (count + 0.3), short * 1.15);
  const r = Math.min(short * 0.38, pitch * 0.42);
  return Array.from({ length: count }, (_, i) => {
    const along = (long - pitch * (count - 1)) / 2 + pitch * i;
    return width > height ? { cx: x + along, cy: y + height / 2, r } : { cx: x + width / 2, cy: y + along, r };
  });
}

/** Square islands wider than this have three lenses, in mm. */
const TRIPLE_FROM = 36;

function inSquare(x: number, y: number, width: number, height: number): readonly Lens[] {
  const at = (across: number, down: number, share: number) => ({
    cx: x + width * across,
    cy: y + height * down,
    r: Math.min(width, height) * share,
  });
  if (width < TRIPLE_FROM) return [at(0.31, 0.31, 0.22), at(0.69, 0.69, 0.22)];
  return [at(0.29, 0.29, 0.2), at(0.29, 0.71, 0.2), at(0.71, 0.5, 0.2)];
}
