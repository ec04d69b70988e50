import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import type { Database, Engine } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';

const stepsDone = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db.read);
  return rows.map((row) => row.name);
};
const names = MIGRATIONS.map((step) => step.name);

describe('the migrations', () => {
  it('the migrations match the files of their folder, in order, each with its own name', () => {
    const files = readdirSync(new URL('migrations', import.meta.url)).map((file) => file.replace('.ts', ''));
    expect(names).toEqual(files.sort());
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
    const owner = fork(new URL('../../testing/folder-owner.mjs', import.meta.url), [where.folder], { stdio: 'ignore' });
    await new Promise((resolve) => owner.once('message', resolve));
    await expect(openDatabase(where, testClock())).rejects.toThrow('in use by another process');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    const db = await openDatabase(where, testClock());
    await db.close();
  });
});
