import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';

const MAX_MIGRATION_MS = 30 * 60_000;

export type DatabaseConfig =
  | { readonly engine: 'sqlite' /** folder of the database, made when missing */; readonly folder: string }
  | { readonly engine: 'postgres' /** postgres://… */; readonly url: string; readonly connections?: number };

/**
 * Opens the database and brings its tables up to date.
 * @throws Error when another process owns the SQLite folder, PostgreSQL does not answer, or a migration fails
 */
export async function openDatabase(config: DatabaseConfig, clock: Clock): Promise<Database> {
  if (config.engine === 'postgres') await migratePostgres(config.url, clock);
  const database =
    config.engine === 'sqlite' ? openSqlite(config.folder) : openPostgres(config.url, config.connections);
  try {
    if (database.engine === 'sqlite') {
      await migrate(database, clock);
      await freeLeases(database);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** All migrations are one transaction. On a large database it takes longer than any other transaction may. */
async function migratePostgres(url: string, clock: Clock): Promise<void> {
  const database = openPostgres(url, 1, MAX_MIGRATION_MS);
  try {
    await migrate(database, clock);
  } finally {
    await database.close();
  }
}

/**
 * The SQLite folder belongs to one process: a previous process that leased a job or captured a payment is gone, so its
 * leases end at once.
 */
async function freeLeases(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await tx.updateTable('background_jobs').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
    await tx.updateTable('payments').set({ capture_until: 0 }).where('state', '=', 'capturing').execute();
  });
}
