import { type MachineId, ORDER_STATUS, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { CHOICE, alone, testShop } from '../testing/shop.ts';

describe.each(databases())('counting the shelf on $engine', ({ open }) => {
  it('[OR-08] orders whose piece is gone are cancelled and refunded by themselves, the last first, the one in the printer not', async () => {
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
    const gone = alone(await customer.must('Order.get', paid));
    expect(gone).toMatchObject({ status: ORDER_STATUS.closed, label: 'refunded', job: 'cancelled' });
    expect(gone.history.map((event) => event.what)).toContain('order.outOfStock');
    expect(alone(await customer.must('Order.get', printing))).toMatchObject({
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

  it('[SK-03] a count that finds more or fewer pieces is a movement, and the same count again is none', async () => {
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
      await partner.call('Partner.countStock', { ...CHOICE, machine_id: brand<MachineId>('other'), pieces: 3 }),
    ).toMatchObject({ data: { error: 'deviceMissing' } });
    expect(await partner.call('Partner.countStock', { ...CHOICE, pieces: -1 })).toMatchObject({
      data: { error: 'invalidInput' },
    });
  });
});
