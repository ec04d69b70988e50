import type { DatabaseSync } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MAX_STATEMENTS = 500;

export type Connection = InstanceType<typeof DatabaseSync>;

export type Bound = null | number | bigint | string | Uint8Array;

/** A node:sqlite connection in the form that Kysely's dialect expects; prepared statements are cached. */
export function statements(connection: Connection): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const found = cache.get(sql);
      if (found) return found;
      if (cache.size >= MAX_STATEMENTS) cache.clear();
      const made = statement(connection, sql);
      cache.set(sql, made);
      return made;
    },
  };
}

function statement(connection: Connection, sql: string): SqliteStatement {
  const prepared = connection.prepare(sql);
  const bound = (parameters: readonly unknown[]) => parameters as Bound[];
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...bound(parameters)),
    run: (parameters) => ignoringEndedTransaction(sql, () => prepared.run(...bound(parameters))),
    iterate: (parameters) => prepared.iterate(...bound(parameters)),
  };
}

/**
 * A full disk ends a transaction by itself. The following error, that there is nothing to roll back, must not hide the
 * cause: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
 */
function ignoringEndedTransaction<Result>(
  sql: string,
  run: () => Result,
): Result | { changes: number; lastInsertRowid: number } {
  try {
    return run();
  } catch (error) {
    const over = sql === 'rollback' && error instanceof Error && error.message.includes('no transaction is active');
    if (!over) throw error;
    return { changes: 0, lastInsertRowid: 0 };
  }
}
