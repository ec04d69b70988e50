import { brand, type PartnerId } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sqliteDatabase } from '../../testing/databases.ts';

const shop = { id: brand<PartnerId>('shop'), name: 'Shop', created_at: 0 };

describe('reads aside of the embedded database', () => {
  it('[SC-07.1] a long read lets the main thread go on, and sees what was committed before', async () => {
    const db = await sqliteDatabase();
    await db.transact((tx) => tx.insertInto('partners').values(shop).execute());
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const { rows } =
      await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 500000)
      select count(*) as numbers, (select count(*) from partners) as shops from numbers`.execute(db.aside);
    isOver = true;
    expect(rows).toEqual([{ numbers: 500_000, shops: 1 }]);
    expect(turns).toBeGreaterThan(10);
  });

  it('[SC-07.1] a wrong query is an error of its caller alone, and nothing is written', async () => {
    const [db, other] = [await sqliteDatabase(), await sqliteDatabase()];
    const answers = await Promise.allSettled([
      sql`select nowhere from sqlite_master`.execute(db.aside),
      sql`insert into partners (id, name, created_at) values ('a', 'b', 0)`.execute(db.aside),
      db.aside.selectFrom('partners').selectAll().execute(),
      other.aside.selectFrom('partners').selectAll().execute(),
    ]);
    expect(answers).toMatchObject([
      { reason: { message: 'no such column: nowhere' } },
      { reason: { message: 'attempt to write a readonly database' } },
      { value: [] },
      { value: [] },
    ]);
  });
});
