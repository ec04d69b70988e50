import { mkdirSync, close, fdatasync, open } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { readAside } from './aside.ts';
import type { Database } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { lockFolder } from './process-lock.ts';
import { provingWrite } from './proving-write.ts';
import type { Schema } from './schema.ts';
import { type Connection, statements } from './sqlite-statements.ts';
import { promisify } from 'node:util';

const MAX_BUSY_MS = 5_000;

/** The file of the SQLite database in its folder. */
export const sqliteFile = (folder: string): string => join(folder, 'store.sqlite');

/**
 * The SQLite database: one writer, one reader, one reader aside, one process per folder. It uses a write-ahead log, which is forced to
 * the disk before a transaction is answered, outside the main thread (decision 073).
 */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const file = sqliteFile(folder);
  const writing = new DatabaseSync(file, { timeout: MAX_BUSY_MS, enableForeignKeyConstraints: true });
  // SQLite forces this first write, with the folder's entry of the log; from then on the server forces the log.
  writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma user_version = 1;');
  writing.exec('pragma synchronous = normal;');
  const log = forcedLog(`${file}-wal`);
  const reading = new DatabaseSync(file, { timeout: MAX_BUSY_MS, readOnly: true });
  const { transact, sound, drained } = groupCommit(connect(writing), log.force);
  const read = connect(reading);
  const aside = readAside(file);
  return {
    engine: 'sqlite',
    read,
    aside: aside.read,
    transact,
    async ready() {
      sound();
      await transact((tx) => provingWrite.execute(tx));
    },
    async close() {
      await drained();
      await log.close();
      await aside.close();
      reading.close();
      writing.close();
      unlock();
    },
  };
}

function connect(connection: Connection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements(connection) }) });
}

const [opened, forced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/** Forces a log to the disk, outside the main thread. */
interface ForcedLog {
  /** Resolves when everything written to the log before the call is on the disk. @throws Error if the disk refuses */
  readonly force: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param file the log file; it must exist and must not be replaced while this is open */
function forcedLog(file: string): ForcedLog {
  // Opened for writing, because Windows cannot force a file that is open for reading only.
  const log = opened(file, 'r+');
  log.catch(() => undefined);
  return {
    force: async () => forced(await log),
    close: async () => closed(await log),
  };
}
