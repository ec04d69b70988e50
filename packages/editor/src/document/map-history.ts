import type { DesignDiff, DesignRecord, History } from '@cpc/design';

/**
 * Applies a function to every record of a history, in past and undone steps, too. This is not a step. A record that the
 * function returns unchanged stays the same object, and a record shared by steps stays shared.
 */
export function mapHistory(history: History, map: (record: DesignRecord) => DesignRecord): History {
  const made = new Map<DesignRecord, DesignRecord>();
  const once = (record: DesignRecord): DesignRecord => {
    const known = made.get(record) ?? map(record);
    made.set(record, known);
    return known;
  };
  const pair = (change: readonly [DesignRecord, DesignRecord]) => {
    const [from, to] = [once(change[0]), once(change[1])];
    return from === change[0] && to === change[1] ? change : ([from, to] as const);
  };
  const inDiff = (diff: DesignDiff): DesignDiff => {
    const mapped = {
      added: mapValues(diff.added, once),
      removed: mapValues(diff.removed, once),
      updated: mapValues(diff.updated, pair),
    };
    const same = mapped.added === diff.added && mapped.removed === diff.removed && mapped.updated === diff.updated;
    return same ? diff : mapped;
  };
  const records = mapValues(history.document.records, once);
  return {
    ...history,
    document: records === history.document.records ? history.document : { ...history.document, records },
    done: history.done.map(inDiff),
    undone: history.undone.map(inDiff),
  };
}

/** Returns the same object if no value changes. */
function mapValues<T>(values: Readonly<Record<string, T>>, map: (value: T) => T): Readonly<Record<string, T>> {
  const entries = Object.entries(values).map(([key, value]) => [key, map(value)] as const);
  return entries.every(([key, value]) => value === values[key]) ? values : Object.fromEntries(entries);
}
