import type { Size } from '../geometry/view.ts';

/** Pixels of all the pictures a phone holds at once; four bytes each (ED-10). */
export const PICTURE_BUDGET = 18_000_000;
/** No picture is kept smaller than this on its long edge: it must still look right on the whole case. */
const MIN_EDGE = 900;

/** Which of some pictures is made smaller so that all stay within the budget: the largest that may be; none when they do. */
export function tooLarge<Picture extends Size>(
  pictures: readonly Picture[],
  budget = PICTURE_BUDGET,
): Picture | undefined {
  const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels <= budget) return undefined;
  const may = pictures.filter(({ width, height }) => Math.max(width, height) * SHRINK >= MIN_EDGE);
  return may.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** What a picture that is made smaller keeps of its edges: half of its pixels. */
export const SHRINK = Math.SQRT1_2;
