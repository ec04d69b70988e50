import { type DesignDocument, type Layer, type LayerId, layersOf } from '@cpc/design';

/**
 * The design split into three stacked canvases: while the active layers move, only their canvas is painted. The active
 * band reaches from the lowest active layer to the topmost. Without an active layer, all layers are in `below`.
 */
export interface Bands {
  readonly below: readonly Layer[];
  readonly active: readonly Layer[];
  readonly above: readonly Layer[];
}

export function bandsOf(document: DesignDocument, active: readonly LayerId[]): Bands {
  const layers = layersOf(document);
  const chosen = new Set(active);
  const first = layers.findIndex((layer) => chosen.has(layer.id));
  if (first < 0) return { below: layers, active: [], above: [] };
  const end = layers.findLastIndex((layer) => chosen.has(layer.id)) + 1;
  return { below: layers.slice(0, first), active: layers.slice(first, end), above: layers.slice(end) };
}

/** Remembers the last bands: a frame with an unchanged document and selection costs nothing, however many layers. */
export function rememberedBands(): typeof bandsOf {
  let known: { document: DesignDocument; active: readonly LayerId[]; bands: Bands } | undefined;
  return (document, active) => {
    if (known?.document === document && sameThings(known.active, active)) return known.bands;
    const made = bandsOf(document, active);
    const bands = known ? reuseLists(known.bands, made) : made;
    known = { document, active, bands };
    return bands;
  };
}

/** Keeps the old list objects where they hold the same layers. */
function reuseLists(before: Bands, after: Bands): Bands {
  const keep = (part: keyof Bands) => (sameThings(before[part], after[part]) ? before[part] : after[part]);
  return { below: keep('below'), active: keep('active'), above: keep('above') };
}

/** Whether two lists hold identical things in the same order. */
export function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((thing, i) => Object.is(thing, b[i])));
}
