import { DOCUMENT_VERSION, type DesignDocument } from './document.ts';
import type { DesignRecord } from './layers.ts';
import { migrate } from './migrate.ts';
import { LIMITS } from './limits.ts';
import { recordSchema } from './schema.ts';

export type ParsedDocument =
  | { readonly ok: true; readonly document: DesignDocument }
  /** `problems` name the record and field, in English, for logs and developers. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Migrates and checks a document from outside. A document with any problem is refused as a whole. */
export function parseDocument(stored: unknown): ParsedDocument {
  const migrated = migrate(stored);
  if (!migrated.ok) return { ok: false, problems: [`document: ${migrated.problem}`] };
  const { records, ...rest } = migrated.document;
  const problems = Object.keys(rest)
    .filter((key) => key !== 'version')
    .map((key) => `document: unknown field ${key}`);
  if (typeof records !== 'object' || records === null || Array.isArray(records)) {
    return { ok: false, problems: [...problems, 'document: records is missing'] };
  }
  const entries = Object.entries(records);
  if (entries.length > LIMITS.layers + 1) {
    return { ok: false, problems: [...problems, `document: more than ${LIMITS.layers} layers`] };
  }
  const checked = entries.map(([id, value]) => checkRecord(id, value, problems));
  if (!Object.hasOwn(records, 'background')) problems.push('document: the background is missing');
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    document: {
      version: DOCUMENT_VERSION,
      records: Object.fromEntries(checked.map((record) => [record?.id, record])) as Record<string, DesignRecord>,
    },
  };
}

function checkRecord(id: string, value: unknown, problems: string[]): DesignRecord | undefined {
  const result = recordSchema(id).safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues)
      problems.push(`${id}${issue.path.length > 0 ? `.${issue.path.join('.')}` : ''}: ${issue.message}`);
    return undefined;
  }
  if (result.data.id !== id) problems.push(`${id}: the record calls itself ${result.data.id}`);
  return result.data;
}
