import { type DesignDocument, type Layer, type LayerId, layersOf } from '@cpc/design';

/**
 * The design in three canvases laid over each other: while the active layers move, only their own is painted. It
 * reaches from the lowest of them to the topmost. Without an active layer everything lies in `below`.
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

/** The bands of the last document asked for: a frame in which nothing of it changed costs nothing, however many layers rest. */
export function rememberedBands(): typeof bandsOf {
  let known: { document: DesignDocument; active: readonly LayerId[]; bands: Bands } | undefined;
  return (document, active) => {
    if (known?.document === document && sameThings(known.active, active)) return known.bands;
    const made = bandsOf(document, active);
    const bands = known ? kept(known.bands, made) : made;
    known = { document, active, bands };
    return bands;
  };
}

/** Lists that hold the same layers as before stay the very same lists. */
function kept(before: Bands, after: Bands): Bands {
  const keep = (part: keyof Bands) => (sameThings(before[part], after[part]) ? before[part] : after[part]);
  return { below: keep('below'), active: keep('active'), above: keep('above') };
}

/** Whether two lists hold the very same things in the same order. */
export function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((thing, i) => Object.is(thing, b[i])));
}
