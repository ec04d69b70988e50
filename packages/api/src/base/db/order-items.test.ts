import { brand, type OrderId, type OrderItemId } from '@cpc/domain';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findItem } from '../../records/orders/items.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { orderViews } from '../../modules/orders/view.ts';
import { jobOfItem } from '../../records/printing/store.ts';
import { releasePiece } from '../../records/stock/hold.ts';
import { databases } from '../../testing/databases.ts';
import { testClock, testServices } from '../../testing/services.ts';
import { type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type DatabaseConfig, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { transition } from '../transition.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '070-order-items'),
);
const ID = brand<OrderId>('the-order');
const FINDING = { kind: 'lowResolution', severity: 'strong', layer: null, values: {}, fix: null };
const PRODUCT = { brand: 'Apple', model: 'iPhone 15', surface: { width: 74, height: 150 }, shellName: 'soft' };

describe.each(databases())('an order from before the table of items, on $engine', ({ place }) => {
  it('[OR-04] [OR-09] [OR-10] an old order gets one item with design, print, piece, findings and history', async () => {
    const where = await place();
    const old = openBare(where);
    await migrate(old, testClock(), BEFORE);
    await old.transact((tx) => placeBefore(tx as unknown as Kysely<Before>));
    await old.close();

    const db = await openDatabase(where, testClock());
    try {
      const [view] = await orderViews(db.read, [await ownOrder(db.read, brand('anna'), ID)]);
      expect(view).toMatchObject({
        order_number: 'K7',
        price: { amount: 2490, currency: 'EUR' },
        label: 'inQueue',
        items: [
          {
            line: 1,
            model: 'iPhone 15',
            print_number: 'K7-1',
            job: 'queued',
            position: 1,
            thumbnail: 'a'.repeat(64),
            findings: [FINDING],
          },
        ],
      });
      const [item] = view?.items ?? [];
      expect(view?.history.map(({ what, item_id }) => [what, item_id])).toEqual([
        ['order.placed', null],
        ['printJob.created', item?.item_id],
      ]);
      expect(await findItem(db.read, brand<OrderItemId>(ID))).toMatchObject({ design: '{"a":1}', design_hash: 'hash' });
      expect(await jobOfItem(db.read, brand<OrderItemId>(ID))).toMatchObject({ file: 'f', queued_at: 3, line: 1 });
      await db.transact((tx) =>
        releasePiece(transition(tx, testServices(db), { actor: 'system', reason: 'a test' }), {
          id: brand(ID),
          order_id: ID,
        }),
      );
      const holds = await db.read.selectFrom('stock_holds').selectAll().execute();
      expect(holds).toMatchObject([{ item_id: ID, order_id: ID, colour_id: 'soft.black', state: 'released' }]);
    } finally {
      await db.close();
    }
  });
});

const openBare = (where: DatabaseConfig): Database =>
  where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);

/** The tables as they were before the migration. */
type Before = Record<'machines' | 'orders' | 'order_events' | 'print_jobs' | 'stock_holds', Record<string, unknown>>;

async function placeBefore(tx: Kysely<Before>): Promise<void> {
  const chosen = { goods_id: 'apple-iphone-15', shell_id: 'soft', colour_id: 'soft.black' };
  await sql`insert into machines (id, partner_id, name, address, language, currency, created_at)
    values ('demo', 'partner-a', 'Demo', '1 Main Street', 'en-us', 'EUR', 0)`.execute(tx);
  const order = {
    id: ID,
    number: 'K7',
    account_id: 'anna',
    client_key: 'one',
    request_hash: 'asked',
    machine_id: 'demo',
    ...chosen,
    status: 1,
    design: '{"a":1}',
    design_hash: 'hash',
    product: JSON.stringify(PRODUCT),
    price_amount: 2490,
    price_currency: 'EUR',
    created_at: 1,
    hold_until: 2,
    thumbnail: 'a'.repeat(64),
    version: 0,
  };
  await tx.insertInto('orders').values(order).execute();
  const event = { order_id: ID, at: 1, from_state: '', actor: 'customer', cause: 'placed' };
  await tx
    .insertInto('order_events')
    .values([
      { ...event, seq: 1, machine: 'order', event: 'placed', to_state: '0', findings: JSON.stringify([FINDING]) },
      { ...event, seq: 2, machine: 'printJob', event: 'created', to_state: 'waiting', findings: '[]' },
    ])
    .execute();
  const print = { id: 'job', order_id: ID, number: 'K7-1', machine_id: 'demo', state: 'queued', file: 'f' };
  const lease = { fence: 0, lease_until: 0, seq: 0, percent: 0, reason: '' };
  const size = { width: 74, height: 150, created_at: 1, queued_at: 3 };
  await tx
    .insertInto('print_jobs')
    .values({ ...print, ...lease, ...size })
    .execute();
  await tx
    .insertInto('stock_holds')
    .values({ order_id: ID, machine_id: 'demo', ...chosen, state: 'held' })
    .execute();
}
