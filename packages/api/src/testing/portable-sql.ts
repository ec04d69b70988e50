import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import type { Database } from '../base/db/database.ts';

/** What reads and writes rows; the rest makes tables and settings. */
const PREPARABLE = /^\(*(select|insert|update|delete|with)\s/;

/**
 * SQLite's own tables, and the sum of `records/quotas/stored-bytes.ts` in its form for SQLite. That sum in its form for
 * PostgreSQL, and the locks `for update` of `operator/move-station.ts`, `base/jobs/store.ts` and
 * `records/documents/store.ts`, are written for PostgreSQL alone: only suites that run there meet them.
 */
const SQLITE_ONLY = / indexed by | sqlite_master\b| pragma_/;
/** After that the database has tables of its own. */
const CHANGES_TABLES = /^(create|alter|drop)\s/;

const compiler = new PostgresQueryCompiler();
const seen = new Set<string>();
const waiting: string[] = [];

function recorder(): KyselyPlugin {
  let isChanged = false;
  return {
    transformQuery({ node, queryId }) {
      const text = compiler.compileQuery(node, queryId).sql.trim();
      isChanged ||= CHANGES_TABLES.test(text);
      const shape = shapeOf(text);
      if (isChanged || seen.has(shape)) return node;
      if (PREPARABLE.test(text) && !SQLITE_ONLY.test(text)) waiting.push(text);
      seen.add(shape);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Lists and rows of any length are one shape. */
const shapeOf = (text: string) =>
  text.replaceAll(/\$\d+/g, '$').replaceAll(/\((?:\$, )*\$\)(?:, \((?:\$, )*\$\))*/g, '($)');

/** Records how a database on SQLite is asked. */
export function recordSql(database: Database): Database {
  const plugin = recorder();
  return {
    ...database,
    read: database.read.withPlugin(plugin),
    aside: database.aside.withPlugin(plugin),
    transact: (fn, turnOf) => database.transact((tx) => fn(tx.withPlugin(plugin)), turnOf),
  };
}

/**
 * Prepares the recorded statements that no process of the run has prepared.
 * @param open a database with tables on PostgreSQL
 * @throws Error with the statements that PostgreSQL does not understand
 */
export async function prepareRecorded(runFolder: string, open: () => Promise<Database>): Promise<void> {
  const folder = join(runFolder, 'prepared');
  mkdirSync(folder, { recursive: true });
  const fresh = waiting.splice(0).filter((text) => isFirst(join(folder, hashOf(shapeOf(text)))));
  if (fresh.length === 0) return;
  const { read } = await open();
  const refused: string[] = [];
  for (const text of fresh) {
    const prepare = sql.raw(`prepare each as ${text}; deallocate each`);
    await prepare.execute(read).catch((error: unknown) => refused.push(`${String(error)}: ${text}`));
  }
  if (refused.length > 0) throw new Error(`PostgreSQL refuses what runs on SQLite:\n${refused.join('\n')}`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creating a file is atomic: one of several processes succeeds. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
