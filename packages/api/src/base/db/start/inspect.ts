import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import { errorCode } from '../../ports/error-code.ts';
import type { Database } from '../database.ts';
import { foreignTables } from '../foreign-tables.ts';
import { MIGRATIONS } from './migrations.ts';
import type { DatabaseConfig } from './open.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite, sqliteFile } from '../sqlite.ts';

/** The tables of a database, compared with those that this program needs. */
export interface TableState {
  /** What was found in a database that this program did not make. */
  readonly foreign: string | undefined;
  /** Migrations that are not there yet; all of them in an empty database. */
  readonly missing: readonly string[];
  /** Nothing was ever made here. */
  readonly isEmpty: boolean;
  /** Migrations of a newer program. */
  readonly unknown: readonly string[];
}

/** SQLSTATE undefined_table. */
const NO_TABLE = '42P01';

/** Reads which migrations a database has, and changes nothing. */
export async function tableState(database: Pick<Database, 'engine' | 'read'>): Promise<TableState> {
  const known: readonly string[] = MIGRATIONS.map(({ name }) => name);
  const foreign = await foreignTables(database, known[0]);
  const done = foreign === undefined ? await migrationsOf(database) : [];
  return {
    foreign,
    missing: known.filter((name) => !done.includes(name)),
    isEmpty: foreign === undefined && done.length === 0,
    unknown: done.filter((name) => !known.includes(name)),
  };
}

async function migrationsOf({ read }: Pick<Database, 'read'>): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(read);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === NO_TABLE || /no such table/.test(String(error))) return [];
    throw error;
  }
}

/**
 * Opens a database without making or changing its tables, to look at it. @returns undefined if there is no SQLite file
 * @throws FolderInUse if another process holds the SQLite folder, or what the connection throws
 */
export async function openUnchanged(config: DatabaseConfig): Promise<Database | undefined> {
  if (config.engine === 'postgres') return openPostgres(config.url, 1);
  return existsSync(sqliteFile(config.folder)) ? openSqlite(config.folder) : undefined;
}

/** The time of the database's machine, UTC ms; SQLite has no clock of its own. */
export async function databaseTime({ engine, read }: Pick<Database, 'engine' | 'read'>, clock: Clock): Promise<number> {
  if (engine === 'sqlite') return clock.now();
  const { rows } = await sql<{ ms: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as ms`.execute(read);
  return rows[0]?.ms ?? Number.NaN;
}
