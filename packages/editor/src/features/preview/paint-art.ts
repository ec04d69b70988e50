import { type DesignDocument, type Surface, trimBox } from '@cpc/design';
import { paint, type PaintAssets } from '@cpc/paint';
import type { ScreenImage } from '../../assets/bake.ts';
import { screenTarget } from '../../assets/screen-target.ts';

/** Paints the trim box of a design, cut at its outline. @param side pixels of the longer side */
export function paintArt(
  design: DesignDocument,
  surface: Surface,
  assets: PaintAssets<ScreenImage>,
  side: number,
): HTMLCanvasElement {
  const { width, height } = trimBox(surface);
  const scale = side / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context) paint(screenTarget(context), { document: design, surface }, scale, assets);
  return canvas;
}
