import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import type { Database } from './database.ts';
import { openDatabase } from './start/open.ts';
import { testClock } from '../../testing/services.ts';

const account = (id: string) => ({ id, phone: null, password_hash: null, created_at: 1 });
const idsIn = async (db: Database) =>
  (await db.read.selectFrom('accounts').select('id').orderBy('id').execute()).map((row) => row.id);

describe.each(databases())('the database on $engine', ({ open, place }) => {
  it('a committed transaction stays, and a failed one beside it leaves nothing', async () => {
    const db = await open();
    const write = (id: string, fail: boolean) =>
      db.transact(async (tx) => {
        await tx.insertInto('accounts').values(account(id)).execute();
        if (fail) throw new Error(`refused ${id}`);
        return id;
      });
    const outcomes = await Promise.allSettled([
      write('a', false),
      write('b', true),
      write('c', false),
      write('a', false),
    ]);
    const [first, failed, other, twin] = outcomes.map((outcome) => outcome.status);
    expect([failed, other]).toEqual(['rejected', 'fulfilled']);
    // The database chooses which of two concurrent transactions is first.
    expect(new Set([first, twin])).toEqual(new Set(['fulfilled', 'rejected']));
    expect(await idsIn(db)).toEqual(['a', 'c']);
  });

  it('the database returns 64-bit integers and sums as numbers, and refuses unsafe ones', async () => {
    const db = await open();
    const at = Date.UTC(2100, 0, 1);
    await db.transact((tx) =>
      tx
        .insertInto('accounts')
        .values({ ...account('a'), created_at: at })
        .execute(),
    );
    const row = await db.read
      .selectFrom('accounts')
      .select((build) => [
        'created_at',
        build.fn.sum<number>('created_at').as('total'),
        build.fn.countAll<number>().as('count'),
      ])
      .groupBy('created_at')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ created_at: at, total: at, count: 1 });
  });

  it('every conditional update counts exactly once under concurrency', async () => {
    const db = await open();
    await db.transact((tx) =>
      tx
        .insertInto('accounts')
        .values({ ...account('a'), created_at: 0 })
        .execute(),
    );
    const add = () =>
      db.transact((tx) =>
        tx
          .updateTable('accounts')
          .set((column) => ({ created_at: column('created_at', '+', 1) }))
          .where('created_at', '<', 40)
          .executeTakeFirst(),
      );
    const results = await Promise.all(Array.from({ length: 60 }, add));
    expect(results.filter((result) => result.numUpdatedRows === 1n).length).toBe(40);
  });

  it('a nested transaction is refused instead of waiting for itself', async () => {
    const db = await open();
    await expect(db.transact(() => db.transact(async () => 1))).rejects.toThrow('inside a transaction');
  });

  it('a row whose foreign key has no row is refused', async () => {
    const db = await open();
    const times = { started_at: 1, expires_at: 2, since: 1, used_at: 1 };
    const session = { token_hash: 'h', account_id: 'nobody', login: 'one', browser: '', ...times };
    await expect(db.transact((tx) => tx.insertInto('sessions').values(session).execute())).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('a reopened database still has everything', async () => {
    const where = await place();
    const first = await openDatabase(where, testClock());
    await first.transact((tx) => tx.insertInto('accounts').values(account('a')).execute());
    await first.close();
    const second = await openDatabase(where, testClock());
    expect(await idsIn(second)).toEqual(['a']);
    await second.close();
  });
});
