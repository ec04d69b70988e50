import type { Rect } from '@cpc/design';
import { takeScratch } from './blur.ts';
import type { Context2D, PaintTarget, Size } from './target.ts';

/**
 * Draws a part of a picture into a box, alike in every engine. What an engine does when it makes a picture much smaller is
 * its own affair: one averages, one skips pixels. So the picture is halved here, by a step in which nothing is left to choose,
 * until it is at most twice too fine; the rest is bilinear.
 * @param part of the picture, in its pixels
 * @param box in the context's present space
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

/** Device pixels in one unit of a context's present space. */
export function deviceScale(context: Pick<Context2D<never>, 'getTransform'>): number {
  const { a, b, c, d } = context.getTransform();
  return Math.sqrt(Math.abs(a * d - b * c));
}

interface Sampled<Image> {
  readonly level: Image;
  /** Pixels of the picture, on each axis, in one of the level. */
  readonly factor: number;
}

/** Of each picture itself, its half, its quarter and so on, as far as they have been asked for. They go with the picture. */
const halves = new WeakMap<object, Size[]>();

/** So far below a power of two still counts as one: a turned layer's scale is not exact. */
const TOLERANCE = 1e-6;

function levelFor<Image extends Size>(target: PaintTarget<Image>, image: Image, shown: number): Sampled<Image> {
  const most = Math.floor(Math.log2(Math.min(image.width, image.height)));
  const steps = Math.max(0, Math.min(most, Math.floor(Math.log2(1 / shown) + TOLERANCE)));
  if (steps === 0) return { level: image, factor: 1 };
  // A program has one kind of canvas.
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

/** Each pixel is the mean of four. */
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

/** The pairs of pixels of a side; of an odd one, the last pixel by itself, so that nothing shifts. */
function spansOf(side: number): readonly Span[] {
  const half = Math.floor(side / 2);
  const pairs = { from: 0, length: 2 * half, to: 0, half };
  return side % 2 === 0 ? [pairs] : [pairs, { from: 2 * half, length: 1, to: half, half: 1 }];
}
