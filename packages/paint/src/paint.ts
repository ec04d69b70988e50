import { backgroundOf, type DesignDocument, layersOf, region, type Surface } from '@cpc/design';
import type { PaintAssets } from './assets.ts';
import { paintBackground } from './background.ts';
import { cutToRegion } from './cut.ts';
import { paintLayers } from './layer.ts';
import type { PaintTarget, Size } from './target.ts';

/** What is to be painted: a design as it lies on a surface. */
export interface Artwork {
  readonly document: DesignDocument;
  readonly surface: Surface;
}

export interface PaintOptions {
  /** Where the picture ends: at the case's edge and its cut-outs, at the bleed and the cut-outs, or nowhere. */
  readonly cut: 'outline' | 'bleed' | 'none';
}

/**
 * Paints a design: on the screen, in a thumbnail and in the print file alike (ED-08). The context's origin is
 * the trim box's top-left corner. The picture of its parts ({@link paintBackground}, then {@link paintLayers} in
 * any number of canvases laid over each other, then {@link cutToRegion}) is the same picture.
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
