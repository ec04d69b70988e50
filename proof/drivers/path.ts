import type { Point } from './browser.ts';

/** How often a touch screen reports a moving finger, ms. */
export const REPORT_MS = 16;

/**
 * The points that a touch screen reports for a finger, the first and the last included; each leg takes the same time.
 */
export function readings(path: readonly Point[], ms: number): readonly Point[] {
  const steps = Math.max(1, Math.round(ms / REPORT_MS));
  return Array.from({ length: steps + 1 }, (_, step) => pointOn(path, step / steps));
}

/** @param part 0 at the start, 1 at the end */
function pointOn(path: readonly Point[], part: number): Point {
  const along = part * (path.length - 1);
  const [from, to] = [path[Math.floor(along)], path[Math.ceil(along)]];
  if (!from || !to) throw new Error('a path needs a point');
  const within = along % 1;
  return { x: Math.round(from.x + (to.x - from.x) * within), y: Math.round(from.y + (to.y - from.y) * within) };
}
