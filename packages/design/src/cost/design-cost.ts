import { keysOf } from '@cpc/domain';
import { backgroundOf, type DesignDocument, layersOf } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { isPlainLook, lookKey } from '../document/look-key.ts';
import type { Surface } from '../surface/surface.ts';
import { remembered } from '../remembered.ts';
import { layerParts } from './layer-parts.ts';
import { addParts, type CostParts, NO_PARTS } from './parts.ts';
import { DECODE_MS, PRINT_MS, THUMBNAIL_MS, type Weights } from './weights.ts';

/** The estimated work for a design. */
export interface DesignCost {
  readonly parts: CostParts & Images;
  /** Estimated processor time in ms: a thumbnail of 480 px, and a print at 600 dpi; see decision 104. */
  readonly thumbnailMs: number;
  readonly printMs: number;
  /** Used share of the permitted cost, in percent: the highest of its three limits. */
  readonly total: number;
}

/** Pictures to decode: one per picture and look, and one per sticker and colours. */
interface Images {
  readonly plainPictures: number;
  readonly changedPictures: number;
  /** Stickers as they were drawn cost little to decode, so only the others count. */
  readonly recolouredStickers: number;
}

/** The maximum of {@link DesignCost.total}. */
export const MAX_DESIGN_COST = 100;
/** From this total on, the customer is warned. */
export const NEAR_DESIGN_COST = 80;
/** A document and its envelope must fit into one request of 4 MiB. */
export const MAX_DESIGN_BYTES = 3_000_000;
const MAX_THUMBNAIL_MS = 2_000;
const MAX_PRINT_MS = 20_000;

/**
 * The cost to keep, paint and print a design; editor and server use the same rule. Hidden layers count, because they
 * can be shown at any time. Adding a layer or a stroke never lowers the cost. The cost of a layer is cached per layer
 * value, so this can be called on every change.
 */
export function designCost(document: DesignDocument, surface: Surface): DesignCost {
  const ofSurface = remembered(known, surface, () => new WeakMap<DesignDocument['records'], DesignCost>());
  return remembered(ofSurface, document.records, () => costOf(document, surface));
}

const known = new WeakMap<Surface, WeakMap<DesignDocument['records'], DesignCost>>();

function costOf(document: DesignDocument, surface: Surface): DesignCost {
  const layers = layersOf(document);
  const parts = {
    ...layers.reduce((sum, layer) => addParts(sum, layerParts(layer, surface)), NO_PARTS),
    ...imagesOf(layers),
  };
  const bytes = parts.bytes + JSON.stringify(backgroundOf(document)).length;
  const thumbnailMs = weighed(parts, THUMBNAIL_MS);
  // Pictures are decoded for a thumbnail, too, but count for the print only: otherwise four filtered photographs would
  // be the limit (decision 104).
  const printMs = weighed(parts, PRINT_MS) + decodeMs(parts);
  const used = Math.max(thumbnailMs / MAX_THUMBNAIL_MS, printMs / MAX_PRINT_MS, bytes / MAX_DESIGN_BYTES);
  return { parts: { ...parts, bytes }, thumbnailMs, printMs, total: used * MAX_DESIGN_COST };
}

export const isTooComplex = (document: DesignDocument, surface: Surface): boolean =>
  designCost(document, surface).total > MAX_DESIGN_COST;

function imagesOf(layers: readonly Layer[]): Images {
  const plain = new Set<string>();
  const changed = new Set<string>();
  const recoloured = new Set<string>();
  for (const layer of layers) {
    if (layer.type === 'sticker' && layer.colours.length > 0)
      recoloured.add(`${layer.sticker} ${JSON.stringify(layer.colours)}`);
    if (layer.type !== 'picture') continue;
    if (isPlainLook(layer.look)) plain.add(layer.asset);
    else changed.add(`${layer.asset} ${lookKey(layer.look)}`);
  }
  return { plainPictures: plain.size, changedPictures: changed.size, recolouredStickers: recoloured.size };
}

const decodeMs = ({ plainPictures, changedPictures, recolouredStickers }: Images): number =>
  plainPictures * DECODE_MS.plain + changedPictures * DECODE_MS.changed + recolouredStickers * DECODE_MS.recoloured;

const weighed = (parts: CostParts, weights: Weights): number =>
  keysOf(weights).reduce((sum, part) => sum + parts[part] * weights[part], 0);
