import { type DesignDocument, type Layer, type LayerId, layersOf } from '@cpc/design';

/**
 * The design in three canvases laid over each other: while the active layer moves, only its own is painted.
 * Without an active layer everything lies in `below`.
 */
export interface Bands {
  readonly below: readonly Layer[];
  readonly active: Layer | undefined;
  readonly above: readonly Layer[];
}

export function bandsOf(document: DesignDocument, active: LayerId | null): Bands {
  const layers = layersOf(document);
  const at = layers.findIndex((layer) => layer.id === active);
  if (at < 0) return { below: layers, active: undefined, above: [] };
  return { below: layers.slice(0, at), active: layers[at], above: layers.slice(at + 1) };
}

/** Whether two lists hold the very same things in the same order. */
export function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((thing, i) => Object.is(thing, b[i]));
}
