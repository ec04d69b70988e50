import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { freePageBytes } from './free-pages.ts';

describe.each(databases())('free room inside the database on $engine', ({ engine, open }) => {
  it('[RL-03.2] SQLite reports the room of removed rows; PostgreSQL reports 0', async () => {
    const db = await open();
    const row = { hash: 'design', content: 'x'.repeat(1_000_000), bytes: 1_000_000 };
    await db.transact((tx) => tx.insertInto('documents').values(row).execute());
    const before = await freePageBytes(db);
    await db.transact((tx) => tx.deleteFrom('documents').execute());
    const left = (await freePageBytes(db)) - before;
    expect(left).toBeGreaterThanOrEqual(engine === 'sqlite' ? 990_000 : 0);
    expect(left).toBeLessThanOrEqual(engine === 'sqlite' ? 1_010_000 : 0);
  });
});
