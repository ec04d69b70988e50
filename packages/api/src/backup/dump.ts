import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { DatabaseConfig } from '../base/db/start/open.ts';
import { sqliteFile } from '../base/db/sqlite.ts';
import { StartError } from '../base/ports/start-error.ts';
import { ANY_STORED } from '../modules/uploads/has-stored.ts';
import { copyWhole } from './files.ts';

/** Writes a consistent copy of the database while servers keep using it. */
export async function dump(database: DatabaseConfig, file: string): Promise<void> {
  if (database.engine === 'postgres')
    return program('pg_dump', ['--format=custom', ...PLAIN, `--file=${file}`], postgresAt(database.url));
  const source = sqliteFile(database.folder);
  if (!existsSync(source)) throw new StartError(`there is no database in ${database.folder}`);
  const reading = new DatabaseSync(source, { readOnly: true, timeout: 10_000 });
  try {
    reading.prepare('vacuum into ?').run(file);
  } finally {
    reading.close();
  }
}

/** Returns true if the database names any stored file. */
export async function namesFiles(database: DatabaseConfig): Promise<boolean> {
  if (database.engine === 'postgres') return hasRows(database.url, ANY_STORED);
  const reading = new DatabaseSync(sqliteFile(database.folder), { readOnly: true, timeout: 10_000 });
  try {
    return reading.prepare(ANY_STORED).get() !== undefined;
  } finally {
    reading.close();
  }
}

/** @throws StartError if a database already exists: a restore never overwrites a shop */
export async function refuseUnlessEmpty(database: DatabaseConfig): Promise<void> {
  const taken = database.engine === 'sqlite' ? existsSync(sqliteFile(database.folder)) : await hasTables(database.url);
  if (taken) throw new StartError('a database exists already: restore into an empty DATA_DIR or an empty database');
}

/** Loads a copy into an empty database, completely or not at all. */
export async function load(database: DatabaseConfig, file: string): Promise<void> {
  if (database.engine === 'postgres') {
    const place = postgresAt(database.url);
    const settings = ['--single-transaction', '--exit-on-error', ...PLAIN, `--dbname=${place.PGDATABASE}`];
    return program('pg_restore', [...settings, file], place);
  }
  refuseUnlessSound(file);
  await mkdir(database.folder, { recursive: true, mode: 0o700 });
  await copyWhole(file, sqliteFile(database.folder));
}

function refuseUnlessSound(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = copy.prepare('pragma integrity_check').all() as { readonly integrity_check: string }[];
    if (row?.integrity_check !== 'ok') throw new StartError(`${file} is damaged: ${row?.integrity_check ?? 'unknown'}`);
  } finally {
    copy.close();
  }
}

const hasTables = (url: string): Promise<boolean> =>
  hasRows(url, "select 1 from pg_tables where schemaname = 'public' limit 1");

async function hasRows(url: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** The user who restores owns the restored tables. */
const PLAIN = ['--no-owner', '--no-privileges'] as const;

/**
 * The address of a database as environment variables for PostgreSQL's programs: other users can read a command line.
 */
function postgresAt(url: string) {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const place = { PGHOST: host, PGPORT: String(port), PGUSER: user ?? '', PGDATABASE: database ?? '' };
  return { ...place, ...(password ? { PGPASSWORD: password } : {}) };
}

/** Runs one of PostgreSQL's own programs. @throws StartError with its output if it fails, or if it is not installed */
async function program(name: string, settings: readonly string[], place: ReturnType<typeof postgresAt>): Promise<void> {
  const child = spawn(name, settings, { env: { ...process.env, ...place }, stdio: ['ignore', 'inherit', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new StartError(`${name} was not found: install the PostgreSQL client`) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`${name} ended with ${code}:\n${errorOutput.trim()}`);
}
