import { type Region, regionPaths } from '@cpc/design';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/**
 * Removes everything painted outside a region, including its holes. Done once, after the painting, so that several
 * stacked layers get the same soft edge as one. @param scale pixels per mm
 */
export function cutToRegion<Image extends Size>(target: PaintTarget<Image>, region: Region, scale: number): void {
  const { context } = target;
  const { outline, holes } = regionPaths(region);
  context.save();
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.globalCompositeOperation = 'destination-in';
  context.fill(nativePath(target, outline), 'nonzero');
  context.globalCompositeOperation = 'destination-out';
  for (const hole of holes) context.fill(nativePath(target, hole), 'nonzero');
  context.restore();
}
