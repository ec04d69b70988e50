import type { Size } from '../geometry/view.ts';

/** The most pixels that all pictures on a phone may have together; four bytes each (ED-10). */
export const MAX_PICTURE_PIXELS = 18_000_000;
/** The long edge of a picture never gets shorter than this: the picture must still look right on the whole case. */
const MIN_EDGE = 900;

/** The picture to shrink when the budget is exceeded: the largest that may still shrink. Undefined if all fit. */
export function tooLarge<Picture extends Size>(
  pictures: readonly Picture[],
  budget = MAX_PICTURE_PIXELS,
): Picture | undefined {
  const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels <= budget) return undefined;
  const may = pictures.filter(({ width, height }) => Math.max(width, height) * SHRINK >= MIN_EDGE);
  return may.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** Factor for the edges of a picture that is shrunk: it keeps half of its pixels. */
export const SHRINK = Math.SQRT1_2;
