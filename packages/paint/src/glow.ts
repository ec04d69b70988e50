import type { Path, Rect } from '@cpc/design';
import { castShadow, deviceFrame } from './isolate.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** A blurred shape without the shape. */
export interface Glow {
  readonly path: Path;
  /** What the glow does not leave, in the context's present space. */
  readonly box: Rect;
  readonly colour: string;
  /** Device pixels. */
  readonly blur: number;
}

/**
 * Device pixels. Skia blurs with a deviation of 135 px at most, half of a canvas's blur, and takes no notice of what lies
 * further than 128 px from the canvas: a wider glow is thinner at a high resolution, and has a seam between two bands.
 * Three deviations of this blur stay within those 128.
 */
const MOST_BLUR = 80;

/** How often a blur is halved until an engine blurs it in full; 1 where it does so as it is. */
const coarseness = (blur: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(blur / MOST_BLUR)));

/** Whether an engine blurs so far in one go. @param blur device pixels */
export const isBlurredAtOnce = (blur: number): boolean => coarseness(blur) === 1;

/** Paints a glow at the context's opacity; a wide one on a coarser canvas, which is then enlarged: it has nothing fine in it. */
export function paintGlow<Image extends Size>(target: PaintTarget<Image>, glow: Glow): void {
  const step = coarseness(glow.blur);
  if (step === 1) return castAlone(target, glow);
  const { context } = target;
  const matrix = context.getTransform();
  const frame = onGrid(deviceFrame(glow.box, matrix, context.canvas), step);
  if (frame.width <= 0 || frame.height <= 0) return;
  const canvas = target.createCanvas(frame.width / step, frame.height / step);
  const coarse = canvas.getContext('2d');
  if (!coarse) throw new Error('paintGlow: the platform gives no 2d canvas');
  const { a, b, c, d, e, f } = matrix;
  coarse.setTransform(a / step, b / step, c / step, d / step, (e - frame.x) / step, (f - frame.y) / step);
  castAlone({ ...target, context: coarse }, { ...glow, blur: glow.blur / step });
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, frame.x, frame.y, frame.width, frame.height);
  context.restore();
  canvas.width = 1;
  canvas.height = 1;
}

/** The shadow alone of a shape that itself lies off the canvas. */
function castAlone<Image extends Size>(target: PaintTarget<Image>, { path, box, colour, blur }: Glow): void {
  const { context } = target;
  const { a, b, c, d, e, f } = context.getTransform();
  const right = e + Math.max(a * box.x, a * (box.x + box.width)) + Math.max(c * box.y, c * (box.y + box.height));
  const away = Math.ceil(Math.max(context.canvas.width, right)) + 1;
  context.save();
  context.setTransform(a, b, c, d, e - away, f);
  context.fillStyle = colour;
  castShadow(context, { colour, dx: away, dy: 0, blur });
  context.fill(nativePath(target, path), 'nonzero');
  context.restore();
}

/** A frame's whole pixels of a coarser grid, and one more on every side, for enlarging looks at the neighbours. */
function onGrid({ x, y, width, height }: Rect, step: number): Rect {
  if (width <= 0 || height <= 0) return { x, y, width: 0, height: 0 };
  const [left, top] = [Math.floor(x / step) - 1, Math.floor(y / step) - 1];
  const [right, bottom] = [Math.ceil((x + width) / step) + 1, Math.ceil((y + height) / step) + 1];
  return { x: left * step, y: top * step, width: (right - left) * step, height: (bottom - top) * step };
}
