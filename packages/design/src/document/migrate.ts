import { DOCUMENT_VERSION } from './document.ts';
import { BACKGROUND_MIGRATIONS } from './layers/background.ts';
import { BASE_MIGRATIONS } from './layers/base.ts';
import { DOODLE_MIGRATIONS } from './layers/doodle.ts';
import { PICTURE_MIGRATIONS } from './layers/picture.ts';
import { STICKER_MIGRATIONS } from './layers/sticker.ts';
import { isStored, type RecordMigrations, type StoredRecord } from './layers/stored.ts';
import { TEXT_MIGRATIONS } from './layers/text.ts';

/**
 * Converts a document of version `from` to version `from + 1`. It works on plain JSON, because the old shape has no
 * type any more. It looks at one record at a time: stored histories are converted with it record by record.
 */
export interface Migration {
  readonly from: number;
  readonly up: (document: StoredRecord) => StoredRecord;
}

/** The migrations of each kind of record, in the order in which they apply to it. */
const BY_KIND: ReadonlyMap<unknown, readonly RecordMigrations[]> = new Map([
  ['background', [BACKGROUND_MIGRATIONS]],
  ['picture', [BASE_MIGRATIONS, PICTURE_MIGRATIONS]],
  ['text', [BASE_MIGRATIONS, TEXT_MIGRATIONS]],
  ['doodle', [BASE_MIGRATIONS, DOODLE_MIGRATIONS]],
  ['sticker', [BASE_MIGRATIONS, STICKER_MIGRATIONS]],
]);
const OF_OTHERS: readonly RecordMigrations[] = [BASE_MIGRATIONS];

/** The versions that any kind of record has a migration from. */
const VERSIONS = new Set([...BY_KIND.values()].flat().flatMap((steps) => Object.keys(steps).map(Number)));

/** One migration for every version that was ever stored, in order. */
export const MIGRATIONS: readonly Migration[] = [...VERSIONS]
  .toSorted((a, b) => a - b)
  .map((from) => ({ from, up: (document) => migrateRecords(document, from) }));

function migrateRecords(document: StoredRecord, from: number): StoredRecord {
  const { records } = document;
  if (!isStored(records)) return document;
  const migrated = Object.entries(records).map(([id, record]) => [id, migrateRecord(record, from)]);
  return { ...document, records: Object.fromEntries(migrated) };
}

function migrateRecord(record: unknown, from: number): unknown {
  if (!isStored(record)) return record;
  const steps = BY_KIND.get(record['type']) ?? OF_OTHERS;
  return steps.reduce((before, step) => step[from]?.(before) ?? before, record);
}

export type Migrated =
  | { readonly ok: true; readonly document: StoredRecord }
  | { readonly ok: false; readonly problem: 'notADocument' | 'tooNew' | 'noWayUp' };

/** Converts a stored document to the current version. Tests pass their own migrations and target. */
export function migrate(
  stored: unknown,
  steps: readonly Migration[] = MIGRATIONS,
  target: number = DOCUMENT_VERSION,
): Migrated {
  if (!isStored(stored)) return { ok: false, problem: 'notADocument' };
  let document = stored;
  let version = document['version'];
  if (typeof version !== 'number' || !Number.isInteger(version)) return { ok: false, problem: 'notADocument' };
  if (version > target) return { ok: false, problem: 'tooNew' };
  while (version < target) {
    const step = steps.find((candidate) => candidate.from === version);
    if (!step) return { ok: false, problem: 'noWayUp' };
    version += 1;
    document = { ...step.up(document), version };
  }
  return { ok: true, document };
}
