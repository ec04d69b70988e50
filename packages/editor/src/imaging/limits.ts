import type { Size } from '../geometry/view.ts';

/**
 * The largest picture that a tool makes: as much as the canvas of every phone holds, and finer than any print of these
 * goods. A larger original is reduced to it (ED-10).
 */
export const RESULT_LIMITS = { pixels: 2 ** 24, side: 8_192 } as const;

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
