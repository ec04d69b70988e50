import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, money, receiptPosting } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../../base/db/database.ts';
import { addCoupon } from '../../../operator/money.ts';
import { BLANK } from '../../../testing/blank-renderer.ts';
import { databases } from '../../../testing/databases.ts';
import { expectReconciled, shopProviders } from '../../../testing/reconciled.ts';
import { type TestShop, orderOfItems, testShop } from '../../../testing/shop.ts';
import { post } from '../../../records/ledger/post.ts';
import { DIFFERENCES, type Difference } from './difference.ts';
import { reconcileNightly } from './nightly.ts';
import { reconcile } from './reconcile.ts';
import { bookMissing } from './book-missing.ts';
import { transition } from '../../../base/transition.ts';

/** A shop with a paid order, a refunded one, and one with a coupon. */
async function busyShop(shop: TestShop) {
  await addCoupon(shop.services, { code: 'ten', discount: { kind: 'percent', permille: 100 }, mostUses: 9 });
  const customer = await shop.customer();
  const paid = await shop.pay(
    customer,
    await customer.must('Order.place', { ...orderOfItems({}, {}), coupon_code: 'ten' }),
  );
  const back = await shop.paidOrder(customer);
  await customer.must('Order.cancel', back);
  await shop.work();
  return { paid: paid.order_id, back: back.order_id };
}

type Break = (tx: Tx, shop: TestShop, orders: { readonly paid: string; readonly back: string }) => Promise<unknown>;

/** One way to cause each difference. The ledger cannot be changed, so it is broken by added entries. */
const BREAKS: Readonly<Partial<Record<Difference['kind'], Break>>> = {
  entryUnbalanced: async (tx) => {
    await sql`insert into ledger_entries (key, kind, order_id, payment_id, actor, cause, at)
      values ('crooked', 'withdrawal', null, null, 'x', 'x', 0)`.execute(tx);
    await sql`insert into ledger_lines (id, entry, account, kind, amount, currency, at)
      values ('crooked.1', 'crooked', 'platform:bank', 'withdrawal', 7, 'EUR', 0)`.execute(tx);
  },
  entryStray: (tx, { services }) =>
    post(
      transition(tx, services, { actor: 'system', reason: 'a test' }),
      receiptPosting({ paymentId: 'nobody', provider: 'paypal', partner: 'x' as never, amount: money(5, 'EUR') }),
      {},
    ),
  reportDiffers: (tx, _shop, { paid }) =>
    sql`insert into report_money (entry, line, partner_id, machine_id, goods_id, shell_id, at, currency, orders, items,
        goods, delivery, discount, refunds, commission, promoted, reprints)
      select entry, 9, partner_id, machine_id, goods_id, shell_id, report_money.at, currency, 0, 0, 1, 0, 0, 0, 0, 0, 0
      from report_money inner join ledger_entries on key = entry
      where order_id = ${paid} and line = 1`.execute(tx),
  captureNotBooked: (tx, _shop, { paid }) =>
    tx
      .updateTable('payments')
      .set({ captured_amount: 1 })
      .where('order_id', '=', paid as never)
      .execute(),
  feeNotBooked: (tx, _shop, { paid }) =>
    tx
      .updateTable('payments')
      .set({ fee_amount: 1 })
      .where('order_id', '=', paid as never)
      .execute(),
  refundNotBooked: (tx, _shop, { back }) =>
    tx
      .updateTable('refunds')
      .set({ amount: 1 })
      .where('order_id', '=', back as never)
      .execute(),
  refundPaidNotBooked: (tx, _shop, { back }) =>
    tx
      .updateTable('refunds')
      .set({ state: 'pending' })
      .where('order_id', '=', back as never)
      .execute(),
  refundedTooMuch: (tx, _shop, { back }) =>
    tx
      .updateTable('refunds')
      .set((refund) => ({ amount: refund('amount', '+', 1) }))
      .where('order_id', '=', back as never)
      .execute(),
  orderNotPaid: (tx, _shop, { back }) =>
    tx
      .updateTable('payments')
      .set({ captured_amount: null })
      .where('order_id', '=', back as never)
      .execute()
      .then(() =>
        tx
          .updateTable('orders')
          .set({ status: ORDER_STATUS.finished })
          .where('id', '=', back as never)
          .execute(),
      ),
  moneyKept: (tx, _shop, { paid }) =>
    tx
      .updateTable('orders')
      .set({ status: ORDER_STATUS.closed })
      .where('id', '=', paid as never)
      .execute(),
  jobMissing: (tx, _shop, { paid }) =>
    tx
      .deleteFrom('print_jobs')
      .where('order_id', '=', paid as never)
      .where('line', '=', 1)
      .execute(),
  jobNotPaid: (tx, _shop, { back }) =>
    tx
      .updateTable('print_jobs')
      .set({ state: 'queued' })
      .where('order_id', '=', back as never)
      .execute(),
  // A claim that is approved without its entry.
  reprintNotBooked: (tx, _shop, { paid }) =>
    sql`insert into reprints (id, order_id, item_id, job_id, partner_id, person_id, reason, bearer, at, claim,
        price_amount, currency, paid_amount)
      select 'unpaid', order_id, item_id, id, 'partner-a', 'x', 'x', 'platform', 0, 'approved', 5, 'EUR', 5
      from print_jobs where order_id = ${paid} and line = 1`.execute(tx),
  itemNotRefunded: (tx, _shop, { paid }) =>
    tx
      .updateTable('print_jobs')
      .set({ state: 'cancelled' })
      .where('order_id', '=', paid as never)
      .where('line', '=', 2)
      .execute(),
  priceNotSum: (tx, _shop, { paid }) =>
    tx
      .updateTable('order_items')
      .set({ discount_amount: 0 })
      .where('order_id', '=', paid as never)
      .execute(),
  drawingsAbovePrice: (tx, _shop, { back }) =>
    sql`update order_items set drawings_amount = price_amount - discount_amount + 1 where order_id = ${back}`.execute(
      tx,
    ),
  drawingsNotBooked: (tx, _shop, { paid }) =>
    sql`update order_items set drawings = 1, drawings_amount = 50 where order_id = ${paid} and line = 1`.execute(tx),
  couponMiscounted: (tx) => tx.updateTable('coupons').set({ uses: 5 }).execute(),
  providerDiffers: (tx, _shop, { paid }) =>
    tx
      .updateTable('payments')
      .set({ captured_currency: 'USD' })
      .where('order_id', '=', paid as never)
      .execute(),
  providerRefundDiffers: async (_tx, { standin, services }, { paid }) => {
    standin.misbehave('webhook', 'webhookDropped');
    const payment = await services.db.read
      .selectFrom('payments')
      .select('capture_id')
      .where('order_id', '=', paid as never)
      .executeTakeFirstOrThrow();
    standin.provider.refund(payment.capture_id ?? '', { currency_code: 'EUR', value: '1.00' });
  },
  withdrawalNotBooked: async (tx) => {
    await sql`insert into bank_accounts (id, partner_id, at, person_id, country, mask, sepa, key_id, sealed)
      select 'account', 'partner-a', 0, min(id), 'DE', '', 1, '', '' from partner_people`.execute(tx);
    await sql`insert into withdrawals (id, number, partner_id, bank_account_id, client_key, amount, currency, state,
        asked_at, asked_by)
      select 'paid', 'W1', 'partner-a', 'account', 'key', 500, 'EUR', 'paid', 0, min(id) from partner_people`.execute(
      tx,
    );
  },
  tillDiffers: (tx) =>
    sql`insert into till_entries (partner_id, place, key, kind, at, currency, amount, reason, hash)
      values ('partner-a', 1, 'receipt.nobody', 'taken', 0, 'EUR', 5, '', '')`.execute(tx),
  tillBroken: (tx) => sql`insert into number_series (series, last) values ('till:partner-a', 1)`.execute(tx),
  providerNotAsked: async (_tx, { standin }) => standin.misbehave('get', 'unavailable'),
};

const UNDONE = new Error('undone');

describe.each(databases())('reconciliation on $engine', ({ open }) => {
  it('[MO-03] finds nothing when all is well, and each kind of difference when broken', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const orders = await busyShop(shop);
    const providers = shopProviders(shop);
    expect(await reconcile(shop.services, { providers })).toEqual([]);
    expect(Object.keys(BREAKS).sort()).toEqual([...DIFFERENCES].sort());
    for (const kind of DIFFERENCES) {
      let found: readonly Difference[] = [];
      // Broken and checked inside one transaction, and rolled back with it.
      const broken = shop.services.db.transact(async (tx) => {
        await BREAKS[kind]?.(tx, shop, orders);
        const asked = kind.startsWith('provider') ? { providers } : {};
        found = await reconcile({ db: { ...shop.services.db, read: tx, aside: tx } }, asked);
        throw UNDONE;
      });
      await expect(broken).rejects.toBe(UNDONE);
      expect(found.map((difference) => difference.kind)).toContain(kind);
    }
  }, 180_000);

  it('[MO-03] reports payments whose provider was switched off since', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { order_id } = await shop.paidOrder(await shop.customer());
    expect(await reconcile(shop.services, { providers: new Map() })).toEqual([
      expect.objectContaining({ kind: 'providerNotAsked', order_id, found: 'no answer' }),
    ]);
  });

  it('[MO-03] runs by itself at night and keeps its report', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    await shop.paidOrder(await shop.customer());
    shop.services.clock.pass(24 * 3_600_000);
    await shop.work();
    const reports = await shop.services.db.read.selectFrom('reconciliations').select(['count', 'report']).execute();
    expect(reports).toEqual([{ count: 0, report: '{"differences":[],"taken":[]}' }]);
  });

  it('[MO-03] [PY-05.1] books unreported dashboard refunds at night, once, and reports it', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { clock, db, log } = shop.services;
    const differs = ({ order_id }: OrderView): unknown =>
      expect.objectContaining({ kind: 'providerRefundDiffers', order_id });
    const customer = await shop.customer();
    const [part, whole] = [await shop.paidOrder(customer), await shop.paidOrder(customer)];
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 2 });
    const captures = await db.read.selectFrom('payments').select(['order_id', 'capture_id']).execute();
    const captureOf = (order_id: string) => captures.find((one) => one.order_id === order_id)?.capture_id ?? '';
    const providers = shopProviders(shop);
    const night = () => reconcileNightly(shop.services, providers, new AbortController().signal);
    shop.standin.provider.refund(captureOf(part.order_id), { currency_code: 'EUR', value: '1.00' });
    await night();
    shop.standin.provider.refund(captureOf(whole.order_id), undefined);
    const found = await reconcile(shop.services, { providers });
    const both = await Promise.all([1, 2].map(() => bookMissing(shop.services, providers, found)));
    expect(both).toEqual(Array(2).fill({ taken: [differs(whole)], left: [] }));
    clock.pass(1);
    await night();
    expect(await customer.must('Order.get', part)).toMatchObject({ refunds: [{ amount: { amount: 100 } }], status: 1 });
    expect(await customer.must('Order.get', whole)).toMatchObject({
      status: ORDER_STATUS.closed,
      payment: 'refunded',
      refunds: [{ amount: whole.price, state: 'refunded' }],
      items: [{ job: 'cancelled' }],
    });
    const rows = await db.read.selectFrom('reconciliations').select('report').orderBy('at').execute();
    expect(rows.map(({ report }) => JSON.parse(report) as unknown)).toEqual([
      { differences: [], taken: [differs(part)] },
      { differences: [], taken: [] },
    ]);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    await expectReconciled(shop);
  });
});
