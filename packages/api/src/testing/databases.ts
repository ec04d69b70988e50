import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database, Engine } from '../db/database.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import type { Clock } from '../ports/clock.ts';
import { postgresPrograms, startPostgres } from './private-postgres.ts';
import { testClock } from './services.ts';

export interface TestEngine {
  readonly engine: Engine;
  /** An empty database of its own, closed at the end of the suite. */
  readonly open: (clock?: Clock) => Promise<Database>;
  /** Where an empty database of its own is, to be opened by the test itself, on PostgreSQL as often as it likes. */
  readonly place: () => Promise<DatabaseConfig>;
}

/**
 * The engines a suite runs on: `describe.each(databases())('orders on $engine', ({ open }) => …)`.
 * Call it where suites are declared. Without PostgreSQL on this machine it says so and gives SQLite alone.
 */
export function databases(): readonly TestEngine[] {
  const programs = postgresPrograms();
  if (!programs) {
    process.stderr.write(
      '\n!!! PostgreSQL is not installed here: THESE TESTS RUN ON SQLITE ONLY, races stay unseen. Install the package postgresql. !!!\n\n',
    );
  }
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  const engines = [testEngine('sqlite', sqlitePlace(closing), closing)];
  return programs ? [...engines, testEngine('postgres', postgresPlace(programs), closing)] : engines;
}

function testEngine(
  engine: Engine,
  place: () => Promise<DatabaseConfig>,
  closing: (() => Promise<void>)[],
): TestEngine {
  return {
    engine,
    place,
    async open(clock = testClock()) {
      const database = await openDatabase(await place(), clock);
      closing.push(() => database.close());
      return database;
    },
  };
}

function sqlitePlace(closing: (() => Promise<void>)[]) {
  return async (): Promise<DatabaseConfig> => {
    const folder = mkdtempSync(join(tmpdir(), 'cpc-sqlite-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    return { engine: 'sqlite', folder };
  };
}

let made = 0;

function postgresPlace(programs: string) {
  return async (): Promise<DatabaseConfig> => {
    const socket = await startPostgres(inject('postgresFolder'), programs);
    const urlOf = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(socket)}`;
    made += 1;
    const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? 0}_${made}`;
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return { engine: 'postgres', url: urlOf(name), connections: 8 };
  };
}
