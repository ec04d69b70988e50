import { keysOf } from '@cpc/domain';
import { NO_CHANGE } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { PictureLayer } from '../document/layers/picture.ts';
import type { PlaceLayer } from '../document/layers/place.ts';
import type { Layer } from '../document/layers.ts';
import { isBacking } from './paper.ts';

/** A cell of a collage: a framed picture of a group, or an empty place of it (ED-13). */
export type CellLayer = (PictureLayer & InCollage & { readonly framed: true }) | (PlaceLayer & InCollage);

interface InCollage {
  readonly group: GroupId;
}

export const isCell = (layer: Layer | undefined): layer is CellLayer =>
  layer !== undefined && layer.group !== null && (layer.type === 'place' || (layer.type === 'picture' && layer.framed));

/** The cells of a group, the lowest first: that is the order of its photos. */
export const cellsIn = (document: DesignDocument, group: GroupId): readonly CellLayer[] =>
  layersOf(document).filter((layer): layer is CellLayer => isCell(layer) && layer.group === group);

/** The form of a cell without what it shows. */
export type FrameFields = Pick<PlaceLayer, 'placement' | 'width' | 'height' | 'mask' | 'rounding' | 'group' | 'stack'>;

/** The form of a cell, without its other fields. */
export const frameFields = ({ placement, width, height, mask, rounding, group, stack }: FrameFields): FrameFields => ({
  placement,
  width,
  height,
  mask,
  rounding,
  group,
  stack,
});

/** The place that a cell without its photo is. */
export const asPlace = (cell: PictureLayer | PlaceLayer): PlaceLayer => {
  const { id, opacity, locked, hidden } = cell;
  const { placement } = cell;
  return {
    id,
    type: 'place',
    opacity,
    locked,
    hidden,
    ...frameFields(cell),
    placement: { ...placement, flipX: false, flipY: false },
  };
};

/**
 * Removes layers; a cell whose photo is removed becomes an empty place again, unless all cells of its collage are
 * removed. Paper and film on which no cell is left go as well: they would be printed.
 */
export function removeOrEmpty(document: DesignDocument, ids: readonly LayerId[]): DesignDiff {
  const chosen = new Set(ids);
  const removed: Record<string, Layer> = {};
  const updated: Record<string, readonly [Layer, Layer]> = {};
  for (const id of chosen) {
    const layer = layerIn(document, id);
    if (!layer) continue;
    const stays =
      isCell(layer) && layer.group !== null && cellsIn(document, layer.group).some((cell) => !chosen.has(cell.id));
    if (layer.type === 'picture' && stays) updated[id] = [layer, asPlace(layer)];
    else removed[id] = layer;
  }
  const groups = new Set(Object.values(removed).flatMap((layer) => (isCell(layer) ? [layer.group] : [])));
  for (const group of groups) for (const layer of bareBackings(document, group, removed)) removed[layer.id] = layer;
  return { ...NO_CHANGE, removed, updated };
}

/** The paper and film of a group that bear removed cells only. A cell lies on the nearest paper beneath it. */
function bareBackings(
  document: DesignDocument,
  group: GroupId,
  removed: Readonly<Record<string, Layer>>,
): readonly Layer[] {
  const members = layersOf(document).filter((layer) => layer.group === group);
  const backings = members.filter(isBacking);
  const remain = members.filter((layer) => isCell(layer) && !(layer.id in removed));
  if (remain.length === 0) return backings;
  const beneath = (cell: Layer): Layer | undefined => backings.findLast(({ stack }) => stack < cell.stack);
  const left = new Set(
    members.flatMap((layer) => (layer.id in removed && isCell(layer) ? (beneath(layer) ?? []) : [])),
  );
  for (const cell of remain) left.delete(beneath(cell) as Layer);
  return [...left];
}

export function layerIn(document: DesignDocument, id: LayerId): Layer | undefined {
  const record = document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

export const sameFields = <T extends object>(a: T, b: T): boolean =>
  keysOf(b).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
