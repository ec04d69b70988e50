import type { DesignDiff, DesignDocument } from './document.ts';
import type { DesignRecord } from './layers.ts';

type Update = readonly [from: DesignRecord, to: DesignRecord];

/** Applies a change to a document. Records that the change does not name keep their identity. */
export function applyDiff(document: DesignDocument, diff: DesignDiff): DesignDocument {
  const records: Record<string, DesignRecord> = { ...document.records, ...diff.added };
  for (const [id, [, to]] of Object.entries(diff.updated)) records[id] = to;
  for (const id of Object.keys(diff.removed)) delete records[id];
  return { ...document, records };
}

/** The inverse of a change. */
export function reverseDiff(diff: DesignDiff): DesignDiff {
  return {
    added: diff.removed,
    removed: diff.added,
    updated: Object.fromEntries(Object.entries(diff.updated).map(([id, [from, to]]) => [id, [to, from]])),
  };
}

/** One change with the effect of `first` and then `second`; opposite changes cancel out. */
export function squashDiffs(first: DesignDiff, second: DesignDiff): DesignDiff {
  const ids = new Set(
    [first, second].flatMap((d) => [...Object.keys(d.added), ...Object.keys(d.updated), ...Object.keys(d.removed)]),
  );
  const added: Record<string, DesignRecord> = {};
  const removed: Record<string, DesignRecord> = {};
  const updated: Record<string, Update> = {};
  for (const id of ids) {
    const before = touches(first, id) ? stateBefore(first, id) : stateBefore(second, id);
    const after = touches(second, id) ? stateAfter(second, id) : stateAfter(first, id);
    if (before && after) {
      if (!sameRecord(before, after)) updated[id] = [before, after];
    } else if (after) added[id] = after;
    else if (before) removed[id] = before;
  }
  return { added, updated, removed };
}

export function isEmptyDiff(diff: DesignDiff): boolean {
  return [diff.added, diff.updated, diff.removed].every((part) => Object.keys(part).length === 0);
}

function touches(diff: DesignDiff, id: string): boolean {
  return id in diff.added || id in diff.updated || id in diff.removed;
}

function stateBefore(diff: DesignDiff, id: string): DesignRecord | undefined {
  return diff.updated[id]?.[0] ?? diff.removed[id];
}

function stateAfter(diff: DesignDiff, id: string): DesignRecord | undefined {
  return diff.updated[id]?.[1] ?? diff.added[id];
}

/** Compares by value, but skips identical objects: in a changed doodle, all strokes but one are identical. */
function sameRecord(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameRecord(a[key], b[key]))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
