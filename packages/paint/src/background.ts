import { type Background, bleedBox, type Fill, type Rect, type Surface } from '@cpc/design';
import type { PaintAssets } from './assets.ts';
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
    context.fillStyle = fill.kind === 'colour' ? fill.colour : gradient(context, fill, box);
    // A pixel's breadth more on every side: the box's own edge may fall between two pixels.
    const spare = 1 / scale;
    context.fillRect(box.x - spare, box.y - spare, box.width + 2 * spare, box.height + 2 * spare);
  }
  context.restore();
}

/** The line through the box's centre on which the first and last stop just touch its corners (CSS Images 3, 3.1.1). */
function gradient<Image>(context: Context2D<Image>, fill: Fill & { kind: 'gradient' }, box: Rect): object {
  const angle = (fill.angle * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = (Math.abs(box.width * cos) + Math.abs(box.height * sin)) / 2;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const made = context.createLinearGradient(x - half * cos, y - half * sin, x + half * cos, y + half * sin);
  for (const stop of fill.stops) made.addColorStop(stop.at, stop.colour);
  return made;
}

function paintCover<Image extends Size>(context: Context2D<Image>, image: Image, box: Rect): void {
  const ratio = Math.max(box.width / image.width, box.height / image.height);
  const width = image.width * ratio;
  const height = image.height * ratio;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}
