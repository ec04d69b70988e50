import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import type { Database, Engine } from '../base/db/database.ts';
import { type DatabaseConfig, openDatabase } from '../base/db/open.ts';
import type { Clock } from '../base/ports/clock.ts';
import { guardNesting } from './guard-nesting.ts';
import { claimed, postgresPrograms, startPostgres } from './private-postgres.ts';
import { testClock } from './services.ts';
import { isDayOf } from '@cpc/domain/testing/turn';

export interface TestEngine {
  readonly engine: Engine;
  /** A new empty database, closed at the end of the suite. */
  readonly open: (clock?: Clock) => Promise<Database>;
  /**
   * One database as two server processes open it. SQLite belongs to one process, so both get the same handle there;
   * state in memory beside the database is not shared.
   */
  readonly openTwice: () => Promise<readonly [Database, Database]>;
  /** The place of a new empty database, which the test opens itself; on PostgreSQL it may open it several times. */
  readonly place: () => Promise<DatabaseConfig>;
}

/** What changes money, orders, stock or prints runs on PostgreSQL every day. */
const EVERY_DAY =
  /\/(lifecycle|records|base\/db|modules\/(payments|orders|ledger|vouchers|coupons|payouts|stock|printing|shop-orders))\//;

/** Whether the calling test file runs on PostgreSQL today; the others do on one of three days. */
function isOnPostgres(): boolean {
  const file =
    expect
      .getState()
      .testPath?.split(/[\\/]src[\\/]/)
      .at(-1) ?? '';
  return EVERY_DAY.test(`/${file}`) || isDayOf(file);
}

/**
 * The engines that a suite runs on: `describe.each(databases())('orders on $engine', ({ open }) => …)`. Call it where
 * suites are declared. Without PostgreSQL on this machine it prints a warning and returns SQLite alone. In
 * `npm test`, some suites run on PostgreSQL on one of three days (decision 147).
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
  const engines = [testEngine('sqlite', sqlitePlaces(closing), closing)];
  return programs && isOnPostgres()
    ? [...engines, testEngine('postgres', postgresPlaces(programs, closing), closing)]
    : engines;
}

interface Places {
  readonly empty: () => Promise<DatabaseConfig>;
  /** A copy of a database with its tables: creating the tables takes longer than most tests. */
  readonly withTables: () => Promise<DatabaseConfig>;
}

function testEngine(engine: Engine, { empty, withTables }: Places, closing: (() => Promise<void>)[]): TestEngine {
  const opened = async (where: DatabaseConfig, clock: Clock) => {
    const database = guardNesting(await openDatabase(where, clock));
    closing.push(() => database.close());
    return database;
  };
  return {
    engine,
    place: empty,
    open: async (clock = testClock()) => opened(await withTables(), clock),
    async openTwice() {
      const where = await withTables();
      const first = await opened(where, testClock());
      return [first, engine === 'sqlite' ? first : await opened(where, testClock())];
    },
  };
}

async function makeTables(place: DatabaseConfig): Promise<void> {
  const database = await openDatabase(place, testClock());
  await database.close();
}

const WITH_TABLES = 'with_tables';

function sqlitePlaces(closing: (() => Promise<void>)[]): Places {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'cpc-sqlite-'));
    closing.push(async () => rmSync(made, { recursive: true, force: true }));
    return made;
  };
  return {
    empty: async () => ({ engine: 'sqlite', folder: folder() }),
    withTables: async () => {
      const tables = join(inject('runFolder'), `sqlite_${WITH_TABLES}`);
      await claimed(tables, () => makeTables({ engine: 'sqlite', folder: tables }));
      const copy = folder();
      cpSync(tables, copy, { recursive: true });
      return { engine: 'sqlite', folder: copy };
    },
  };
}

let made = 0;

function postgresPlaces(programs: string, closing: (() => Promise<void>)[]): Places {
  const ask = async (socket: string, statement: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres', socket) });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const create = async (name: string, template: string, socket: string) => {
    await ask(socket, `create database ${name} template ${template}`);
    if (name !== WITH_TABLES) closing.push(() => ask(socket, `drop database ${name} with (force)`));
    return { engine: 'postgres', url: urlOf(name, socket), connections: 8 } as const;
  };
  const start = () => startPostgres(inject('runFolder'), programs);
  const nextName = () => {
    made += 1;
    return `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? 0}_${made}`;
  };
  return {
    empty: async () => create(nextName(), 'template1', await start()),
    withTables: async () => {
      const socket = await start();
      await claimed(join(inject('runFolder'), WITH_TABLES), async () =>
        makeTables(await create(WITH_TABLES, 'template1', socket)),
      );
      return create(nextName(), WITH_TABLES, socket);
    },
  };
}

const urlOf = (database: string, socket: string) =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socket)}`;
