import type { Rect } from '@cpc/design';
import { releaseScratch, takeScratch } from './blur.ts';
import type { Matrix, PaintTarget, Size } from './target.ts';

/**
 * Paints on a scratch canvas and draws it over the target once. So a layer's opacity applies once where its parts
 * overlap, and an eraser affects this layer only. The scratch canvas covers only the box, on whole pixels of the
 * target, so that the pixels are the same.
 * @param box contains the painting, in the context's current space
 * @param opacity 0 … 1
 */
export function isolated<Image extends Size>(
  target: PaintTarget<Image>,
  box: Rect,
  opacity: number,
  paint: (scratch: PaintTarget<Image>) => void,
): void {
  const { context } = target;
  const matrix = context.getTransform();
  const frame = deviceFrame(box, matrix, context.canvas);
  if (frame.width <= 0 || frame.height <= 0) return;
  const scratch = takeScratch(target, frame);
  const { a, b, c, d, e, f } = matrix;
  scratch.context.setTransform(a, b, c, d, e - frame.x, f - frame.y);
  paint({ ...target, context: scratch.context });
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.imageSmoothingEnabled = false;
  context.drawImage(scratch.canvas, frame.x, frame.y, frame.width, frame.height);
  context.restore();
  releaseScratch(scratch);
}

/**
 * The whole pixels of a canvas that a box touches.
 * @param reach device pixels around the canvas that count, too
 */
export function deviceFrame({ x, y, width, height }: Rect, m: Matrix, canvas: Size, reach = 0): Rect {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const xs = corners.map(([px, py]) => m.a * px + m.c * py + m.e);
  const ys = corners.map(([px, py]) => m.b * px + m.d * py + m.f);
  const left = Math.max(Math.floor(-reach), Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(Math.floor(-reach), Math.floor(Math.min(...ys)) - 1);
  const right = Math.min(Math.ceil(canvas.width + reach), Math.ceil(Math.max(...xs)) + 1);
  const bottom = Math.min(Math.ceil(canvas.height + reach), Math.ceil(Math.max(...ys)) + 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
