import type { PaintTarget } from '@cpc/paint';
import type { ScreenImage } from './bake.ts';

/** How a page makes canvases and paths. */
export const SCREEN_CANVASES = {
  createPath: () => new Path2D(),
  createCanvas: (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height }),
} satisfies Pick<PaintTarget<ScreenImage>, 'createPath' | 'createCanvas'>;

/** Wraps a canvas of the page as a target for the painter. */
export function screenTarget(context: CanvasRenderingContext2D): PaintTarget<ScreenImage> {
  return { context, ...SCREEN_CANVASES };
}
