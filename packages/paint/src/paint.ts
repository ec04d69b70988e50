import { backgroundOf, type DesignDocument, layersOf, region, type Surface } from '@cpc/design';
import type { PaintAssets } from './assets/assets.ts';
import { paintBackground } from './background.ts';
import { cutToRegion } from './cut.ts';
import { paintLayers } from './layer.ts';
import type { PaintTarget, Size } from './target.ts';

/** The input of the painter: a design on a surface. */
export interface Artwork {
  readonly document: DesignDocument;
  readonly surface: Surface;
}

export interface PaintOptions {
  /** Where the picture is cut: at the outline and the cut-outs, at the bleed and the cut-outs, or not at all. */
  readonly cut: 'outline' | 'bleed' | 'none';
}

/**
 * Paints a design in the same way for the screen, a thumbnail and the print file (ED-08). The context's origin is the
 * trim box's top-left corner. Painting in parts ({@link paintBackground}, then {@link paintLayers} on any number of
 * stacked canvases, then {@link cutToRegion}) gives the same picture.
 * @param scale pixels per mm
 */
export function paint<Image extends Size>(
  target: PaintTarget<Image>,
  { document, surface }: Artwork,
  scale: number,
  assets: PaintAssets<Image>,
  { cut }: PaintOptions = { cut: 'outline' },
): void {
  paintBackground(target, backgroundOf(document), surface, scale, assets);
  paintLayers(target, layersOf(document), scale, assets);
  if (cut !== 'none') cutToRegion(target, region(surface, cut), scale);
}
