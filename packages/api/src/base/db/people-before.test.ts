import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../records/accounts/passwords.ts';
import { hashSecret } from '../ports/random.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import { wholeServer } from '../../testing/whole-server.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '130-partner-people'),
);
const TOKEN = 'a-token-of-before-there-were-people';

/** The tables as they were before the migration. */
type Before = Record<'partners' | 'partner_sessions' | 'machines', Record<string, unknown>>;

async function openBefore(tx: Kysely<Before>, now: number): Promise<void> {
  const password_hash = await createPasswords().hash('a shop of its own');
  await tx
    .insertInto('partners')
    .values([
      { id: 'shop-a', username: 'ann', name: 'Ann’s shop', password_hash, created_at: 1, commission_permille: 70 },
      { id: 'shop-b', username: 'bob', name: 'Bob’s', password_hash: 'x', created_at: 2, commission_permille: null },
    ])
    .execute();
  const session = { partner_id: 'shop-a', started_at: now, expires_at: now + 1000 };
  await tx
    .insertInto('partner_sessions')
    .values({ token_hash: hashSecret(TOKEN), ...session })
    .execute();
  const station = { id: 'demo', partner_id: 'shop-a', name: 'Demo', address: '', language: 'en-us', currency: 'EUR' };
  await tx
    .insertInto('machines')
    .values({ ...station, created_at: 0 })
    .execute();
}

describe.each(databases())('a shop from before people had logins, on $engine', ({ place }) => {
  it('[PA-01] an old shop login belongs to the owner; open sessions and all data stay', async () => {
    const where = await place();
    const clock = testClock();
    const old = where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);
    await migrate(old, clock, BEFORE);
    await old.transact((tx) => openBefore(tx as unknown as Kysely<Before>, clock.now()));
    await old.close();

    const db = await openDatabase(where, clock);
    try {
      const { app } = await wholeServer(db, { clock });
      const login = { username: 'ann', password: 'a shop of its own' };
      const { tokenHead, token } = await caller(app).must('Partner.login', login);
      for (const authorization of [tokenHead + token, `Bearer ${TOKEN}`]) {
        const owner = caller(app, { authorization });
        expect(await owner.must('Partner.me', {})).toEqual({
          partner_id: 'shop-a',
          name: 'Ann’s shop',
          person_id: 'owner-shop-a',
          person_name: 'Ann’s shop',
          username: 'ann',
          role: 'owner',
          stations: null,
          time_zone: 'UTC',
          places: [{ partner_id: 'shop-a', name: 'Ann’s shop', role: 'owner' }],
        });
        expect(await owner.must('Partner.machines', {})).toMatchObject([{ machine_id: 'demo' }]);
      }
      const shops = await db.read.selectFrom('partners').selectAll().orderBy('id').execute();
      expect(shops.map(({ id, commission_permille }) => [id, commission_permille])).toEqual([
        ['shop-a', 70],
        ['shop-b', null],
      ]);
      const people = await db.read.selectFrom('partner_people').select('username').orderBy('username').execute();
      expect(people).toEqual([{ username: 'ann' }, { username: 'bob' }]);
    } finally {
      await db.close();
    }
  });
});
