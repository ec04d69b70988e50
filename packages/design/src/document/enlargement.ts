import { type Enlargement, ENLARGEMENTS } from './layers/made.ts';
import type { Crop } from './layers/picture.ts';

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest picture that a tool makes: as much as the canvas of every phone holds, and finer than any print of these
 * goods. A larger original is reduced to it (ED-10).
 */
export const RESULT_LIMITS = { pixels: 2 ** 24, side: 8_192 } as const;

/** An enlargement that makes less than this more of each side than a smaller one is not worth its time. */
const WORTH = 1.2;

/** The size to which an original is reduced so that its result, `times` as large, is within the limits. */
export function workingSize({ width, height }: Size, times: number): Size {
  const { pixels, side } = RESULT_LIMITS;
  const most = Math.min(side / Math.max(width, height), Math.sqrt(pixels / (width * height))) / times;
  const k = Math.min(1, most);
  return { width: Math.max(1, Math.floor(width * k)), height: Math.max(1, Math.floor(height * k)) };
}

/** The size of the result for an original of this size. */
export function resultSize(original: Size, times: number): Size {
  const { width, height } = workingSize(original, times);
  return { width: width * times, height: height * times };
}

/**
 * The enlargements that a picture gains by, with the sizes of their results. The limits make some of them alike.
 * @param size of the picture, which is `now` times as large as its original
 */
export function gainsOf(size: Size, now: Enlargement): readonly { readonly times: Enlargement; readonly size: Size }[] {
  const original = { width: Math.round(size.width / now), height: Math.round(size.height / now) };
  let { width } = size;
  return ENLARGEMENTS.map((times) => ({ times, size: resultSize(original, times) })).filter((result) => {
    const isWorth = result.times > now && result.size.width >= width * WORTH;
    if (isWorth) ({ width } = result.size);
    return isWorth;
  });
}

/** Pixels along the longer side of what a cut-out shows: finer than any print of these goods. */
const MAX_CUT_SIDE_PX = 3_072;

/**
 * The size to which an original is reduced to be cut out: a picture with transparency takes many bytes. What its crop
 * shows keeps as many pixels as a whole picture would, as far as the limits allow.
 */
export function cutoutSize({ width, height }: Size, crop: Crop): Size {
  const k = Math.min(1, MAX_CUT_SIDE_PX / Math.max(width * crop.width, height * crop.height));
  return workingSize({ width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) }, 1);
}
