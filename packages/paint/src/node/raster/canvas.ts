import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { PaintTarget } from '../../target.ts';
import type { PrintImage } from './decode.ts';

/** Wraps a canvas of the print side as a target for the painter. */
export function printTarget(context: SKRSContext2D): PaintTarget<PrintImage> {
  return { context, ...PRINT_CANVASES };
}

/** How the print side makes canvases and paths. */
export const PRINT_CANVASES = {
  createPath: () => new Path2D(),
  createCanvas,
} satisfies Pick<PaintTarget<PrintImage>, 'createPath' | 'createCanvas'>;

/** Reads some rows of a painted picture: RGBA, straight alpha. */
export type ReadRows = (from: number, count: number) => Uint8ClampedArray;

/**
 * Reads rows of a canvas in parts, so that the picture is never in memory twice. @param mirrored swaps left and right
 */
export function rowsOf(canvas: Canvas, mirrored = false): ReadRows {
  const { width } = canvas;
  const context = canvas.getContext('2d');
  return (from, count) => {
    const { data } = context.getImageData(0, from, width, count);
    if (!mirrored) return data;
    const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
    for (let row = 0; row < count; row++) pixels.subarray(row * width, (row + 1) * width).reverse();
    return data;
  };
}
