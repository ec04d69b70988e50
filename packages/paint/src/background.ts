import { type Background, bleedBox, type Rect, type Surface } from '@cpc/design';
import type { PaintAssets } from './assets.ts';
import { inkStyle } from './gradient.ts';
import type { Context2D, PaintTarget, Size } from './target.ts';

/** Covers the surface's bleed box with a design's background. @param scale pixels per mm */
export function paintBackground<Image extends Size>(
  { context }: PaintTarget<Image>,
  background: Background,
  surface: Surface,
  scale: number,
  assets: PaintAssets<Image>,
): void {
  const { fill } = background;
  const box = bleedBox(surface);
  context.save();
  context.scale(scale, scale);
  if (fill.kind === 'wallpaper') {
    const image = assets.wallpaper(fill.wallpaper);
    if (image) paintCover(context, image, box);
  } else if (fill.kind !== 'none') {
    context.fillStyle = inkStyle(context, fill, box);
    // A pixel's breadth more on every side: the box's own edge may fall between two pixels.
    const spare = 1 / scale;
    context.fillRect(box.x - spare, box.y - spare, box.width + 2 * spare, box.height + 2 * spare);
  }
  context.restore();
}

function paintCover<Image extends Size>(context: Context2D<Image>, image: Image, box: Rect): void {
  const ratio = Math.max(box.width / image.width, box.height / image.height);
  const width = image.width * ratio;
  const height = image.height * ratio;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}
