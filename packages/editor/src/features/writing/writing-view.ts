import type { Rect } from '@cpc/design';
import { clampZoom, type Size, type View } from '../../geometry/view.ts';

/** Share of the seen part of the stage that a text may fill while it is written. */
const FILLED = { width: 0.86, height: 0.7 } as const;
/** Letters of this height are comfortable to write; larger ones need not be zoomed. CSS pixels. */
const COMFORT = 56;

/**
 * The view in which a text is written: its letters are large enough to read, all of it is seen if possible, and it stands
 * in the middle of what no keyboard covers. The view is never farther away than it was.
 * @param box of the text, mm of the surface
 * @param letters height of its letters, mm of the surface
 * @param seen size of the uncovered part of the stage, from its top
 * @param before the view before, and the view that fits the goods
 */
export function writingView(
  box: Rect,
  letters: number,
  seen: Size,
  before: { readonly view: View; readonly fit: View },
): View {
  const whole = Math.min((seen.width * FILLED.width) / box.width, (seen.height * FILLED.height) / box.height);
  const comfortable = Math.max(before.fit.scale, COMFORT / Math.max(letters, 0.1));
  const scale = clampZoom(Math.min(whole, comfortable), before.fit);
  return {
    scale,
    x: seen.width / 2 - (box.x + box.width / 2) * scale,
    y: seen.height / 2 - (box.y + box.height / 2) * scale,
  };
}
