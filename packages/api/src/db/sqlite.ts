import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { type Database, guardNesting } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { lockFolder } from './process-lock.ts';
import type { Schema } from './schema.ts';
import { type Connection, statements } from './sqlite-statements.ts';

const BUSY_MS = 5_000;

/** Where in its folder the embedded database lies. */
export const sqliteFile = (folder: string): string => join(folder, 'store.sqlite');

/** The embedded database: one writer, one reader, one process a folder. WAL with a full sync at every commit. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const file = sqliteFile(folder);
  const writing = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  writing.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const reading = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true });
  const { transact, drained } = groupCommit(connect(writing));
  return {
    engine: 'sqlite',
    read: connect(reading),
    transact: guardNesting(transact),
    async close() {
      await drained();
      reading.close();
      writing.close();
      unlock();
    },
  };
}

function connect(connection: Connection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements(connection) }) });
}
