import { boxAround, type Rect } from '@cpc/design';
import { grown } from './rect.ts';
import { deviceScale, drawSampled } from './sample.ts';
import type { Matrix, PaintTarget, Size } from './target.ts';

/**
 * Draws a part of a picture into a box, and beyond it by up to one device pixel, so that a mask alone makes the edge:
 * engines differ where picture and mask end together. The part keeps its place and size, so that screen and print show
 * the same.
 * @param part of the picture, in its pixels
 * @param box in the context's current space
 */
export function drawUnderMask<Image extends Size>(target: PaintTarget<Image>, image: Image, part: Rect, box: Rect) {
  const matrix = target.context.getTransform();
  const inner = isUpright(matrix) ? wholePixels(box, matrix) : undefined;
  if (inner) return drawWithRim(target, image, partIn(part, box, inner), inner);
  const outer = grown(box, 1 / deviceScale(target.context));
  drawSampled(target, image, inImage(partIn(part, box, outer), image), outer);
}

/** Whether edges along a context's axes are edges along its pixels. */
const isUpright = ({ a, b, c, d }: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

/** Float errors of a transform, in pixels. */
const TOLERANCE = 1e-6;

/** The whole device pixels of a box, in the box's space; undefined if there are none. */
function wholePixels(box: Rect, { a, b, c, d, e, f }: Matrix): Rect | undefined {
  const inDevice = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  const device = boxAround([inDevice(box.x, box.y), inDevice(box.x + box.width, box.y + box.height)]);
  const left = Math.ceil(device.x - TOLERANCE);
  const top = Math.ceil(device.y - TOLERANCE);
  const right = Math.floor(device.x + device.width + TOLERANCE);
  const bottom = Math.floor(device.y + device.height + TOLERANCE);
  if (right <= left || bottom <= top) return undefined;
  const area = a * d - b * c;
  const back = (x: number, y: number) => ({
    x: (d * (x - e) - c * (y - f)) / area,
    y: (a * (y - f) - b * (x - e)) / area,
  });
  return boxAround([back(left, top), back(right, bottom)]);
}

/** What a picture shows in another box, if a part of it fills a box. */
function partIn(part: Rect, box: Rect, other: Rect): Rect {
  const [across, along] = [part.width / box.width, part.height / box.height];
  return {
    x: part.x + (other.x - box.x) * across,
    y: part.y + (other.y - box.y) * along,
    width: other.width * across,
    height: other.height * along,
  };
}

function inImage(part: Rect, { width, height }: Size): Rect {
  const [x, y] = [Math.max(0, part.x), Math.max(0, part.y)];
  return { x, y, width: Math.min(width, part.x + part.width) - x, height: Math.min(height, part.y + part.height) - y };
}

/**
 * Draws a picture into whole device pixels, and its outermost pixels once more around it. Every pixel is painted once:
 * a mask's soft edge would get harder.
 */
function drawWithRim<Image extends Size>(target: PaintTarget<Image>, image: Image, part: Rect, box: Rect): void {
  const by = 1 / deviceScale(target.context);
  const [column, row] = [Math.min(1, part.width), Math.min(1, part.height)];
  const last = { x: part.x + part.width - column, y: part.y + part.height - row };
  const outer = grown(box, by);
  drawSampled(target, image, part, box);
  drawSampled(target, image, { ...part, width: column }, { ...box, x: outer.x, width: by });
  drawSampled(target, image, { ...part, x: last.x, width: column }, { ...box, x: box.x + box.width, width: by });
  drawSampled(target, image, { ...part, height: row }, { ...outer, height: by });
  drawSampled(target, image, { ...part, y: last.y, height: row }, { ...outer, y: box.y + box.height, height: by });
}
