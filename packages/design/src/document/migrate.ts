import { DOCUMENT_VERSION } from './document.ts';

/** JSON of any version: earlier shapes have no types. */
export type Stored = Readonly<Record<string, unknown>>;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Converts a document of version `from` to version `from + 1`, record by record: no record's result depends on another
 * one, because stored histories are converted one record at a time.
 */
export interface Migration {
  readonly from: number;
  readonly up: (document: Stored) => Stored;
}

/** One migration from each version before the current one. */
export const MIGRATIONS: readonly Migration[] = [];

export type Migrated =
  | { readonly ok: true; readonly document: Stored }
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
