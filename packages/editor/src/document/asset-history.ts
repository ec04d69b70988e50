import {
  asPlace,
  type DesignDiff,
  type DesignRecord,
  type History,
  putInFrame,
  isCell,
  isEmptyDiff,
  NO_CHANGE,
  type PictureLayer,
  type PlaceLayer,
  renameMade,
  squashDiffs,
  type Surface,
  withoutMade,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { mapHistory } from './map-history.ts';

/** Renames a picture throughout a history. This is not a step: the customer's design stays the same. */
export function renameAsset(history: History, from: AssetId, to: AssetId): History {
  return mapHistory(history, (record) => {
    if (record.type !== 'picture') return record;
    const made = renameMade(record.made, from, to);
    if (record.asset !== from && made === record.made) return record;
    return { ...record, asset: record.asset === from ? to : record.asset, made };
  });
}

/**
 * Removes a picture from a history: no step can bring it back. A layer whose picture a tool made gets back what the tool
 * began with. A cell of a collage shows again what it showed before, or is an empty place. Steps that did nothing else
 * are removed, too.
 */
export function withoutAsset(given: History, asset: AssetId, surface: Surface): History {
  const history = mapHistory(given, (record) => unmade(record, asset));
  const replace = replacing(asset, surface);
  const done = history.done.map(replace.inDiff);
  const records = replace.inRecords(history.document.records);
  // The last undone step is the next one that can be redone.
  const undone = history.undone.toReversed().map(replace.inDiff).toReversed();
  return {
    document: { ...history.document, records },
    done: done.filter((diff) => !isEmptyDiff(diff)),
    undone: undone.filter((diff) => !isEmptyDiff(diff)),
    open: false,
  };
}

type Records = Readonly<Record<string, DesignRecord>>;

/** Takes a lost picture out of steps, which must be given in the order in which they were made. */
function replacing(lost: AssetId, surface: Surface) {
  /** What layers showed last, before the lost picture. */
  const earlier = new Map<string, PictureLayer | PlaceLayer>();
  const replace = (record: DesignRecord): DesignRecord | undefined => {
    if (record.type === 'picture' && record.asset === lost)
      return withoutPicture(record, earlier.get(record.id), surface);
    if (record.type === 'picture' || record.type === 'place') earlier.set(record.id, record);
    return record;
  };
  const inRecords = (records: Records): Records =>
    Object.fromEntries(Object.entries(records).flatMap(([id, record]) => only(id, replace(record))));
  const inDiff = (diff: DesignDiff): DesignDiff => {
    const updates = Object.entries(diff.updated).map(([id, [from, to]]) => [id, replace(from), replace(to)] as const);
    return squashDiffs(NO_CHANGE, {
      added: {
        ...inRecords(diff.added),
        ...Object.fromEntries(updates.flatMap(([id, from, to]) => (from ? [] : only(id, to)))),
      },
      removed: {
        ...inRecords(diff.removed),
        ...Object.fromEntries(updates.flatMap(([id, from, to]) => (to ? [] : only(id, from)))),
      },
      updated: Object.fromEntries(updates.flatMap(([id, from, to]) => (from && to ? [[id, [from, to]]] : []))),
    });
  };
  return { inRecords, inDiff };
}

const only = (id: string, record: DesignRecord | undefined) => (record ? [[id, record] as const] : []);

/** What is left of a layer without its picture; undefined if it is not a cell and was none. */
function withoutPicture(
  layer: PictureLayer,
  earlier: PictureLayer | PlaceLayer | undefined,
  surface: Surface,
): DesignRecord | undefined {
  if (!layer.framed || (!earlier && !isCell(layer))) return undefined;
  if (earlier?.type !== 'picture') return asPlace(layer);
  const { opacity, locked, hidden } = layer;
  return { ...putInFrame(earlier, layer, surface), opacity, locked, hidden };
}

/** A picture without the steps of tools that a lost picture was part of. */
function unmade(record: DesignRecord, lost: AssetId): DesignRecord {
  if (record.type !== 'picture') return record;
  if (record.asset === lost && record.made) {
    const { from, before } = record.made;
    return { ...record, asset: from, made: withoutMade(before, lost) };
  }
  const made = withoutMade(record.made, lost);
  return made === record.made ? record : { ...record, made };
}
