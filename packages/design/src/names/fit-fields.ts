import { NO_CHANGE } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { TextLayer } from '../document/layers/text.ts';
import type { Layer } from '../document/layers.ts';
import type { FitRoom } from './fit-room.ts';
import { relaid } from './relay.ts';
import { INITIAL_FIELD, NAME_FIELD } from './set-field.ts';

/**
 * Fits the texts of fields after their words have changed: a name repeated over the surface is laid again by its look,
 * any other text keeps its place and becomes no wider than it was. A text that had to shrink for a long word grows back
 * for a short one, at most to its own size.
 * @param before the texts as they were before their words changed
 */
export function fitFields(document: DesignDocument, before: readonly TextLayer[], room: FitRoom): DesignDiff {
  const was = new Map(before.map((layer) => [layer.id, layer]));
  const changed = layersOf(document).filter(
    (layer): layer is TextLayer => layer.type === 'text' && (was.get(layer.id)?.text ?? layer.text) !== layer.text,
  );
  const groups = new Map<GroupId | LayerId, TextLayer[]>();
  for (const layer of changed)
    groups.set(layer.group ?? layer.id, [...(groups.get(layer.group ?? layer.id) ?? []), layer]);
  const added: Record<string, TextLayer> = {};
  const removed: Record<string, TextLayer> = {};
  const updated: Record<string, readonly [TextLayer, TextLayer]> = {};
  for (const [group, layers] of groups) {
    const members = layersOf(document).filter((layer) => layer.group === group);
    // Initials often stay the same: their texts are part of the pattern, though not of the change.
    const texts = members.filter(isNameText);
    const isWhole = members.length > 0 && texts.length === members.length;
    const old = (id: LayerId) => was.get(id) ?? texts.find((text) => text.id === id);
    const pattern = isWhole ? relaid(document, texts, old, room) : undefined;
    for (const layer of pattern?.added ?? []) added[layer.id] = layer;
    for (const layer of pattern?.removed ?? []) removed[layer.id] = layer;
    for (const [from, to] of pattern?.updated ?? layers.map((layer) => [layer, fitted(layer, was, room)] as const)) {
      if (from !== to) updated[from.id] = [from, to];
    }
  }
  return { ...NO_CHANGE, added, updated, removed };
}

const isNameText = (layer: Layer): layer is TextLayer =>
  layer.type === 'text' && (layer.field === NAME_FIELD || layer.field === INITIAL_FIELD);

function fitted(layer: TextLayer, was: ReadonlyMap<LayerId, TextLayer>, { boxOf }: FitRoom): TextLayer {
  const old = was.get(layer.id);
  if (!old) return layer;
  // A bent text is as long as a straight one.
  const [before, after] = [boxOf({ ...old, arc: 0 }), boxOf({ ...layer, arc: 0 })];
  const [along, across] =
    layer.direction === 'vertical' ? (['height', 'width'] as const) : (['width', 'height'] as const);
  const most = Math.max(old.placement.scale, 1);
  const scale = Math.min(
    most,
    (before[along] * old.placement.scale) / after[along],
    (before[across] * most) / after[across],
  );
  if (!Number.isFinite(scale) || scale <= 0 || Math.abs(scale - layer.placement.scale) < 1e-4) return layer;
  return { ...layer, placement: { ...layer.placement, scale: Math.floor(scale * 1e4) / 1e4 } };
}
