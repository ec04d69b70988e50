import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { dyingDatabase } from '../../testing/dying-database.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { testShop } from '../../testing/shop.ts';

describe.each(databases())('paying on $engine', ({ open }) => {
  it.each(['before', 'after'] as const)(
    '[PY-04.1] a process that dies just %s any commit leaves nothing half paid',
    async (side) => {
      const process = dyingDatabase(await open());
      const shop = await testShop(process.db, { pieces: 20 });
      const customer = await shop.customer();
      let deaths = 0;
      for (let at = 1; at <= 6; at += 1) {
        await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
        const order = await shop.place(customer);
        shop.standin.misbehave('webhook', 'webhookDropped', { times: 2 });
        process.die({ at, side });
        // Begin, approve and return, as far as it gets. Then the server starts again, and only its sweep runs.
        const token = await shop.begin(customer, order).catch(() => undefined);
        if (token) {
          await shop.choose(token, 'pay');
          await shop.post('/api/Paypal/success', { token });
        }
        if (process.live()) deaths += 1;
        if (!token) await shop.choose(await shop.begin(customer, order), 'pay');
        // The dead process keeps its capture lease until the lease ends.
        shop.services.clock.pass(90_000);
        await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
        await shop.work();
        const paid = await customer.must('Order.get', order);
        expect({ at, ...paid }).toMatchObject({ at, status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
        const what = paid.history.map((event) => event.what);
        expect(
          what.filter((event) =>
            ['payment.captured', 'order.settled', 'printJob.created', 'printJob.fileReady'].includes(event),
          ),
        ).toHaveLength(4);
        expect(what).toContain('printJob.fileReady');
      }
      expect(deaths).toBeGreaterThanOrEqual(4);
      await expectReconciled(shop);
    },
  );

  it.each(['before', 'after'] as const)(
    '[PY-05.1] [MO-01.1] a process that dies just %s any commit refunds once and forgets no refund',
    async (side) => {
      const process = dyingDatabase(await open());
      const shop = await testShop(process.db, { renderer: BLANK, pieces: 20 });
      const customer = await shop.customer();
      let deaths = 0;
      for (let at = 1; at <= 5; at += 1) {
        const order = await shop.paidOrder(customer);
        await shop.work();
        shop.standin.misbehave('webhook', 'webhookDropped', { times: 2 });
        process.die({ at, side });
        await customer.call('Order.cancel', order).catch(() => undefined);
        await shop.work().catch(() => undefined);
        if (process.live()) deaths += 1;
        await customer.call('Order.cancel', order);
        shop.services.clock.pass(90_000);
        await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
        await shop.work();
        expect({ at, ...(await customer.must('Order.get', order)) }).toMatchObject({
          at,
          payment: 'refunded',
          refunded: order.price,
          refunds: [{ state: 'refunded' }],
        });
      }
      expect(deaths).toBeGreaterThanOrEqual(3);
      await expectReconciled(shop);
    },
  );
});
