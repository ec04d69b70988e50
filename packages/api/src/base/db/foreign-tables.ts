import { sql } from 'kysely';
import { StartError } from '../ports/start-error.ts';
import type { Database, Reader } from './database.ts';

/** The database has tables that this program did not make. */
export class ForeignTables extends StartError {}

export const EMPTY_DATABASE = 'keep a copy of it, and start with an empty database';

/**
 * @param baseline the name of the first migration of this program
 * @returns what was found in a database that this program did not make; undefined for an empty one and for its own
 */
export async function foreignTables(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  baseline: string | undefined,
): Promise<string | undefined> {
  const tables = await tableNames(read, engine);
  const done = tables.includes('migrations') ? await migrationNames(read) : [];
  if (tables.length === 0 || baseline === undefined || done.includes(baseline)) return undefined;
  const found = done.length > 0 ? `the migrations ${listed(done)}` : `the tables ${listed(tables)}`;
  return `the database was made by another program, or by a draft of this one: found ${found}, expected ${baseline}`;
}

/** The migrations that a database records; none if its table of that name is another program's. */
async function migrationNames(read: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ name?: unknown }>`select * from migrations`.execute(read);
  return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])).sort();
}

async function tableNames(read: Reader, engine: Database['engine']): Promise<readonly string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`
  ).execute(read);
  return rows.map(({ name }) => name);
}

function listed(names: readonly string[]): string {
  const [first, ...others] = names;
  return others.length === 0 ? `${first}` : `${first} … ${others.at(-1)} (${names.length})`;
}
