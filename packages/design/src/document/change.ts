import { generateKeyBetween } from 'fractional-indexing';
import { type DesignDiff, type DesignDocument, layersOf } from './document.ts';
import type { DesignRecord, Layer } from './layers.ts';
import type { Fill } from './layers/background.ts';
import type { LayerId } from './layers/base.ts';

export const NO_CHANGE: DesignDiff = { added: {}, updated: {}, removed: {} };

export function addLayer(layer: Layer): DesignDiff {
  return { ...NO_CHANGE, added: { [layer.id]: layer } };
}

/** @throws RangeError if the layer is not in the document */
export function removeLayer(document: DesignDocument, id: LayerId): DesignDiff {
  return { ...NO_CHANGE, removed: { [id]: recordOf(document, id) } };
}

/** Replaces some fields of a layer. @throws RangeError if the layer is not in the document */
export function updateLayer<L extends Layer>(
  document: DesignDocument,
  id: LayerId,
  fields: Partial<Omit<L, 'id' | 'type'>>,
): DesignDiff {
  const from = recordOf(document, id);
  return { ...NO_CHANGE, updated: { [id]: [from, { ...from, ...fields } as DesignRecord] } };
}

export function setBackground(document: DesignDocument, fill: Fill): DesignDiff {
  const from = recordOf(document, 'background');
  return { ...NO_CHANGE, updated: { background: [from, { id: 'background', type: 'background', fill }] } };
}

/** The stack key for a layer on top of all others. */
export function topStack(document: DesignDocument): string {
  return generateKeyBetween(layersOf(document).at(-1)?.stack ?? null, null);
}

/** The stack key for a layer beneath all others. */
export function bottomStack(document: DesignDocument): string {
  return generateKeyBetween(null, layersOf(document)[0]?.stack ?? null);
}

export type StackMove = 'front' | 'forward' | 'backward' | 'back';

/** Moves a layer in the order. A layer already at the target does not change. */
export function restack(document: DesignDocument, id: LayerId, move: StackMove): DesignDiff {
  const layers = layersOf(document);
  const at = layers.findIndex((layer) => layer.id === id);
  if (at < 0) throw new RangeError(`restack: unknown layer ${id}`);
  const others = layers.filter((layer) => layer.id !== id);
  const to = { front: others.length, forward: Math.min(at + 1, others.length), backward: Math.max(at - 1, 0), back: 0 }[
    move
  ];
  return restackTo(document, id, to);
}

/** Moves a layer to an index among the others, counted from the back. Indexes beyond the ends are limited. */
export function restackTo(document: DesignDocument, id: LayerId, place: number): DesignDiff {
  const layers = layersOf(document);
  const others = layers.filter((layer) => layer.id !== id);
  const to = Math.min(others.length, Math.max(0, place));
  if (layers[to]?.id === id) return NO_CHANGE;
  return updateLayer(document, id, { stack: keyBetween(others[to - 1]?.stack, others[to]?.stack) });
}

/** Equal neighbour keys (two devices added at once) leave no key between them: then it takes the next key above. */
function keyBetween(below: string | undefined, above: string | undefined): string {
  if (below !== undefined && above !== undefined && below >= above) return generateKeyBetween(below, null);
  return generateKeyBetween(below ?? null, above ?? null);
}

function recordOf(document: DesignDocument, id: string): DesignRecord {
  const record = document.records[id];
  if (!record) throw new RangeError(`change: unknown record ${id}`);
  return record;
}
