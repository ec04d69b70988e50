import { type DesignDiff, type DesignRecord, type History, renameMade, withoutMade } from '@cpc/design';
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
 * began with. Steps that did nothing else are removed, too.
 */
export function withoutAsset(given: History, asset: AssetId): History {
  const history = mapHistory(given, (record) => unmade(record, asset));
  const isOther = (record: DesignRecord): boolean => record.type !== 'picture' || record.asset !== asset;
  const keep = (records: Readonly<Record<string, DesignRecord>>) => filterValues(records, isOther);
  const inDiff = (diff: DesignDiff): DesignDiff => ({
    added: keep(diff.added),
    removed: keep(diff.removed),
    updated: filterValues(diff.updated, ([before, after]) => isOther(after) && !isSame(before, after)),
  });
  const steps = (diffs: readonly DesignDiff[]) =>
    diffs.map(inDiff).filter((diff) => Object.values(diff).some((records) => Object.keys(records).length > 0));
  return {
    document: { ...history.document, records: keep(history.document.records) },
    done: steps(history.done),
    undone: steps(history.undone),
    open: false,
  };
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

/** Taking back what a tool made can leave a step without a change. */
const isSame = (a: DesignRecord, b: DesignRecord): boolean =>
  a.type === 'picture' && b.type === 'picture' && JSON.stringify(a) === JSON.stringify(b);

function filterValues<A>(values: Readonly<Record<string, A>>, keep: (value: A) => boolean): Record<string, A> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => keep(value)));
}
