import { applyDiff, reverseDiff } from '../document/diff.ts';
import type { DesignDiff, DesignDocument } from '../document/document.ts';
import type { DesignRecord } from '../document/layers.ts';
import type { Stroke } from '../document/layers/doodle.ts';
import { migrate } from '../document/migrate.ts';
import { parseDocument } from '../document/parse.ts';
import { LIMITS } from '../document/limits.ts';
import { recordSchema } from '../document/schema.ts';
import { type History, startHistory } from './history.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a stored history of any version (ED-05, ED-06): its document and every record of its steps are migrated and
 * checked. If a step is invalid or inconsistent, a new history begins with the document alone.
 * @returns undefined if the document itself cannot be read
 */
export function parseHistory(stored: unknown): History | undefined {
  if (!isJson(stored)) return undefined;
  const parsed = parseDocument(stored['document']);
  if (!parsed.ok) return undefined;
  try {
    return withSteps(stored, parsed.document.version);
  } catch {
    return startHistory(parsed.document);
  }
}

/** @throws Error if a step is invalid */
function withSteps({ document: stored, done, undone }: Json, version: DesignDocument['version']): History {
  if (!isJson(stored)) throw new TypeError('parseHistory: the document is missing');
  const read = recordReader(stored['version']);
  const document = { version, records: mapped(stored['records'], read) };
  const steps = (list: unknown) => listed(list).map(stepReader(read));
  const history = { document, done: steps(done), undone: steps(undone), open: false };
  walk(document, history.done.toReversed().map(reverseDiff));
  walk(document, history.undone.toReversed());
  return history;
}

type ReadRecord = (id: string, stored: unknown) => DesignRecord;

/**
 * A stored history shares records between its steps, and a growing doodle shares its strokes. Each is read once and
 * shared again; otherwise a draft would grow with every reload. Records are migrated one by one: no migration looks at
 * two records at once.
 */
function recordReader(version: unknown): ReadRecord {
  const records = new WeakMap<Json, DesignRecord>();
  const strokes = new WeakMap<Json, Stroke>();
  return (id, stored) => {
    if (!isJson(stored)) throw new TypeError(`parseHistory: ${id} is not a record`);
    const record = records.get(stored) ?? readRecord(version, id, stored, strokes);
    if (record.id !== id) throw new TypeError(`parseHistory: expected a record with the id ${id}, got ${record.id}`);
    records.set(stored, record);
    return record;
  };
}

function readRecord(version: unknown, id: string, stored: Json, known: WeakMap<Json, Stroke>): DesignRecord {
  const kept = stored['strokes'];
  if (!Array.isArray(kept) || kept.length > LIMITS.strokesPerDoodle || !kept.every(isJson))
    return readLifted(version, id, stored);
  const unknown = kept.filter((stroke) => !known.has(stroke));
  // A doodle needs at least one stroke: if none is new, a known one is read again.
  const read = readLifted(version, id, { ...stored, strokes: unknown.length > 0 ? unknown : kept.slice(0, 1) });
  if (read.type !== 'doodle') return read;
  read.strokes.forEach((stroke, i) => {
    const source = unknown[i];
    if (source) known.set(source, stroke);
  });
  return { ...read, strokes: kept.flatMap((stroke) => known.get(stroke) ?? []) };
}

function readLifted(version: unknown, id: string, stored: Json): DesignRecord {
  const lifted = migrate({ version, records: { [id]: stored } });
  const records = lifted.ok ? lifted.document['records'] : undefined;
  return recordSchema(id).parse(isJson(records) ? records[id] : undefined);
}

const stepReader =
  (read: ReadRecord) =>
  (stored: unknown): DesignDiff => {
    if (!isJson(stored)) throw new TypeError('parseHistory: a step is not a change');
    return {
      added: mapped(stored['added'], read),
      removed: mapped(stored['removed'], read),
      updated: mapped(stored['updated'], (id, pair) => {
        const [from, to] = listed(pair);
        return [read(id, from), read(id, to)] as const;
      }),
    };
  };

function mapped<T>(records: unknown, read: (id: string, stored: unknown) => T): Record<string, T> {
  if (!isJson(records)) throw new TypeError('parseHistory: a step has no records');
  return Object.fromEntries(Object.entries(records).map(([id, stored]) => [id, read(id, stored)]));
}

/** Applies step after step, and checks that each finds the records it changes. @throws Error if one does not */
function walk(start: DesignDocument, steps: readonly DesignDiff[]): void {
  let document = start;
  for (const step of steps) {
    const missing = [...Object.keys(step.updated), ...Object.keys(step.removed)].some((id) => !has(document, id));
    const doubled = Object.keys(step.added).some((id) => has(document, id));
    if (missing || doubled || 'background' in step.removed)
      throw new RangeError('parseHistory: a step does not apply to the document');
    document = applyDiff(document, step);
  }
}

const has = ({ records }: DesignDocument, id: string): boolean => Object.hasOwn(records, id);

function listed(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('parseHistory: the steps are missing');
  return value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
