import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import { orderOf, testShop } from '../../testing/shop.ts';
import { wayTo } from '../../testing/postgres-proxy.ts';
import { CommitInDoubt, isUnavailable } from './unavailable.ts';
import { migrate } from './start/migrate.ts';
import { openPostgres } from './postgres.ts';

describe.each(databases().filter(({ engine }) => engine === 'postgres'))('transactions on $engine', ({ place }) => {
  async function opened(transactionMs?: number) {
    const where = await place();
    if (where.engine !== 'postgres') throw new Error('postgres expected');
    const way = await wayTo(where.url);
    const db = openPostgres(way.url, 2, transactionMs);
    onTestFinished(() => db.close());
    return { way, db };
  }

  it('[RL-03.3] a COMMIT whose answer is lost is in doubt, and is not repeated', async () => {
    const { way, db } = await opened();
    await sql`create table kept (id int)`.execute(db.read);
    way.loseNextCommit();
    let runs = 0;
    const done = db.transact(async (tx) => {
      runs += 1;
      await sql`insert into kept values (1)`.execute(tx);
    });
    await expect(done).rejects.toThrow(CommitInDoubt);
    expect((await sql`select id from kept`.execute(db.read)).rows).toEqual([{ id: 1 }]);
    expect(runs).toBe(1);
  });

  it('a COMMIT that the server refuses is not in doubt', async () => {
    const { db } = await opened();
    await sql`create table kept (id int unique deferrable initially deferred)`.execute(db.read);
    const done = db.transact(async (tx) => sql`insert into kept values (1), (1)`.execute(tx));
    await expect(done).rejects.toMatchObject({ code: '23505' });
  });

  it('[RL-03.3] an order in doubt answers unavailable, and a retry places it once', async () => {
    const { way, db } = await opened();
    await migrate(db, testClock());
    const shop = await testShop(db, { pieces: 10 });
    const customer = await shop.customer();
    const asked = orderOf();
    way.loseNextCommit();
    let last = await customer.call('Order.place', asked);
    expect([last.http, last.data]).toMatchObject([503, { error: 'unavailable' }]);
    // The lost COMMIT may belong to any of the call's transactions.
    for (let left = 5; left > 0 && last.code !== 0; left -= 1) last = await customer.call('Order.place', asked);
    expect(last.code).toBe(0);
    expect(await customer.must('Order.list', {})).toHaveLength(1);
  });

  it('[RL-03.3] a transaction that takes too long is aborted and its connection closed', async () => {
    const { way, db } = await opened(500);
    await sql`select 1`.execute(db.read);
    way.freeze();
    const frozen = await db.transact((tx) => sql`select 1`.execute(tx)).catch((error: unknown) => error);
    expect([frozen instanceof CommitInDoubt, isUnavailable(frozen)]).toEqual([false, true]);
    way.thaw();
    expect((await db.transact((tx) => sql`select 2 as two`.execute(tx))).rows).toEqual([{ two: 2 }]);
  });
});
