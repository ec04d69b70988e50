import { createHash } from 'node:crypto';
import { ORDER_STATUS, tableProblems } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from './testing/databases.ts';
import { expectReconciled } from './testing/reconciled.ts';
import { soleItem, testShop } from './testing/shop.ts';

it('[OR-01.1] every state machine that a server starts with is a sound table', () => {
  expect(tableProblems()).toEqual([]);
});

describe.each(databases())('the whole way on $engine', ({ open }) => {
  it('[OR-02.4] [SA-02.1] [QU-01.2] [QU-02.1] an order is placed, paid, printed, and picked up by its code', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    expect(order).toMatchObject({
      status: ORDER_STATUS.unpaid,
      label: 'unpaid',
      payment: null,
      items: [{ line: 1, job: null, label: 'unpaid' }],
      price: { amount: 2490, currency: 'EUR' },
    });
    expect(await areas(shop.visitor)).toEqual({ payment: [order.order_number] });

    const token = await shop.begin(customer, order);
    await shop.choose(token, 'pay');
    expect(await shop.post('/api/Paypal/success', { token })).toMatchObject({
      code: 0,
      data: { order_id: order.order_id, state: 'settled' },
    });
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      label: 'waitingForProduction',
      job: 'waiting',
      position: 1,
      estimate_s: 180,
    });

    await shop.work();
    const queued = soleItem(await customer.must('Order.get', order));
    expect(queued).toMatchObject({ job: 'queued', label: 'inQueue' });
    expect(queued.thumbnail).toMatch(/^[0-9a-f]{64}$/);
    expect(await areas(customer)).toEqual({ queue: [order.order_number] });

    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) throw new Error('expected a print job to lease');
    expect(job).toMatchObject({
      order_number: order.order_number,
      fence: 1,
      format: 'application/pdf',
      width: 74,
      height: 150,
    });
    const file = await shop.app.inject({ url: job.file_url, headers: shop.station.headers });
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(job.file_sha256);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const event = (seq: number, kind: 'started' | 'progress' | 'finished' | 'discharging' | 'placed', percent = 0) => ({
      seq,
      kind,
      percent,
      reason: '',
      bay: kind === 'placed' ? 'A1' : '',
      at: 0,
    });
    await shop.station.must('PrintJob.report', {
      job_id: job.job_id,
      fence: 1,
      events: [event(1, 'started'), event(2, 'progress', 40)],
    });
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({
      label: 'inProduction',
      percent: 40,
      position: 0,
    });
    shop.services.clock.pass(60_000);
    await shop.station.must('PrintJob.report', {
      job_id: job.job_id,
      fence: 1,
      events: [event(3, 'finished'), event(4, 'discharging'), event(5, 'placed')],
    });
    const ready = soleItem(await customer.must('Order.get', order));
    expect(ready).toMatchObject({ status: ORDER_STATUS.delivering, label: 'pickupArea', percent: 100, bay: 'A1' });
    expect(ready.pickup_code).toMatch(/^\d{6}$/);
    expect(await areas(shop.visitor)).toEqual({ pickup: [order.order_number] });

    expect(await shop.screen.must('Pickup.verify', { code: ready.pickup_code ?? '' })).toEqual({
      order_number: order.order_number,
      bay: 'A1',
      picture: queued.thumbnail,
    });
    const finished = soleItem(await customer.must('Order.get', order));
    expect(finished).toMatchObject({ status: ORDER_STATUS.finished, label: 'pickupComplete', pickup_code: null });
    expect(finished.history.map(({ what, actor }) => `${what} ${actor}`)).toEqual([
      'order.placed customer',
      'payment.created customer',
      'payment.initiated customer',
      'payment.approved provider',
      'payment.captured provider',
      'order.settled provider',
      'printJob.created system',
      'printJob.fileReady system',
      'printJob.leased station',
      'printJob.started station',
      'printJob.finished station',
      'printJob.discharging station',
      'printJob.placed station',
      'order.handedOver station',
      'printJob.collected screen',
      'order.collected screen',
    ]);
    expect(await (await shop.partner()).must('Partner.order', order)).toMatchObject({
      price: { amount: 2490 },
      items: [{ job: 'collected' }],
    });
    await expectReconciled(shop);
  });
});

async function areas(from: { readonly must: Awaited<ReturnType<typeof testShop>>['visitor']['must'] }) {
  const { entries } = await from.must('Queue.get', { machine_id: 'demo' as never });
  const byArea: Record<string, string[]> = {};
  for (const { area, order_number } of entries) (byArea[area] ??= []).push(order_number);
  return byArea;
}
