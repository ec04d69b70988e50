import type { OrderView } from '@cpc/contract';
import { type StationId, ORDER_STATUS, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { restock } from '../../records/stock/restock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE, soleItem, orderOf, testShop } from '../../testing/shop.ts';

describe.each(databases())('counting the stock on $engine', ({ open }) => {
  it('[OR-08] orders without a piece are cancelled and refunded, latest first, except one in the printer', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const partner = await shop.partner();
    const printing = await shop.paidOrder(customer);
    await shop.work();
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    shop.services.clock.pass(1);
    const paid = await shop.paidOrder(customer);
    shop.services.clock.pass(1);
    const unpaid = await shop.place(customer);
    await shop.work();
    await shop.begin(customer, unpaid);

    expect(await partner.must('Partner.countStock', { ...CHOICE, pieces: 2 })).toEqual({ cancelled: 1 });
    expect(await customer.must('Order.get', unpaid)).toMatchObject({
      status: ORDER_STATUS.closed,
      payment: 'cancelled',
    });
    expect(await customer.must('Order.get', paid)).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    expect(await partner.must('Partner.countStock', { ...CHOICE, pieces: 0 })).toEqual({ cancelled: 1 });
    await shop.work();
    const gone = soleItem(await customer.must('Order.get', paid));
    expect(gone).toMatchObject({ status: ORDER_STATUS.closed, label: 'refunded', job: 'cancelled' });
    expect(gone.history.map((event) => event.what)).toContain('order.outOfStock');
    expect(soleItem(await customer.must('Order.get', printing))).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      job: 'dispatching',
    });
    expect(
      await shop.services.db.read
        .selectFrom('stock_counts')
        .select(['available', 'on_hand'])
        .where('colour_id', '=', CHOICE.colour_id)
        .where('goods_id', '=', CHOICE.goods_id)
        .execute(),
    ).toEqual([{ available: 0, on_hand: 1 }]);
  });

  it('[OR-08] [SK-03] an order whose money is on its way is checked again; the stock ends right', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 3 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const shelf = async () => {
      const counts = shop.services.db.read.selectFrom('stock_counts').select(['available', 'on_hand', 'missing']);
      return counts.where('colour_id', '=', CHOICE.colour_id).where('goods_id', '=', CHOICE.goods_id).execute();
    };
    const work = async () => {
      shop.services.clock.pass(60_000);
      await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
      await shop.work();
    };
    shop.standin.misbehave('capture', 'capturePending', { times: 3 });
    const [first, second, third] = [
      await shop.paidOrder(customer),
      await shop.paidOrder(customer),
      await shop.paidOrder(customer),
    ];
    const decide = async (order: OrderView, accepted: boolean) => {
      const payments = shop.services.db.read.selectFrom('payments').select('capture_id');
      const { capture_id } = await payments.where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
      shop.standin.provider.review(capture_id ?? '', accepted);
      await work();
      return customer.must('Order.get', { order_id: order.order_id });
    };
    const looking = () =>
      shop.services.db.read.selectFrom('background_jobs').select('key').where('kind', '=', 'orders.recount').execute();
    // The stock is counted three times, two of them at the same time: one job checks the orders again, not three.
    expect(await partner.must('Partner.countStock', { ...CHOICE, pieces: 1 })).toEqual({ cancelled: 0 });
    const both = [1, 2].map(() => partner.must('Partner.countStock', { ...CHOICE, pieces: 0 }));
    expect(await Promise.all(both)).toEqual([{ cancelled: 0 }, { cancelled: 0 }]);
    expect(await looking()).toHaveLength(1);
    await work();
    expect([await shelf(), (await looking()).length]).toEqual([[{ available: 0, on_hand: 3, missing: 3 }], 1]);

    // The first is refused: its piece was never there. The second is paid but cannot be made.
    expect(await decide(first, false)).toMatchObject({ payment: 'declined' });
    await work();
    expect(await shelf()).toEqual([{ available: 0, on_hand: 2, missing: 2 }]);
    await decide(second, true);
    await work();
    const gone = await customer.must('Order.get', { order_id: second.order_id });
    expect(gone).toMatchObject({ status: ORDER_STATUS.closed, payment: 'refunded', refunded: second.price });
    expect(await shelf()).toEqual([{ available: 0, on_hand: 1, missing: 1 }]);
    // A new piece arrives before the third order's money: it is made.
    await shop.services.db.transact((tx) => restock(tx, shop.services, CHOICE, 1, 'partner'));
    await work();
    expect(await decide(third, true)).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    expect(await shelf()).toEqual([{ available: 0, on_hand: 1, missing: 0 }]);
    await work();
    const left = await shop.services.db.read.selectFrom('background_jobs').select('kind').execute();
    expect(left.map(({ kind }) => kind)).not.toContain('orders.recount');
    await expectReconciled(shop);
  });

  it('[SK-02] [SK-03] a missing piece is never sold, even just after an order released it', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 1 });
    const customer = await shop.customer();
    await shop.services.db.transact((tx) => tx.updateTable('stock_counts').set({ missing: 1 }).execute());
    expect(await customer.call('Order.place', orderOf())).toMatchObject({ data: { error: 'notInStock' } });
    await shop.services.db.transact((tx) => restock(tx, shop.services, CHOICE, 1, 'partner'));
    await customer.must('Order.place', orderOf());
  });

  it('[SK-03] a different count is a movement of stock; the same count again is none', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    await shop.place(await shop.customer());
    for (const pieces of [9, 9, 3])
      expect(await partner.must('Partner.countStock', { ...CHOICE, pieces })).toEqual({ cancelled: 0 });
    const corrections = await shop.services.db.read
      .selectFrom('stock_movements')
      .select(['available', 'on_hand'])
      .where('kind', '=', 'correct')
      .orderBy('on_hand', 'desc')
      .execute();
    expect(corrections).toEqual([
      { available: 4, on_hand: 4 },
      { available: -6, on_hand: -6 },
    ]);
    expect(
      await partner.call('Partner.countStock', { ...CHOICE, machine_id: brand<StationId>('other'), pieces: 3 }),
    ).toMatchObject({ data: { error: 'deviceMissing' } });
    expect(await partner.call('Partner.countStock', { ...CHOICE, pieces: -1 })).toMatchObject({
      data: { error: 'invalidInput' },
    });
  });
});
