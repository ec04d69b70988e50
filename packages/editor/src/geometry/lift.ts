import type { Rect } from '@cpc/design';
import type { Size } from './view.ts';

/** Room that a layer keeps to the edges of what is seen of the stage, with its handles, CSS pixels. */
const MARGIN = 28;

/**
 * How far the view moves up so that a layer is seen above what covers the lower part of the stage. A layer that is
 * higher than the rest of the stage is seen at its middle.
 * @param box the layer on the stage, without a lift, CSS pixels
 * @param covered how much of the stage is covered from below, CSS pixels
 * @returns whole CSS pixels, 0 … covered
 */
export function liftOf(box: Rect, stage: Size, covered: number): number {
  const room = stage.height - covered;
  const [top, bottom] = [box.y - MARGIN, box.y + box.height + MARGIN];
  if (bottom <= room) return 0;
  const wanted = bottom - top <= room ? bottom - room : (top + bottom - room) / 2;
  return Math.round(Math.min(covered, Math.max(0, wanted)));
}
