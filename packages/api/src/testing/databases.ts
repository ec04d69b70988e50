import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestRunner, afterAll, expect, inject, onTestFinished } from 'vitest';
import type { Database, Engine } from '../base/db/database.ts';
import { type DatabaseConfig, openDatabase } from '../base/db/start/open.ts';
import { openPostgres } from '../base/db/postgres.ts';
import { openSqlite } from '../base/db/sqlite.ts';
import { guardNesting } from './guard-nesting.ts';
import { isOnBoth } from './on-both.ts';
import { prepareRecorded, recordSql } from './portable-sql.ts';
import { dropDatabase, makeDatabase, takeCopy, WITH_TABLES } from './postgres-copies.ts';
import { claimed, postgresPrograms, startPostgres } from './private-postgres.ts';
import { testClock } from './services.ts';
import { isInMain, isInRest } from '@cpc/domain/testing/part';

export interface TestEngine {
  readonly engine: Engine;
  /** An empty database, closed at the end of the test, or of the suite if it is opened before the tests. */
  readonly open: () => Promise<Database>;
  /**
   * One database as two server processes open it. SQLite belongs to one process, so both get the same handle there;
   * state in memory beside the database is not shared.
   */
  readonly openTwice: () => Promise<readonly [Database, Database]>;
  /** The place of a new empty database, which the test opens itself; on PostgreSQL it may open it several times. */
  readonly place: () => Promise<DatabaseConfig>;
}

/** The engines of the calling test file in this part: `npm test` leaves PostgreSQL to `npm run test:all` for most files. */
function enginesOfPart(): readonly Engine[] {
  const postgres = isOnBoth(expect.getState().testPath ?? '') ? isInMain : isInRest;
  return [...(isInMain ? (['sqlite'] as const) : []), ...(postgres ? (['postgres'] as const) : [])];
}

/**
 * The engines that a suite runs on: `describe.each(databases())('orders on $engine', ({ open }) => …)`. Call it where
 * suites are declared. Without PostgreSQL on this machine it prints a warning and returns SQLite alone. In
 * `npm test`, suites that are not about the engine run on SQLite, and `npm run test:all` runs them on PostgreSQL. What
 * the suites ask SQLite is prepared on PostgreSQL at their end.
 */
export function databases(): readonly TestEngine[] {
  return opened(enginesOfPart());
}

/** SQLite for suites that need a database and ask nothing of its engine: they run in `npm test` alone. */
export function anyDatabase(): TestEngine {
  const [sqlite] = opened(['sqlite']);
  if (!sqlite) throw new Error('unreachable');
  return sqlite;
}

function opened(engines: readonly Engine[]): readonly TestEngine[] {
  const programs = postgresPrograms();
  if (!programs) {
    process.stderr.write(
      '\n!!! PostgreSQL is not installed here: THESE TESTS RUN ON SQLITE ONLY, races stay unseen. Install the package postgresql. !!!\n\n',
    );
  }
  const close = closing();
  if (programs) {
    const { withTables } = postgresPlaces(programs, close);
    afterAll(() => prepareRecorded(inject('runFolder'), async () => (await withTables()).database));
  }
  return engines.flatMap((engine) => {
    if (engine === 'sqlite') return [testEngine(engine, sqlitePlaces(close))];
    return programs ? [testEngine(engine, postgresPlaces(programs, close))] : [];
  });
}

/** An empty SQLite database, closed at the end of the test. Call it inside a test. */
export const sqliteDatabase = (): Promise<Database> => testEngine('sqlite', sqlitePlaces(onTestFinished)).open();

/** Runs something at the end; what was given last is run first. */
type AtEnd = (close: () => void | Promise<void>) => void;

/** At the end of the test; of the suite, if no test runs now. */
function closing(): AtEnd {
  const ofSuite: Parameters<AtEnd>[0][] = [];
  afterAll(async () => {
    for (const close of ofSuite.reverse()) await close();
  });
  return (close) => {
    if (TestRunner.getCurrentTest()) onTestFinished(close);
    else ofSuite.push(close);
  };
}

interface Places {
  readonly empty: () => Promise<DatabaseConfig>;
  /** A copy of a database with its tables: creating the tables takes longer than most tests. */
  readonly withTables: () => Promise<{ readonly database: Database; readonly again: () => Database }>;
}

function testEngine(engine: Engine, { empty, withTables }: Places): TestEngine {
  const guarded = (database: Database) => guardNesting(engine === 'sqlite' ? recordSql(database) : database);
  return {
    engine,
    place: empty,
    open: async () => guarded((await withTables()).database),
    async openTwice() {
      const { database, again } = await withTables();
      return [guarded(database), guarded(again())];
    },
  };
}

async function makeTables(place: DatabaseConfig): Promise<void> {
  const database = await openDatabase(place, testClock());
  await database.close();
}

function sqlitePlaces(atEnd: AtEnd): Places {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'cpc-sqlite-'));
    atEnd(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };
  return {
    empty: async () => ({ engine: 'sqlite', folder: folder() }),
    async withTables() {
      const tables = join(inject('runFolder'), `sqlite_${WITH_TABLES}`);
      await claimed(tables, () => makeTables({ engine: 'sqlite', folder: tables }));
      const copy = folder();
      cpSync(tables, copy, { recursive: true });
      const database = openSqlite(copy);
      atEnd(() => database.close());
      return { database, again: () => database };
    },
  };
}

function postgresPlaces(programs: string, atEnd: AtEnd): Places {
  const start = () => startPostgres(inject('runFolder'), programs);
  return {
    async empty() {
      const socket = await start();
      const place = await makeDatabase(socket);
      atEnd(() => dropDatabase(socket, place));
      return place;
    },
    async withTables() {
      const socket = await start();
      await claimed(join(inject('runFolder'), WITH_TABLES), async () =>
        makeTables(await makeDatabase(socket, 'template1', WITH_TABLES)),
      );
      const { place, database, giveBack } = await takeCopy(socket);
      atEnd(giveBack);
      const again = () => {
        const other = openPostgres(place.url, place.connections);
        atEnd(() => other.close());
        return other;
      };
      return { database, again };
    },
  };
}
