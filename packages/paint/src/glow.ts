import type { Rect } from '@cpc/design';
import { blurScratch, releaseScratch, type Scratch, takeScratch } from './blur.ts';
import { deviceFrame } from './isolate.ts';
import { grown } from './rect.ts';
import type { Matrix, PaintTarget, Size } from './target.ts';

/** A shape to paint blurred. Lengths in the context's current space. */
export interface Glow<Image extends Size> {
  /** A box that contains the glow. */
  readonly box: Rect;
  /** As in the canvas standard: twice the deviation (HTML, "shadows"). */
  readonly blur: number;
  /** Paints the shape. */
  readonly paint: (on: PaintTarget<Image>) => void;
}

/** Visible reach of a blurred edge, in units of the blur. */
export const GLOW_REACH = 1.5;

/**
 * Paints a shape blurred, at the context's opacity. Engines blur differently, and some not at all below half a pixel or
 * beyond 135. This function depends only on how an engine draws a canvas at a subpixel shift. A glow of more than a
 * pixel or two is painted on a coarser canvas, aligned to its layer, so that it is the same at every resolution, in
 * every band of a print, and when rotated.
 * @param scale device pixels in one unit of the context's current space
 */
export function paintGlow<Image extends Size>(target: PaintTarget<Image>, glow: Glow<Image>, scale: number): void {
  const deviation = (glow.blur / 2) * scale;
  const field = deviation < COARSE_DEVIATION ? deviceField(target, glow, scale) : coarseField(target, glow);
  if (!field) return;
  const scratch = takeScratch(target, field.size);
  scratch.context.setTransform(...field.transform);
  glow.paint({ ...target, context: scratch.context });
  blurScratch(target, scratch, field.isCoarse ? COARSE_DEVIATION ** 2 - ENLARGING : deviation ** 2);
  target.context.save();
  field.lay(scratch);
  target.context.restore();
  releaseScratch(scratch);
}

/** Deviation of a glow on its coarse canvas, in pixels of that canvas. */
const COARSE_DEVIATION = 1.5;
/** Variance that enlarging a coarse canvas adds: the width of a pixel (1/12), and the interpolation (1/6). */
const ENLARGING = 1 / 4;

type Transform = [number, number, number, number, number, number];

/** A scratch canvas for a glow's shape. */
interface Field<Image extends Size> {
  readonly size: Size;
  readonly transform: Transform;
  readonly isCoarse: boolean;
  readonly lay: (scratch: Scratch<Image>) => void;
}

/** The target's own pixels, and the pixels around it from which a glow reaches it. */
function deviceField<Image extends Size>(
  { context }: PaintTarget<Image>,
  { box, blur }: Glow<Image>,
  scale: number,
): Field<Image> | undefined {
  const { a, b, c, d, e, f } = context.getTransform();
  const frame = deviceFrame(box, { a, b, c, d, e, f }, context.canvas, blur * scale * GLOW_REACH);
  if (frame.width <= 0 || frame.height <= 0) return undefined;
  const lay = ({ canvas }: Scratch<Image>): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = false;
    context.drawImage(canvas, frame.x, frame.y, frame.width, frame.height);
  };
  return { size: frame, transform: [a, b, c, d, e - frame.x, f - frame.y], isCoarse: false, lay };
}

/** Pixels of a fixed share of the blur, counted from the corner of the box; only those that can be visible. */
function coarseField<Image extends Size>(
  { context }: PaintTarget<Image>,
  { box, blur }: Glow<Image>,
): Field<Image> | undefined {
  const pixel = blur / 2 / COARSE_DEVIATION;
  const seen = grown(seenBox(context.getTransform(), context.canvas), blur * GLOW_REACH);
  const [left, width] = span(box.x, box.width, seen.x, seen.width, pixel);
  const [top, height] = span(box.y, box.height, seen.y, seen.height, pixel);
  if (width <= 0 || height <= 0) return undefined;
  const lay = ({ canvas }: Scratch<Image>): void => {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, left, top, width * pixel, height * pixel);
  };
  const transform: Transform = [1 / pixel, 0, 0, 1 / pixel, -left / pixel, -top / pixel];
  return { size: { width, height }, transform, isCoarse: true, lay };
}

/** The visible pixels of a side, and one more at both ends: their start and their count. */
function span(start: number, length: number, seen: number, seenLength: number, pixel: number): [number, number] {
  const from = Math.floor(Math.max(0, seen - start) / pixel) - 1;
  const to = Math.ceil(Math.min(length, seen + seenLength - start) / pixel) + 1;
  return [start + from * pixel, to - from - 2 > 0 ? to - from : 0];
}

/** The part of the current space that a canvas shows. */
function seenBox({ a, b, c, d, e, f }: Matrix, { width, height }: Size): Rect {
  const det = a * d - b * c;
  const inverse = { a: d / det, b: -b / det, c: -c / det, d: a / det };
  const corners = [
    [-e, -f],
    [width - e, -f],
    [width - e, height - f],
    [-e, height - f],
  ] as const;
  const xs = corners.map(([x, y]) => inverse.a * x + inverse.c * y);
  const ys = corners.map(([x, y]) => inverse.b * x + inverse.d * y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
