import type { Rect } from '@cpc/design';
import { blurScratch, releaseScratch, type Scratch, takeScratch } from './blur.ts';
import { deviceFrame } from './isolate.ts';
import { grown } from './rect.ts';
import type { Matrix, PaintTarget, Size } from './target.ts';

/** A shape that is seen blurred. Lengths in the context's present space. */
export interface Glow<Image extends Size> {
  /** What the glow does not leave. */
  readonly box: Rect;
  /** As a canvas counts it: twice the deviation (HTML, "shadows"). */
  readonly blur: number;
  /** Paints the shape. */
  readonly paint: (on: PaintTarget<Image>) => void;
}

/** How far a blurred edge is seen, in blurs. */
export const GLOW_REACH = 1.5;

/**
 * Paints a shape blurred, at the context's opacity. Engines blur each in their own way, some not at all below half a pixel
 * or beyond 135: this leaves nothing to them but how a canvas is drawn part of a pixel aside. A glow of more than a pixel
 * or two is painted on a coarser canvas that lies as its layer does, so that it is the same glow at every resolution, in
 * every band of a print, and turned.
 * @param scale device pixels in one unit of the context's present space
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

/** How far a glow is blurred on its coarse canvas, in pixels of that canvas. */
const COARSE_DEVIATION = 1.5;
/** What enlarging a coarse canvas blurs by itself: a pixel's breadth (1/12), and the way between two pixels (1/6). */
const ENLARGING = 1 / 4;

type Transform = [number, number, number, number, number, number];

/** A canvas for a glow's shape. */
interface Field<Image extends Size> {
  readonly size: Size;
  readonly transform: Transform;
  readonly isCoarse: boolean;
  readonly lay: (scratch: Scratch<Image>) => void;
}

/** The target's own pixels, with those around it from which a glow falls on it. */
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

/** Pixels of a fixed share of the blur, counted from the box's corner; of them, what can be seen. */
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

/** The pixels of a side that can be seen, and one more at both ends: where they begin, and how many they are. */
function span(start: number, length: number, seen: number, seenLength: number, pixel: number): [number, number] {
  const from = Math.floor(Math.max(0, seen - start) / pixel) - 1;
  const to = Math.ceil(Math.min(length, seen + seenLength - start) / pixel) + 1;
  return [start + from * pixel, to - from - 2 > 0 ? to - from : 0];
}

/** What of the present space a canvas shows. */
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
