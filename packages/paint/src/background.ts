import { type Background, bleedBox, type Rect, type Surface } from '@cpc/design';
import type { PaintAssets } from './assets/assets.ts';
import { inkStyle } from './gradient.ts';
import { drawSampled, whole } from './sample.ts';
import type { PaintTarget, Size } from './target.ts';

/** Covers the surface's bleed box with a design's background. @param scale pixels per mm */
export function paintBackground<Image extends Size>(
  target: PaintTarget<Image>,
  background: Background,
  surface: Surface,
  scale: number,
  assets: PaintAssets<Image>,
): void {
  const { fill } = background;
  const { context } = target;
  const box = bleedBox(surface);
  context.save();
  context.scale(scale, scale);
  if (fill.kind === 'wallpaper') {
    const image = assets.wallpaper(fill.wallpaper);
    if (image) paintCover(target, image, box);
  } else if (fill.kind !== 'none') {
    context.fillStyle = inkStyle(context, fill, box);
    // One pixel more on every side: the edge of the box may fall between two pixels.
    const spare = 1 / scale;
    context.fillRect(box.x - spare, box.y - spare, box.width + 2 * spare, box.height + 2 * spare);
  }
  context.restore();
}

function paintCover<Image extends Size>(target: PaintTarget<Image>, image: Image, box: Rect): void {
  const ratio = Math.max(box.width / image.width, box.height / image.height);
  const width = image.width * ratio;
  const height = image.height * ratio;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  drawSampled(target, image, whole(image), { x, y, width, height });
}
