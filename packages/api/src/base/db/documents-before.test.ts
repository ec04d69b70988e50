import { createHash } from 'node:crypto';
import { brand, type OrderItemId, type ShoppingEntryId, type WorkId, type AccountId } from '@cpc/domain';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findItem } from '../../records/orders/items.ts';
import { findEntry } from '../../modules/shopping-list/store.ts';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import { liveWork } from '../../modules/works/find.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type DatabaseConfig, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '240-documents'),
);
const PICTURE = 'a'.repeat(64);
/** The migration must keep spaces, special characters and the order of keys. */
const ONE = `{"version":1, "records":{"p":{"asset":"${PICTURE}"}, "t":"ü 図"}}`;
const OTHER = '{"version":1,"records":{}}';
const sum = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(databases())('designs from before the table of documents, on $engine', ({ place }) => {
  it('[OR-04] [ED-07] old designs keep their exact text, each text stored once', async () => {
    const where = await place();
    const old = openBare(where);
    await migrate(old, testClock(), BEFORE);
    await old.transact((tx) => keepBefore(tx as unknown as Kysely<Before>));
    await old.close();

    const db = await openDatabase(where, testClock());
    try {
      const rows = await db.read.selectFrom('documents').selectAll().orderBy('bytes').execute();
      expect(rows).toEqual([
        { hash: sum(OTHER), content: OTHER, bytes: Buffer.byteLength(OTHER) },
        { hash: sum(ONE), content: ONE, bytes: Buffer.byteLength(ONE) },
      ]);
      const anna = brand<AccountId>('anna');
      for (let n = 0; n < 50; n += 1)
        expect((await liveWork(db.read, anna, brand<WorkId>(`work-${n}`))).document).toBe(n % 2 === 0 ? ONE : OTHER);
      const item = await findItem(db.read, brand<OrderItemId>('order'));
      expect([item?.design, item?.design_hash]).toEqual([ONE, 'frozen']);
      expect((await findEntry(db.read, brand<ShoppingEntryId>('entry')))?.design).toBe(ONE);
      const share = await db.read.selectFrom('shares').select('document_hash').executeTakeFirstOrThrow();
      expect(share.document_hash).toBe(sum(OTHER));
      const pictures = await db.read.selectFrom('document_pictures').selectAll().execute();
      expect(pictures).toEqual([{ hash: sum(ONE), asset: PICTURE }]);
    } finally {
      await db.close();
    }
  });
});

const openBare = (where: DatabaseConfig): Database =>
  where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);

/** The tables as they were before the migration. */
type Before = Record<
  'accounts' | 'works' | 'shares' | 'shopping_list' | 'machines' | 'orders' | 'order_items',
  Record<string, unknown>
>;

async function keepBefore(tx: Kysely<Before>): Promise<void> {
  const account = { id: 'anna', phone: null, password_hash: null, created_at: 1 };
  await tx.insertInto('accounts').values(account).execute();
  const work = { account_id: 'anna', goods_id: 'g', title: '', revision: 1, created_at: 1, updated_at: 1 };
  for (let n = 0; n < 50; n += 1)
    await tx
      .insertInto('works')
      .values({ ...work, id: `work-${n}`, document: n % 2 === 0 ? ONE : OTHER })
      .execute();
  const share = { id: 'share', account_id: 'anna', work_id: 'work-0', goods_id: 'g', title: '' };
  await tx
    .insertInto('shares')
    .values({ ...share, document: OTHER, art_hash: 'a', created_at: 1, revoked_at: null })
    .execute();
  const thing = { goods_id: 'g', shell_id: 's', colour_id: 'c', design: ONE, design_hash: 'frozen', product: '{}' };
  const entry = { id: 'entry', account_id: 'anna', client_key: 'k', surface_name: null, work_id: null };
  await tx
    .insertInto('shopping_list')
    .values({ ...entry, ...thing, thumbnail: null, added_at: 1, removed_at: null, version: 0 })
    .execute();
  await orderBefore(tx, thing);
}

async function orderBefore(tx: Kysely<Before>, thing: Record<string, unknown>): Promise<void> {
  const station = { id: 'demo', partner_id: 'p', name: '', address: '', language: 'en-us', currency: 'EUR' };
  await tx
    .insertInto('machines')
    .values({ ...station, created_at: 0 })
    .execute();
  const asked = { number: 'n', account_id: 'anna', client_key: 'k', request_hash: '', machine_id: 'demo' };
  const price = { price_amount: 1490, price_currency: 'EUR' };
  await tx
    .insertInto('orders')
    .values({ id: 'order', ...asked, ...price, status: 1, created_at: 1, hold_until: 2, version: 0 })
    .execute();
  await tx
    .insertInto('order_items')
    .values({ id: 'order', order_id: 'order', line: 1, ...thing, price_amount: 1490, findings: '[]', thumbnail: null })
    .execute();
}
