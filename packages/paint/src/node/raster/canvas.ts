import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
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
