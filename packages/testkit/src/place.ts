import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConfig, openDatabase } from '@cpc/api';
import { postgresPrograms, startPostgres, stopPostgres } from '@cpc/api/testing/postgres';
import pg from 'pg';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Where a run keeps its data: a directory, and a private PostgreSQL if requested. */
export interface Place {
  readonly engine: EngineName;
  readonly folder: string;
  /** DATABASE_URL of the servers; empty for the embedded database. */
  readonly databaseUrl: string;
  /** Opens the database beside the servers; the embedded one only after all servers have ended. */
  readonly open: () => ReturnType<typeof openDatabase>;
  readonly close: () => void;
}

export interface PlaceOptions {
  /** PostgreSQL waits for the disk, as needed when times are measured. */
  readonly durable?: boolean;
  /** An empty database of a running PostgreSQL, for example one that fails over. It is not cleaned up afterwards. */
  readonly databaseUrl?: string | undefined;
}

/** @throws Error if PostgreSQL is requested and not installed */
export async function makePlace(engine: EngineName, options: PlaceOptions = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-chaos-'));
  if (engine === 'sqlite') {
    const config: DatabaseConfig = { engine, folder: join(folder, 'server-1', 'database') };
    return placeOf({ engine, folder, databaseUrl: '' }, config, () => undefined);
  }
  if (options.databaseUrl) return postgresPlace(folder, options.databaseUrl, () => undefined);
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed here (see scripts/lib/tools.mjs)');
  // PostgreSQL runs as another user, which needs access to its directory.
  chmodSync(folder, 0o755);
  const home = join(folder, 'postgres');
  mkdirSync(home);
  const socket = await startPostgres(home, programs, options.durable ? 'durable' : 'forgetful');
  const databaseUrl = `postgres://postgres@/chaos?host=${encodeURIComponent(socket)}`;
  const client = new pg.Client({ connectionString: databaseUrl.replace('/chaos?', '/postgres?') });
  await client.connect();
  await client.query('create database chaos');
  await client.end();
  return postgresPlace(folder, databaseUrl, () => stopPostgres(home));
}

const postgresPlace = (folder: string, databaseUrl: string, stop: () => void): Place =>
  placeOf({ engine: 'postgres', folder, databaseUrl }, { engine: 'postgres', url: databaseUrl, connections: 4 }, stop);

function placeOf(
  known: Pick<Place, 'engine' | 'folder' | 'databaseUrl'>,
  config: DatabaseConfig,
  stop: () => void,
): Place {
  return {
    ...known,
    open: () => openDatabase(config, { now: Date.now }),
    close() {
      stop();
      rmSync(known.folder, { recursive: true, force: true });
    },
  };
}
