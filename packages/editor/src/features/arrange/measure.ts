import { boxAround, type Layer, type Placement } from '@cpc/design';
import { layerBox, layerCorners } from '@cpc/paint';
import { transformPlacement } from '../../geometry/placement.ts';
import { about, shift } from '../../geometry/similarity.ts';
import type { Editor } from '../../model/editor.ts';

/** Left and upper edge of the upright box around a layer, its own width, and its angle clockwise: mm and degrees. */
export const MEASURES = ['x', 'y', 'width', 'angle'] as const;
export type Measure = (typeof MEASURES)[number];

type Outlines = Editor['assets'];

export function measured(outlines: Outlines, layer: Layer, measure: Measure): number {
  const { placement } = layer;
  if (measure === 'angle') return placement.rotation;
  if (measure === 'width') return layerBox(layer, outlines).width * placement.scale;
  return boxAround(layerCorners(layer, outlines))[measure];
}

/** The farthest that a layer is placed by a number, mm: far beyond any goods. */
const MAX_DISTANCE_MM = 2_000;

/**
 * The placement at which a layer has this measure, or as near as the limits of a placement let it. Width and angle keep
 * its centre.
 */
export function placedBy(outlines: Outlines, layer: Layer, measure: Measure, value: number): Placement {
  const { placement } = layer;
  const before = measured(outlines, layer, measure);
  if (measure === 'angle') return transformPlacement(placement, about(placement, 1, (value - before) % 360));
  if (measure === 'width') {
    const ratio = Math.max(0, value) / Math.max(1e-6, before);
    return transformPlacement(placement, about(placement, ratio, 0));
  }
  const way = Math.min(MAX_DISTANCE_MM, Math.max(-MAX_DISTANCE_MM, value)) - before;
  return transformPlacement(placement, measure === 'x' ? shift(way, 0) : shift(0, way));
}
