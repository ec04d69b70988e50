import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '434-drawing-prices'),
);
const [KEPT, PHOTO] = ['a'.repeat(64), 'b'.repeat(64)];

/** The tables as they were before the migration. */
type Before = Record<'accounts' | 'pictures' | 'drawings' | 'drawing_results', Record<string, unknown>>;

async function keepBefore(tx: Kysely<Before>): Promise<void> {
  const accounts = ['anna', 'bert'].map((id) => ({ id, phone: null, password_hash: null, created_at: 1 }));
  await tx.insertInto('accounts').values(accounts).execute();
  const file = { proxy_asset: KEPT, media_type: 'image/png', width: 512, height: 1024 };
  const pictures = [
    { account_id: 'anna', asset: KEPT },
    { account_id: 'anna', asset: PHOTO },
    { account_id: 'bert', asset: KEPT },
  ];
  await tx
    .insertInto('pictures')
    .values(pictures.map((picture) => ({ ...file, ...picture, bytes: 10, created_at: 1 })))
    .execute();
  const words = { prompt: 'a fox', style: 'cartoon', seed: 1, area: '{}', progress: 1000, unknown: '[]', near: '[]' };
  await tx
    .insertInto('drawings')
    .values({ id: 'd', account_id: 'anna', state: 'done', ...words, counted: 1, begun: 1, created_at: 1 })
    .execute();
  await tx
    .insertInto('drawing_results')
    .values({ drawing_id: 'd', number: 0, seed: 1, asset: KEPT, ...file, kept: KEPT })
    .execute();
}

describe.each(databases())('pictures from before drawings had a price, on $engine', ({ place }) => {
  it('[AI-04] a kept result is known as drawn, for the account that kept it', async () => {
    const where = await place();
    const old = where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);
    await migrate(old, testClock(), BEFORE);
    await old.transact((tx) => keepBefore(tx as unknown as Kysely<Before>));
    await old.close();

    const db = await openDatabase(where, testClock());
    try {
      const rows = await db.read
        .selectFrom('pictures')
        .select(['account_id', 'asset', 'drawn_from'])
        .where('drawn_from', 'is not', null)
        .execute();
      expect(rows).toEqual([{ account_id: 'anna', asset: KEPT, drawn_from: KEPT }]);
    } finally {
      await db.close();
    }
  });
});
