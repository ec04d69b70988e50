import { updateLayer } from '../../document/change.ts';
import type { DesignDiff } from '../../document/document.ts';
import { LIMITS } from '../../document/limits.ts';
import type { Layer } from '../../document/layers.ts';
import { type Scene, textOf } from './scene.ts';

/** Slightly more than needed, so that a rounded result does not fail the check again. */
const SPARE = 1.001;

/** One of a text's measures as printed, in mm; undefined for other layers and while it is not known. */
export function printedMeasure(scene: Scene, layer: Layer, measure: 'readHeight' | 'thinStroke'): number | undefined {
  if (layer.type !== 'text') return undefined;
  const facts = textOf(scene, layer);
  return facts && facts[measure] * layer.placement.scale;
}

/** The scale at which a measure is just large enough; undefined if no valid scale is. */
export function scaleFor(layer: Layer, now: number, least: number): number | undefined {
  const scale = (layer.placement.scale * least * SPARE) / now;
  return scale <= LIMITS.scale.most ? scale : undefined;
}

/** Enlarges a text until one of its measures is large enough. */
export function enlarge(scene: Scene, layer: Layer, measure: 'readHeight' | 'thinStroke', least: number): DesignDiff {
  const now = printedMeasure(scene, layer, measure) ?? least;
  const scale = scaleFor(layer, now, least) ?? layer.placement.scale;
  return updateLayer(scene.document, layer.id, { placement: { ...layer.placement, scale } });
}
