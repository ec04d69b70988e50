import { LEDGER, ORDER_STATUS, type PartnerId, brand } from '@cpc/domain';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { balancesOf } from '../../records/ledger/balances.ts';
import { reconcile } from '../../modules/ledger/reconcile/reconcile.ts';
import { databases } from '../../testing/databases.ts';
import { testClock } from '../../testing/services.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type DatabaseConfig, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '080-ledger'),
);

describe.each(databases())('payments from before the ledger, on $engine', ({ place }) => {
  it('[MO-01] [PY-05] [MO-03] old payments are in the ledger, each refund has a row, and all agrees', async () => {
    const where = await place();
    const old = openBare(where);
    await migrate(old, testClock(), BEFORE);
    await old.transact((tx) => payBefore(tx as unknown as Kysely<Before>));
    await old.close();

    const db = await openDatabase(where, testClock());
    try {
      expect(await reconcile({ db })).toEqual([]);
      const refunds = await db.read
        .selectFrom('refunds')
        .select(['order_id', 'state', 'amount'])
        .orderBy('id')
        .execute();
      expect(refunds).toEqual([
        { order_id: 'asked', state: 'asked', amount: 1490 },
        { order_id: 'back', state: 'refunded', amount: 1490 },
        { order_id: 'pending', state: 'pending', amount: 1490 },
      ]);
      const at = async (account: string) => (await balancesOf(db.read, account)).map(({ amount }) => amount);
      expect(await at(LEDGER.partner(brand<PartnerId>('partner-a')))).toEqual([-1490]);
      expect([await at(LEDGER.owed), await at(LEDGER.clearing('paypal'))]).toEqual([[-2980], [4470]]);
    } finally {
      await db.close();
    }
  });
});

const openBare = (where: DatabaseConfig): Database =>
  where.engine === 'sqlite' ? openSqlite(where.folder) : openPostgres(where.url, 2);

/** The tables as they were before the migration. */
type Before = Record<'machines' | 'orders' | 'order_items' | 'payments' | 'print_jobs', Record<string, unknown>>;

async function payBefore(tx: Kysely<Before>): Promise<void> {
  const station = {
    id: 'demo',
    partner_id: 'partner-a',
    name: 'Demo',
    address: '',
    language: 'en-us',
    currency: 'EUR',
  };
  await tx
    .insertInto('machines')
    .values({ ...station, created_at: 0 })
    .execute();
  const { awaitingDelivery, closed } = ORDER_STATUS;
  await payOne(tx, 'paid', awaitingDelivery, { state: 'settled', refund_id: null });
  await payOne(tx, 'asked', closed, { state: 'refunding', refund_id: null });
  await payOne(tx, 'pending', closed, { state: 'refunding', refund_id: 'theirs' });
  await payOne(tx, 'back', closed, { state: 'refunded', refund_id: 'theirs' });
}

async function payOne(
  tx: Kysely<Before>,
  id: string,
  status: number,
  payment: { readonly state: string; readonly refund_id: string | null },
): Promise<void> {
  const asked = { number: id, account_id: 'anna', client_key: id, request_hash: '', machine_id: 'demo' };
  const price = { price_amount: 1490, price_currency: 'EUR' };
  await tx
    .insertInto('orders')
    .values({ id, ...asked, ...price, status, created_at: 1, hold_until: 2, version: 0 })
    .execute();
  const of = { goods_id: 'g', shell_id: 's', colour_id: 'c', design: '{}', design_hash: '', product: '{}' };
  await tx
    .insertInto('order_items')
    .values({ id, order_id: id, line: 1, ...of, price_amount: 1490, findings: '[]', thumbnail: null })
    .execute();
  const taken = { provider: 'paypal', reference: id, approve_url: '', amount: 1490, currency: 'EUR', capture_id: id };
  await tx
    .insertInto('payments')
    .values({ id, order_id: id, ...taken, ...payment, created_at: 1, changed_at: 2 })
    .execute();
  const state = status === ORDER_STATUS.closed ? 'cancelled' : 'queued';
  const lease = { fence: 0, lease_until: 0, seq: 0, percent: 0, reason: '', width: 1, height: 1, created_at: 1 };
  await tx
    .insertInto('print_jobs')
    .values({ id, order_id: id, item_id: id, line: 1, number: id, machine_id: 'demo', state, ...lease })
    .execute();
}
