import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { testClock } from '../../testing/services.ts';
import { type TestShop, standinServer, testShop } from '../../testing/shop.ts';

/** Places an order whose money the provider captured. All answers and events after the request are lost. */
async function captureUnreported(shop: TestShop, customer: Caller) {
  shop.standin.misbehave('webhook', 'webhookDropped', { times: 99 });
  shop.standin.misbehave('capture', 'answerLost');
  shop.standin.misbehave('get', 'refused', { after: 1 });
  return shop.paidOrder(customer);
}

/** Renames the payment's reference, so that the provider does not know it, or renames it back. */
const rename = ({ services }: TestShop, reference: string) =>
  services.db.transact((tx) => tx.updateTable('payments').set({ reference }).execute());

describe.each(databases())('payments whose outcome is unknown on $engine', ({ open }) => {
  it('[PY-04.1] [PA-06.4] are shown to a person while the provider is silent, and settle when it is back', async () => {
    const clock = testClock();
    const provider = await standinServer(clock);
    const shop = await testShop(await open(), { standin: provider, overrides: { clock }, renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await captureUnreported(shop, customer);
    provider.answering(false);
    const listed = () => partner.must('Partner.unconfirmedPayments', {});
    clock.pass(2 * HOUR_MS - 1);
    await shop.work();
    expect([await listed(), await customer.must('Order.get', order)]).toMatchObject([[], { payment_in_doubt: false }]);
    for (let time = 0; time < 3; time += 1) {
      clock.pass(10 * 60_000);
      await shop.work();
    }
    expect(await listed()).toEqual([
      {
        order_number: order.order_number,
        machine_name: 'Demo',
        amount: order.price,
        since: order.created_at,
        silent: true,
      },
    ]);
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'capturing', payment_in_doubt: true });
    expect(shop.services.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    provider.answering(true);
    clock.pass(10 * 60_000);
    await shop.work();
    expect(await listed()).toEqual([]);
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled', payment_in_doubt: false });
    await expectReconciled(shop);
  });

  it('[PY-04.1] [PY-05.1] [MO-03] unknown to the provider end as declined; money that comes later goes back', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { clock, db } = shop.services;
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await captureUnreported(shop, customer);
    const { reference } = await db.read.selectFrom('payments').select('reference').executeTakeFirstOrThrow();
    await rename(shop, 'LOST');
    const hours = async (count: number) => {
      for (let half = 0; half < 2 * count; half += 1) {
        clock.pass(HOUR_MS / 2);
        await shop.work();
      }
    };
    await hours(3);
    expect(await partner.must('Partner.unconfirmedPayments', {})).toMatchObject([{ silent: false }]);
    // The piece stays held, because the customer may have paid.
    expect(await customer.must('Order.get', order)).toMatchObject({
      status: ORDER_STATUS.unpaid,
      payment: 'capturing',
    });
    await hours(4);
    expect(await partner.must('Partner.unconfirmedPayments', {})).toEqual([]);
    expect(await customer.must('Order.get', order)).toMatchObject({ status: ORDER_STATUS.closed, payment: 'declined' });
    await rename(shop, reference ?? '');
    clock.pass(DAY_MS);
    await shop.work();
    const { amount } = order.price;
    const refunds = await db.read.selectFrom('refunds').select(['order_id', 'state', 'amount']).execute();
    expect(refunds).toEqual([{ order_id: order.order_id, state: 'refunded', amount }]);
    await expectReconciled(shop);
  });
});
