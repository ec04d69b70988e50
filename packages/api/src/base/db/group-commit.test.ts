import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { groupCommit } from './group-commit.ts';
import type { Schema } from './schema.ts';
import { statements } from './sqlite-statements.ts';

/** A disk whose writes end when the test decides. */
function disk() {
  const asked: { end: () => void; refuse: (error: Error) => void }[] = [];
  return {
    asked,
    force: () => new Promise<void>((resolve, reject) => void asked.push({ end: resolve, refuse: reject })),
  };
}

function writer() {
  const connection = new DatabaseSync(':memory:');
  onTestFinished(() => connection.close());
  connection.exec('create table notes (text text not null unique)');
  const { asked, force } = disk();
  const { transact, sound, drained } = groupCommit(
    new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements(connection) }) }),
    force,
  );
  const answered: string[] = [];
  const note = (text: string) => {
    const done = transact((tx) => sql`insert into notes values (${text})`.execute(tx));
    done.then(
      () => answered.push(text),
      (error: Error) => answered.push(`${text}: ${error.message}`),
    );
    return done.catch(() => undefined);
  };
  const kept = () => connection.prepare('select text from notes').all().map(Object.values).flat();
  return { asked, answered, note, kept, sound, drained };
}

describe('a group commit', () => {
  it('[RL-01] an answer is sent only after the commit is on disk; later commits share one forcing', async () => {
    const { asked, answered, note, kept, drained } = writer();
    const first = note('first');
    await expect.poll(() => asked.length).toBe(1);
    const later = [note('second'), note('third'), note('second')];
    await expect.poll(kept).toEqual(['first', 'second', 'third']);
    expect([answered, asked.length]).toEqual([[], 1]);
    asked[0]?.end();
    await first;
    expect(answered).toEqual(['first']);
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.end();
    await Promise.all(later);
    expect(answered.slice(1)).toEqual(['second', 'third', 'second: UNIQUE constraint failed: notes.text']);
    await drained();
    expect(asked).toHaveLength(2);
  });

  it('[RL-03.3] after a failed forcing of the log, all transactions are refused', async () => {
    const { asked, answered, note, kept, sound, drained } = writer();
    expect(sound).not.toThrow();
    const first = note('first');
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.refuse(new Error('EIO'));
    await Promise.all([first, note('second')]);
    await note('third');
    expect(answered).toEqual(['first: EIO', 'second: EIO', 'third: EIO']);
    expect(kept()).not.toContain('third');
    await drained();
    expect(asked).toHaveLength(1);
    expect(sound).toThrow('EIO');
  });
});
