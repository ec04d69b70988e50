import { DOCUMENT_VERSION } from './document.ts';
import { lookMore } from './migrations/002-more-looks.ts';

/**
 * Converts a document of version `from` to version `from + 1`. It works on plain JSON, because the old shape has no
 * type any more. It looks at one record at a time: stored histories are converted with it record by record.
 */
export interface Migration {
  readonly from: number;
  readonly up: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** One migration for every version that was ever stored, in order. */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, up: lookMore }];

export type Migrated =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: 'notADocument' | 'tooNew' | 'noWayUp' };

/** Converts a stored document to the current version. Tests pass their own migrations and target. */
export function migrate(
  stored: unknown,
  steps: readonly Migration[] = MIGRATIONS,
  target: number = DOCUMENT_VERSION,
): Migrated {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { ok: false, problem: 'notADocument' };
  let document = stored as Readonly<Record<string, unknown>>;
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
