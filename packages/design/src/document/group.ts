import { keysOf } from '@cpc/domain';
import { generateNKeysBetween } from 'fractional-indexing';
import { NO_CHANGE, type StackMove } from './change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from './document.ts';
import type { GroupId, LayerId } from './layers/base.ts';
import type { Layer } from './layers.ts';

/** Changes of many layers at once; each is one change. Unknown ids are ignored. */

/** The given layers and all layers that share a group with one of them, lowest first. */
export function withGroups(document: DesignDocument, ids: Iterable<LayerId>): readonly LayerId[] {
  const wanted = new Set(ids);
  const groups = new Set<GroupId>();
  for (const id of wanted) {
    const group = layerIn(document, id)?.group;
    if (group != null) groups.add(group);
  }
  return layersOf(document)
    .filter(({ id, group }) => wanted.has(id) || (group !== null && groups.has(group)))
    .map(({ id }) => id);
}

/** Replaces the same fields of many layers. Layers that already have these values are not in the change. */
export function updateLayers(
  document: DesignDocument,
  ids: Iterable<LayerId>,
  fieldsOf: (layer: Layer) => Partial<Pick<Layer, 'placement' | 'opacity' | 'locked' | 'hidden' | 'group' | 'stack'>>,
): DesignDiff {
  const updated: Record<string, readonly [Layer, Layer]> = {};
  for (const id of new Set(ids)) {
    const layer = layerIn(document, id);
    if (!layer) continue;
    const after = { ...layer, ...fieldsOf(layer) };
    if (!same(layer, after)) updated[id] = [layer, after];
  }
  return { ...NO_CHANGE, updated };
}

/** Adds layers on top of all others, in the given order. */
export function addLayersOnTop(document: DesignDocument, layers: readonly Layer[]): DesignDiff {
  const keys = generateNKeysBetween(layersOf(document).at(-1)?.stack ?? null, null, layers.length);
  const added = layers.map((layer, i): Layer => ({ ...layer, stack: keys[i] ?? layer.stack }));
  return { ...NO_CHANGE, added: Object.fromEntries(added.map((layer) => [layer.id, layer])) };
}

export function removeLayers(document: DesignDocument, ids: Iterable<LayerId>): DesignDiff {
  const removed = Object.fromEntries([...ids].flatMap((id) => layerIn(document, id) ?? []).map((one) => [one.id, one]));
  return { ...NO_CHANGE, removed };
}

/**
 * Groups two or more layers: they become neighbours, directly beneath the topmost of them, in their old order. Groups
 * that keep only one layer end.
 */
export function groupLayers(document: DesignDocument, ids: Iterable<LayerId>, group: GroupId): DesignDiff {
  const layers = layersOf(document);
  const chosen = new Set(ids);
  const members = layers.filter(({ id }) => chosen.has(id));
  const top = layers.findLastIndex(({ id }) => chosen.has(id));
  if (members.length < 2) return NO_CHANGE;
  const others = layers.filter(({ id }) => !chosen.has(id));
  const at = top + 1 - members.length;
  const keys = stackKeys([...others.slice(0, at), ...members, ...others.slice(at)], chosen);
  const lonely = loneMembers(others);
  return updateLayers(
    document,
    layers.map(({ id }) => id),
    ({ id, group: before, stack }) => ({
      stack: keys.get(id) ?? stack,
      group: chosen.has(id) ? group : lonely.has(id) ? null : before,
    }),
  );
}

/** Ends every group that one of the layers belongs to. */
export function ungroupLayers(document: DesignDocument, ids: Iterable<LayerId>): DesignDiff {
  return updateLayers(document, withGroups(document, ids), () => ({ group: null }));
}

/**
 * Moves layers in the order as one block. One step forward or backward passes the next layer, or the whole next group.
 * Layers already at the target do not change.
 */
export function restackMany(document: DesignDocument, ids: Iterable<LayerId>, move: StackMove): DesignDiff {
  const layers = layersOf(document);
  const chosen = new Set(ids);
  const block = layers.filter(({ id }) => chosen.has(id));
  const others = layers.filter(({ id }) => !chosen.has(id));
  if (block.length === 0) return NO_CHANGE;
  const at = targetOf(layers, others, chosen, move);
  const order = [...others.slice(0, at), ...block, ...others.slice(at)];
  if (order.every((layer, i) => layer === layers[i])) return NO_CHANGE;
  const keys = stackKeys(order, chosen);
  return updateLayers(document, keys.keys(), ({ id, stack }) => ({ stack: keys.get(id) ?? stack }));
}

/** How many of the other layers will be beneath the block. */
function targetOf(
  layers: readonly Layer[],
  others: readonly Layer[],
  chosen: ReadonlySet<LayerId>,
  move: StackMove,
): number {
  const beneath = (at: number) => layers.slice(0, at).filter(({ id }) => !chosen.has(id)).length;
  const isIn = ({ id }: Layer) => chosen.has(id);
  if (move === 'front') return others.length;
  if (move === 'back') return 0;
  if (move === 'forward') return pastGroup(others, beneath(layers.findLastIndex(isIn)), 1);
  return pastGroup(others, beneath(layers.findIndex(isIn)), -1);
}

/** One step on: past the next layer, and past its whole group if the members are neighbours. */
function pastGroup(others: readonly Layer[], from: number, step: 1 | -1): number {
  const next = (at: number) => others[step === 1 ? at : at - 1];
  const group = next(from)?.group ?? null;
  let at = Math.min(others.length, Math.max(0, from + step));
  while (group !== null && next(at)?.group === group) at += step;
  return at;
}

/**
 * The stack keys for an order of layers. Only moved layers get new keys, unless their neighbours' keys leave no room
 * (two devices added at once); then all layers get new keys.
 */
function stackKeys(order: readonly Layer[], moved: ReadonlySet<LayerId>): ReadonlyMap<LayerId, string> {
  const first = order.findIndex(({ id }) => moved.has(id));
  const last = order.findLastIndex(({ id }) => moved.has(id));
  const [below, above] = [order[first - 1]?.stack ?? null, order[last + 1]?.stack ?? null];
  const hasRoom = below === null || above === null || below < above;
  const rekeyed = hasRoom ? order.slice(first, last + 1) : order;
  const keys = generateNKeysBetween(hasRoom ? below : null, hasRoom ? above : null, rekeyed.length);
  return new Map(rekeyed.map(({ id, stack }, i) => [id, keys[i] ?? stack]));
}

/** The layers whose group has no other member in the list. */
function loneMembers(layers: readonly Layer[]): ReadonlySet<LayerId> {
  const sizes = new Map<GroupId, number>();
  for (const { group } of layers) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return new Set(layers.filter(({ group }) => group !== null && sizes.get(group) === 1).map(({ id }) => id));
}

function layerIn(document: DesignDocument, id: LayerId): Layer | undefined {
  const record = document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

const same = (a: Layer, b: Layer): boolean => keysOf(b).every((key) => a[key] === b[key]);
