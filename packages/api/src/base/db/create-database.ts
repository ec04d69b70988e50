import pg from 'pg';
import { errorCode } from '../ports/error-code.ts';

/** SQLSTATE invalid_catalog_name: the server has no such database. */
const NO_DATABASE = '3D000';
/** SQLSTATE duplicate_database, and what two processes at once may meet instead. */
const MADE_MEANWHILE = new Set(['42P04', '23505']);
const MAX_CONNECT_MS = 10_000;

/**
 * Makes the database that an address names, if its server has none of that name.
 * @returns true if it was made @throws the error of the connection, or of a user who may not make databases
 */
export async function createPostgresDatabase(url: string): Promise<boolean> {
  const there = new pg.Client({ connectionString: url, connectionTimeoutMillis: MAX_CONNECT_MS });
  try {
    await there.connect();
    return false;
  } catch (error) {
    if (errorCode(error) !== NO_DATABASE) throw error;
  } finally {
    await there.end().catch(() => undefined);
  }
  return create(url, there.database ?? '');
}

async function create(url: string, name: string): Promise<boolean> {
  // Every PostgreSQL has the database `postgres`, to connect to for such work.
  const connectionString = url.replace(/^(\w+:\/\/[^/?]*\/)[^?]*/, '$1postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: MAX_CONNECT_MS });
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    if (MADE_MEANWHILE.has(errorCode(error) ?? '')) return false;
    throw error;
  } finally {
    await client.end();
  }
}
