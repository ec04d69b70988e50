import { backgroundOf, type DesignDocument, layersOf } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { isPlainLook, lookKey } from '../document/look-key.ts';
import type { Surface } from '../surface/surface.ts';
import { remembered } from '../remembered.ts';
import { layerParts } from './layer-parts.ts';
import { addParts, type CostParts, NO_PARTS } from './parts.ts';
import { DECODE_MS, PRINT_MS, THUMBNAIL_MS, type Weights } from './weights.ts';

/** How much work a design makes. */
export interface DesignCost {
  readonly parts: CostParts & Images;
  /** Processor time of a thumbnail of 480 px and of a print at 600 dpi, in ms, as estimated; see decision 104. */
  readonly thumbnailMs: number;
  readonly printMs: number;
  /** How much is used of what a design may cost, in percent: of the bound that it is nearest to. */
  readonly total: number;
}

/** Picture files to be decoded, each once for every look it has. */
interface Images {
  readonly plainPictures: number;
  readonly changedPictures: number;
}

/** The bound of {@link DesignCost.total}. */
export const MAX_DESIGN_COST = 100;
/** From here on a customer is told. */
export const NEAR_DESIGN_COST = 80;
/** A document goes with its envelope into one request of 4 MiB. */
export const MAX_DESIGN_BYTES = 3_000_000;
const MAX_THUMBNAIL_MS = 2_000;
const MAX_PRINT_MS = 20_000;

/**
 * What a design costs to keep, paint and print, by one rule for the editor and the server. Hidden layers count: they
 * can be shown at any time. Adding a layer or a stroke never lowers it. What a layer costs is worked out once for each
 * layer value, so that it may be asked with every change.
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
  // Pictures are decoded for a thumbnail too; how long that takes is theirs, and nobody may have but eight of them for it.
  const printMs =
    weighed(parts, PRINT_MS) + parts.plainPictures * DECODE_MS.plain + parts.changedPictures * DECODE_MS.changed;
  const used = Math.max(thumbnailMs / MAX_THUMBNAIL_MS, printMs / MAX_PRINT_MS, bytes / MAX_DESIGN_BYTES);
  return { parts: { ...parts, bytes }, thumbnailMs, printMs, total: used * MAX_DESIGN_COST };
}

export const isTooComplex = (document: DesignDocument, surface: Surface): boolean =>
  designCost(document, surface).total > MAX_DESIGN_COST;

function imagesOf(layers: readonly Layer[]): Images {
  const plain = new Set<string>();
  const changed = new Set<string>();
  for (const layer of layers) {
    if (layer.type !== 'picture') continue;
    if (isPlainLook(layer.look)) plain.add(layer.asset);
    else changed.add(`${layer.asset} ${lookKey(layer.look)}`);
  }
  return { plainPictures: plain.size, changedPictures: changed.size };
}

const weighed = (parts: CostParts, weights: Weights): number =>
  (Object.keys(weights) as (keyof Weights)[]).reduce((sum, part) => sum + parts[part] * weights[part], 0);
