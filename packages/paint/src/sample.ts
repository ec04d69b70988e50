import type { Rect } from '@cpc/design';
import { takeScratch } from './blur.ts';
import type { Context2D, PaintTarget, Size } from './target.ts';

/**
 * Draws a part of a picture into a box, in the same way in every engine. Engines differ when they scale a picture down
 * much: one averages, one skips pixels. So the picture is halved here, by steps with a unique result, until it is at
 * most twice too fine; the rest is bilinear.
 * @param part of the picture, in its pixels
 * @param box in the context's current space
 */
export function drawSampled<Image extends Size>(target: PaintTarget<Image>, image: Image, part: Rect, box: Rect): void {
  const { context } = target;
  const shown = deviceScale(context) * Math.sqrt((box.width * box.height) / (part.width * part.height));
  const { level, factor } = levelFor(target, image, shown);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(
    level,
    part.x / factor,
    part.y / factor,
    part.width / factor,
    part.height / factor,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

/** A picture's whole area, in its pixels. */
export const whole = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

/** Device pixels per unit of a context's current space. */
export function deviceScale(context: Pick<Context2D<never>, 'getTransform'>): number {
  const { a, b, c, d } = context.getTransform();
  return Math.sqrt(Math.abs(a * d - b * c));
}

interface Sampled<Image> {
  readonly level: Image;
  /** Pixels of the picture, on each axis, per pixel of the level. */
  readonly factor: number;
}

/** The halved copies of each picture made so far, starting with the picture itself. They are freed with the picture. */
const halves = new WeakMap<object, Size[]>();

/** Tolerance below a power of two: a rotated layer's scale is not exact. */
const TOLERANCE = 1e-6;

function levelFor<Image extends Size>(target: PaintTarget<Image>, image: Image, shown: number): Sampled<Image> {
  const most = Math.floor(Math.log2(Math.min(image.width, image.height)));
  const steps = Math.max(0, Math.min(most, Math.floor(Math.log2(1 / shown) + TOLERANCE)));
  if (steps === 0) return { level: image, factor: 1 };
  // A program uses one kind of canvas only.
  const levels = (halves.get(image) as Image[] | undefined) ?? [image];
  halves.set(image, levels);
  let level = levels[0] ?? image;
  for (let step = 1; step <= steps; step++) {
    const finer = level;
    level = levels[step] ?? halved(target, finer);
    levels[step] = level;
  }
  return { level, factor: 2 ** steps };
}

/** Halves a picture: each pixel is the mean of four. */
function halved<Image extends Size>(target: PaintTarget<Image>, image: Image): Image {
  const size = { width: Math.ceil(image.width / 2), height: Math.ceil(image.height / 2) };
  const { canvas, context } = takeScratch(target, size);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  for (const x of spansOf(image.width))
    for (const y of spansOf(image.height))
      context.drawImage(image, x.from, y.from, x.length, y.length, x.to, y.to, x.half, y.half);
  return canvas;
}

interface Span {
  readonly from: number;
  readonly length: number;
  readonly to: number;
  readonly half: number;
}

/** The pixel pairs of a side; if it is odd, the last pixel is separate, so that nothing shifts. */
function spansOf(side: number): readonly Span[] {
  const half = Math.floor(side / 2);
  const pairs = { from: 0, length: 2 * half, to: 0, half };
  return side % 2 === 0 ? [pairs] : [pairs, { from: 2 * half, length: 1, to: half, half: 1 }];
}
