import { applyDiff, reverseDiff } from '../document/diff.ts';
import type { DesignDiff, DesignDocument } from '../document/document.ts';
import type { DesignRecord, Stroke } from '../document/layers.ts';
import { migrate } from '../document/migrate.ts';
import { parseDocument } from '../document/parse.ts';
import { LIMITS } from '../document/limits.ts';
import { recordSchema } from '../document/schema.ts';
import { type History, startHistory } from './history.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * A history as a device kept it, of any version (ED-05, ED-06): its document and every record of its steps are lifted
 * and checked. Where a step is broken, or does not lead where it says, the document alone begins a new history.
 * @returns undefined when the document itself cannot be read
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

/** @throws Error when a step is not sound */
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
 * A kept history shares its records between its steps, and a doodle that grows shares its strokes: each is read once
 * and shared again, or a draft would grow manifold with every reload. A record is lifted alone: no step up of a
 * document looks at two records at once.
 */
function recordReader(version: unknown): ReadRecord {
  const records = new WeakMap<Json, DesignRecord>();
  const strokes = new WeakMap<Json, Stroke>();
  return (id, stored) => {
    if (!isJson(stored)) throw new TypeError(`parseHistory: ${id} is no record`);
    const record = records.get(stored) ?? readRecord(version, id, stored, strokes);
    if (record.id !== id) throw new TypeError(`parseHistory: ${id} calls itself ${record.id}`);
    records.set(stored, record);
    return record;
  };
}

function readRecord(version: unknown, id: string, stored: Json, known: WeakMap<Json, Stroke>): DesignRecord {
  const kept = stored['strokes'];
  if (!Array.isArray(kept) || kept.length > LIMITS.strokesPerDoodle || !kept.every(isJson))
    return readLifted(version, id, stored);
  const unknown = kept.filter((stroke) => !known.has(stroke));
  // A doodle has a stroke at least: one more look at a known one.
  const read = readLifted(version, id, { ...stored, strokes: unknown.length > 0 ? unknown : kept.slice(0, 1) });
  if (read.type !== 'doodle') return read;
  unknown.forEach((stroke, i) => known.set(stroke, read.strokes[i] as Stroke));
  return { ...read, strokes: kept.map((stroke) => known.get(stroke) as Stroke) };
}

function readLifted(version: unknown, id: string, stored: Json): DesignRecord {
  const lifted = migrate({ version, records: { [id]: stored } });
  const records = lifted.ok ? lifted.document['records'] : undefined;
  return recordSchema(id).parse(isJson(records) ? records[id] : undefined);
}

const stepReader =
  (read: ReadRecord) =>
  (stored: unknown): DesignDiff => {
    if (!isJson(stored)) throw new TypeError('parseHistory: a step is no change');
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
  if (!isJson(records)) throw new TypeError('parseHistory: a step lacks its records');
  return Object.fromEntries(Object.entries(records).map(([id, stored]) => [id, read(id, stored)]));
}

/** Takes step after step, and makes sure that each finds what it changes. @throws Error where one does not */
function walk(start: DesignDocument, steps: readonly DesignDiff[]): void {
  let document = start;
  for (const step of steps) {
    const missing = [...Object.keys(step.updated), ...Object.keys(step.removed)].some((id) => !has(document, id));
    const doubled = Object.keys(step.added).some((id) => has(document, id));
    if (missing || doubled || 'background' in step.removed) throw new RangeError('parseHistory: a step leads nowhere');
    document = applyDiff(document, step);
  }
}

const has = ({ records }: DesignDocument, id: string): boolean => Object.hasOwn(records, id);

function listed(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('parseHistory: steps are missing');
  return value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
