import type { PaintTarget } from '@cpc/paint';
import type { ScreenImage } from './bake.ts';

/** Wraps a canvas of the page as a target for the painter. */
export function screenTarget(context: CanvasRenderingContext2D): PaintTarget<ScreenImage> {
  return {
    context,
    createPath: () => new Path2D(),
    createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  };
}
