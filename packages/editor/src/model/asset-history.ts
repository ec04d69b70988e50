import type { DesignDiff, DesignRecord, History } from '@cpc/design';
import type { AssetId } from '@cpc/domain';

/** Another name for a picture throughout a history. This is no step: the customer's design stays the same. */
export function renameAsset(history: History, from: AssetId, to: AssetId): History {
  const rename = (record: DesignRecord): DesignRecord =>
    record.type === 'picture' && record.asset === from ? { ...record, asset: to } : record;
  const every = (records: Readonly<Record<string, DesignRecord>>) => mapValues(records, rename);
  const inDiff = (diff: DesignDiff): DesignDiff => ({
    added: every(diff.added),
    removed: every(diff.removed),
    updated: mapValues(diff.updated, ([before, after]) => [rename(before), rename(after)] as const),
  });
  return {
    ...history,
    document: { ...history.document, records: every(history.document.records) },
    done: history.done.map(inDiff),
    undone: history.undone.map(inDiff),
  };
}

function mapValues<A, B>(values: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** A history in which a picture has never been: no step can bring it back. Steps that did nothing else are gone too. */
export function withoutAsset(history: History, asset: AssetId): History {
  const isOther = (record: DesignRecord): boolean => record.type !== 'picture' || record.asset !== asset;
  const keep = (records: Readonly<Record<string, DesignRecord>>) => filterValues(records, isOther);
  const inDiff = (diff: DesignDiff): DesignDiff => ({
    added: keep(diff.added),
    removed: keep(diff.removed),
    updated: filterValues(diff.updated, ([, after]) => isOther(after)),
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

function filterValues<A>(values: Readonly<Record<string, A>>, keep: (value: A) => boolean): Record<string, A> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => keep(value)));
}
