import type { Rect } from '@cpc/design';
import type { Matrix, PaintTarget, Size } from './target.ts';

/** How what was painted apart is laid over the rest. Lengths in device pixels. */
export interface Laying {
  /** 0 … 1 */
  readonly opacity: number;
  readonly shadow?: DeviceShadow;
}

export interface DeviceShadow {
  readonly colour: string;
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
}

/**
 * Paints on a canvas of its own and lays it over the target in one go: where a layer's parts overlap, its opacity
 * counts once, and what is taken away is taken from this layer only. The scratch canvas covers no more than the
 * box, on whole pixels of the target, so that the result is the same pixel for pixel.
 * @param box what the painting does not leave, in the context's present space
 */
export function isolated<Image extends Size>(
  target: PaintTarget<Image>,
  box: Rect,
  { opacity, shadow }: Laying,
  paint: (scratch: PaintTarget<Image>) => void,
): void {
  const { context } = target;
  const matrix = context.getTransform();
  const frame = deviceFrame(box, matrix, context.canvas, shadow);
  if (frame.width <= 0 || frame.height <= 0) return;
  const canvas = target.createCanvas(frame.width, frame.height);
  const scratch = canvas.getContext('2d');
  if (!scratch) throw new Error('isolated: the platform gives no 2d canvas');
  const { a, b, c, d, e, f } = matrix;
  scratch.setTransform(a, b, c, d, e - frame.x, f - frame.y);
  paint({ ...target, context: scratch });
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.imageSmoothingEnabled = false;
  if (shadow) {
    clipToShadow(target, frame, shadow);
    castShadow(context, shadow);
  }
  context.drawImage(canvas, frame.x, frame.y, frame.width, frame.height);
  context.restore();
  // Its memory goes back at once: a text that is dragged makes such a canvas with every frame, a collector comes late.
  canvas.width = 1;
  canvas.height = 1;
}

/** A shadow in the lengths a canvas wants. @param scale device pixels per mm of the layer's space */
export function deviceShadow(
  shadow: { readonly colour: string; readonly dx: number; readonly dy: number; readonly blur: number },
  { a, b, c, d }: Matrix,
  scale: number,
): DeviceShadow {
  return {
    colour: shadow.colour,
    dx: a * shadow.dx + c * shadow.dy,
    dy: b * shadow.dx + d * shadow.dy,
    blur: shadow.blur * scale,
  };
}

export function castShadow(context: PaintTarget<Size>['context'], { colour, dx, dy, blur }: DeviceShadow): void {
  context.shadowColor = colour;
  context.shadowOffsetX = dx;
  context.shadowOffsetY = dy;
  context.shadowBlur = blur;
}

/** An engine that blurs a picture's shadow blurs all of the target where nothing says how far the shadow reaches: half of a print's time. */
function clipToShadow<Image extends Size>(target: PaintTarget<Image>, frame: Rect, shadow: DeviceShadow): void {
  const reach = Math.ceil(shadow.blur * 1.5) + 2;
  const left = frame.x - reach + Math.floor(Math.min(0, shadow.dx));
  const top = frame.y - reach + Math.floor(Math.min(0, shadow.dy));
  const right = frame.x + frame.width + reach + Math.ceil(Math.max(0, shadow.dx));
  const bottom = frame.y + frame.height + reach + Math.ceil(Math.max(0, shadow.dy));
  const path = target.createPath();
  path.moveTo(left, top);
  path.lineTo(right, top);
  path.lineTo(right, bottom);
  path.lineTo(left, bottom);
  path.closePath();
  target.context.clip(path);
}

/** The whole pixels of the target that a box touches; those too from which a shadow falls on the target. */
export function deviceFrame({ x, y, width, height }: Rect, m: Matrix, canvas: Size, shadow?: DeviceShadow): Rect {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const xs = corners.map(([px, py]) => m.a * px + m.c * py + m.e);
  const ys = corners.map(([px, py]) => m.b * px + m.d * py + m.f);
  const falls = shadow ? shadow.blur * 1.5 + Math.max(Math.abs(shadow.dx), Math.abs(shadow.dy)) : 0;
  // A shadow larger than the canvas would ask for more memory than there is; it is nothing but an even tint there.
  const reach = Math.min(falls, Math.max(canvas.width, canvas.height) / 2);
  const left = Math.max(Math.floor(-reach), Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(Math.floor(-reach), Math.floor(Math.min(...ys)) - 1);
  const right = Math.min(Math.ceil(canvas.width + reach), Math.ceil(Math.max(...xs)) + 1);
  const bottom = Math.min(Math.ceil(canvas.height + reach), Math.ceil(Math.max(...ys)) + 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
