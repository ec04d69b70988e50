import type { Box, Mask } from './plane.ts';

export interface Brush {
  /** Pixels of the mask. */
  readonly radius: number;
  /** 0 … 1: the share of the radius in which the brush fades out. */
  readonly softness: number;
  /** Whether the brush adds to what is kept, or erases it. */
  readonly adds: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a line with a round brush into a mask, in place: a finger draws many short ones a second. Each pixel takes the
 * value of the nearest point of the line, so a slow finger makes no stronger edge than a fast one.
 * @returns the part of the mask that may have changed, at whole pixels; undefined if the line is beside it
 */
export function brushLine(mask: Mask, from: Point, to: Point, brush: Brush): Box | undefined {
  const reach = Math.max(0.5, brush.radius);
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const right = Math.min(mask.width, Math.ceil(Math.max(from.x, to.x) + reach));
  const bottom = Math.min(mask.height, Math.ceil(Math.max(from.y, to.y) + reach));
  if (left >= right || top >= bottom) return undefined;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const strength = strengthAt(distance({ x: x + 0.5, y: y + 0.5 }, from, to), reach, brush.softness);
      const at = y * mask.width + x;
      const before = mask.data[at] as number;
      mask.data[at] = brush.adds ? Math.max(before, 255 * strength) : Math.min(before, 255 * (1 - strength));
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** 1 in the middle, 0 at the rim and beyond. A hard brush fades within one pixel. */
function strengthAt(distance: number, radius: number, softness: number): number {
  const fade = Math.max(1, radius * softness);
  return Math.max(0, Math.min(1, (radius + 0.5 - distance) / fade));
}

/** From a point to the nearest point of a line. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - at * dx, y - from.y - at * dy);
}
