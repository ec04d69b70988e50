import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { testClock } from '../../../testing/services.ts';
import type { Database, Engine } from '../database.ts';
import { ForeignTables } from '../foreign-tables.ts';
import { migrate } from './migrate.ts';
import type { Migration } from '../migration.ts';
import { MIGRATIONS } from './migrations.ts';
import { type DatabaseConfig, openDatabase } from './open.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';

const stepsDone = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db.read);
  return rows.map((row) => row.name);
};
const names = MIGRATIONS.map((step) => step.name);

describe('the migrations', () => {
  it('the migrations match the files of their folder, in order, each with its own name', () => {
    const files = readdirSync(new URL('../migrations', import.meta.url)).filter((file) => file.endsWith('.ts'));
    expect(names.map((name) => name.replace(/^(001-baseline)-[0-9a-f]{12}$/, '$1.ts'))).toEqual(files.sort());
  });
});

describe.each(databases())('the migrations on $engine', ({ place }) => {
  it('each migration runs once, also if the database is opened again', async () => {
    const where = await place();
    for (let n = 0; n < 2; n += 1) {
      const db = await openDatabase(where, testClock());
      expect(await stepsDone(db)).toEqual(names);
      await db.close();
    }
  });
});

/** A database whose tables were made in another way. */
async function filled(where: DatabaseConfig, statements: readonly string[]): Promise<void> {
  const db = where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);
  await db.transact(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
  await db.close();
}

const STEPS = 'create table migrations (name text primary key, at bigint not null)';

describe.each(databases())('a database that this program did not make, on $engine', ({ place }) => {
  it.each([
    [
      'an older chain of migrations',
      [STEPS, `insert into migrations values ('001-accounts', 1), ('002-catalogue', 1), ('467-pair-rooms', 1)`],
      'the migrations 001-accounts … 467-pair-rooms (3)',
    ],
    [
      'another draft of the baseline',
      [STEPS, `insert into migrations values ('001-baseline-0123456789ab', 1)`],
      'the migrations 001-baseline-0123456789ab',
    ],
    ['tables of another program', ['create table guests (name text)'], 'the tables guests'],
    [
      'migrations of another program',
      ['create table migrations (id bigint)', 'insert into migrations values (7)'],
      'the tables migrations',
    ],
  ])('[OP-04.2] %s: it is refused with what was found and what to do, and not changed', async (_what, made, found) => {
    const where = await place();
    await filled(where, made);
    const sentence = `the database was made by another program, or by a draft of this one: found ${found}, expected ${names[0]}; keep a copy of it, and start with an empty database`;
    for (let time = 0; time < 2; time += 1) {
      const refused = await openDatabase(where, testClock()).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ForeignTables);
      expect((refused as Error).message).toBe(sentence);
    }
  });
});

describe.each(databases())('the migrations after the baseline, on $engine', ({ open }) => {
  it('a later migration runs once, on the tables of the baseline, and an older program still opens them', async () => {
    const db = await open();
    const later: Migration = {
      name: '002-later',
      up: ({ run }) => run(`alter table orders add column note text; create index orders_note on orders (note);`),
    };
    for (let time = 0; time < 2; time += 1) await migrate(db, testClock(), [...MIGRATIONS, later]);
    expect(await stepsDone(db)).toEqual([...names, '002-later']);
    expect((await sql`select note from orders`.execute(db.read)).rows).toEqual([]);
    await migrate(db, testClock());
    expect(await stepsDone(db)).toEqual([...names, '002-later']);
  });
});

const on = (wanted: Engine) => databases().filter(({ engine }) => engine === wanted);

describe.each(on('postgres'))('several processes on one $engine database', ({ place }) => {
  it('[RL-02] processes that start at the same time run each migration once', async () => {
    const where = await place();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(where, testClock())));
    for (const db of opened) {
      expect(await stepsDone(db)).toEqual(names);
      await db.close();
    }
  });
});

describe.each(on('sqlite'))('a second process on one $engine folder', ({ place }) => {
  it('the second process is refused, and succeeds after the first process was killed', async () => {
    const where = await place();
    if (where.engine !== 'sqlite') throw new Error('sqlite expected');
    const owner = fork(new URL('../../../testing/folder-owner.mjs', import.meta.url), [where.folder], {
      stdio: 'ignore',
    });
    await new Promise((resolve) => owner.once('message', resolve));
    await expect(openDatabase(where, testClock())).rejects.toThrow('in use by another process');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    const db = await openDatabase(where, testClock());
    await db.close();
  });
});
