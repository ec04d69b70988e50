import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConfig, openDatabase } from '@cpc/api';
import { postgresPrograms, startPostgres, stopPostgres } from '@cpc/api/testing/postgres';
import pg from 'pg';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Where a run keeps everything: a folder, and a private PostgreSQL where that is asked for. */
export interface Place {
  readonly engine: EngineName;
  readonly folder: string;
  /** DATABASE_URL of the servers; empty for the embedded database. */
  readonly databaseUrl: string;
  /** Opens the database beside the servers; the embedded one only when they have all ended. */
  readonly open: () => ReturnType<typeof openDatabase>;
  readonly close: () => void;
}

export interface PlaceOptions {
  /** A PostgreSQL that takes its time to reach the disk, where times are measured. */
  readonly durable?: boolean;
  /** An empty database of a PostgreSQL that runs already, such as one that fails over; it is left as it then is. */
  readonly databaseUrl?: string | undefined;
}

/** @throws Error where PostgreSQL is asked for and not installed */
export async function makePlace(engine: EngineName, options: PlaceOptions = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-chaos-'));
  if (engine === 'sqlite') {
    const config: DatabaseConfig = { engine, folder: join(folder, 'server-1', 'database') };
    return placeOf({ engine, folder, databaseUrl: '' }, config, () => undefined);
  }
  if (options.databaseUrl) return postgresPlace(folder, options.databaseUrl, () => undefined);
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  // PostgreSQL runs as a user of its own, who must get to its folder.
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
