import { LEDGER, ORDER_STATUS, type RefundId, brand, type PartnerId } from '@cpc/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { balancesOf } from '../../records/ledger/balances.ts';
import { cancelItem } from '../../lifecycle/cancel-item.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { refusedRefunds } from '../../operator/undecided/lists.ts';
import { operatorOf } from '../../testing/operator.ts';
import type { Caller } from '../../testing/caller.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { pause } from '../../testing/pause.ts';
import { expectReconciled, realPaypal } from '../../testing/reconciled.ts';
import { testClock } from '../../testing/services.ts';
import { type TestShop, orderOfItems, standinServer, testShop } from '../../testing/shop.ts';
import { ProviderUnavailable, type RefundReport } from '../../records/payments/provider.ts';
import { providersOf } from '../../records/payments/providers.ts';
import { refundsOfPayment } from '../../records/payments/refund-store.ts';
import { askRefundAgain } from './failed-refunds.ts';
import { DEMO_SHOP } from '../../testing/payout-shop.ts';
import { executeRefund } from './refund.ts';

const ABOUT = { partner_id: DEMO_SHOP, machine_name: 'Demo', attempts: 5 };
import { refetch } from '../../lifecycle/settle-payment.ts';
import { transition } from '../../base/transition.ts';

const PARTNER = LEDGER.partner(brand<PartnerId>('partner-a'));
const amounts = async ({ services }: TestShop, account: string) =>
  (await balancesOf(services.db.read, account)).map(({ amount }) => amount);

/** Makes a paid order of three cases, with a way to give up one of its items. */
async function paidThree(shop: TestShop, customer: Caller) {
  const placed = await customer.must('Order.place', orderOfItems({}, {}, {}));
  const order = await shop.pay(customer, placed);
  // An event of the payment that is read later would find what a test does at the provider.
  await shop.standin.idle();
  const giveUp = (line: number) =>
    shop.services.db.transact(async (tx) => {
      const locked = await lockOrder(tx, order.order_id);
      const item = (await itemsOf(tx, [order.order_id]))[line - 1];
      if (!locked || !item) throw new Error('no such item');
      const change = transition(tx, shop.services, { actor: 'system', reason: 'cannot be made' });
      await cancelItem(change, locked, item, 'unprintable');
    });
  const captureId = async () => {
    const row = await shop.services.db.read.selectFrom('payments').select('capture_id').executeTakeFirstOrThrow();
    return row.capture_id ?? '';
  };
  return { order, giveUp, captureId, view: () => customer.must('Order.get', { order_id: order.order_id }) };
}

describe.each(databases())('refunds on $engine', ({ open }) => {
  it('[PY-05.1] [MO-02.1] items refunded one by one each give their share, together the whole', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { order, giveUp, view } = await paidThree(shop, await shop.customer());
    expect(await amounts(shop, PARTNER)).toEqual([-(order.price.amount * 9) / 10]);
    await giveUp(2);
    expect(await view()).toMatchObject({
      payment: 'settled',
      refunded: { amount: 0 },
      refunds: [{ item_id: order.items[1]?.item_id, state: 'asked', amount: { amount: order.price.amount / 3 } }],
    });
    await shop.work();
    expect(await view()).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
      refunded: { amount: order.price.amount / 3 },
      refunds: [{ state: 'refunded' }],
    });
    await expectReconciled(shop);
    await giveUp(1);
    await giveUp(3);
    expect(await view()).toMatchObject({ status: ORDER_STATUS.closed, payment: 'refunding' });
    await shop.work();
    expect(await view()).toMatchObject({ payment: 'refunded', refunded: order.price, label: 'refunded' });
    for (const account of [PARTNER, LEDGER.revenue, LEDGER.owed]) expect(await amounts(shop, account)).toEqual([0]);
    await expectReconciled(shop);
  });

  it("[PY-05.1] a person's decision to give up a failed print refunds it", async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) throw new Error('expected a print job to lease');
    const { job_id, fence } = job;
    const jammed = { percent: 0, reason: 'media-jam', bay: '', at: 0 };
    const events = (['started', 'faulted'] as const).map((kind, index) => ({ ...jammed, kind, seq: index + 1 }));
    await shop.station.must('PrintJob.report', { job_id, fence, events });
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled', refunds: [] });
    await partner.must('Partner.decideJob', { job_id, decision: 'cancel', piece: 'used', reason: 'torn' });
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunding', refunded: { amount: 0 } });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    await expectReconciled(shop);
  });

  it('[PY-05.1] a refund with a lost answer, or pending for days, is given once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    shop.standin.misbehave('refund', 'answerLost');
    shop.standin.misbehave('refund', 'refundPending');
    await customer.must('Order.cancel', order);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunding', refunded: { amount: 0 } });
    shop.services.clock.pass(60_000);
    await shop.work();
    const { refunds } = await customer.must('Order.get', order);
    expect(refunds).toMatchObject([{ state: 'pending' }]);
    const row = await shop.services.db.read.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
    shop.standin.provider.endRefund(row.reference ?? '', true);
    shop.services.clock.pass(600_000);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    expect(shop.standin.provider.refundsOf(await captureOf(shop))).toHaveLength(1);
    await expectReconciled(shop);
  });

  it('[PY-05.2] [PA-06.4] a repeatedly refused refund waits for a person and ends when asked again', async () => {
    const clock = testClock();
    const provider = await standinServer(clock);
    const shop = await testShop(await open(), { renderer: BLANK, standin: provider, overrides: { clock } });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    shop.standin.misbehave('refund', 'refundFails', { times: 6 });
    await customer.must('Order.cancel', order);
    expect(await partner.must('Partner.failedRefunds', {})).toEqual([]);
    for (let time = 0; time < 6; time += 1) {
      await shop.work();
      clock.pass(3_600_000);
    }
    const [failed] = await partner.must('Partner.failedRefunds', {});
    expect(failed).toMatchObject({ attempts: 5, problem: 'refund FAILED', amount: order.price });
    expect(await customer.must('Order.get', order)).toMatchObject({
      payment: 'refunding',
      refunds: [{ state: 'failed' }],
    });
    expect(await amounts(shop, LEDGER.owed)).toEqual([-order.price.amount]);
    await expectReconciled(shop);
    const before = provider.requests.length;
    for (let hour = 0; hour < 5; hour += 1) {
      clock.pass(3_600_000);
      await shop.work();
    }
    expect(provider.requests.slice(before)).toEqual([]);

    const refund_id = failed?.refund_id ?? brand<RefundId>('');
    await Promise.all([1, 2].map(() => partner.call('Partner.askRefundAgain', { refund_id })));
    expect(await partner.must('Partner.failedRefunds', {})).toEqual([]);
    await shop.work();
    clock.pass(3_600_000);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    expect(await partner.must('Partner.askRefundAgain', { refund_id })).toEqual([]);
    const late = { refund_id, how: 'bank transfer', reference: 'R-88', reason: 'the card was closed' };
    expect(await (await operatorOf(shop)).call('Operator.refundOtherwise', late)).toMatchObject({
      data: { error: 'notFound' },
    });
    await expectReconciled(shop);
  });

  it('[PY-05.1] [PA-06.4] a refund accepted but not given gets a new key when asked again', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    shop.standin.misbehave('refund', 'refundPending');
    await customer.must('Order.cancel', order);
    await shop.work();
    const row = await shop.services.db.read.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
    shop.standin.provider.endRefund(row.reference ?? '', false);
    shop.services.clock.pass(600_000);
    await shop.work();
    const [failed] = await partner.must('Partner.failedRefunds', {});
    expect(failed).toMatchObject({ attempts: 1, problem: 'the provider accepted it and did not give it' });
    await partner.must('Partner.askRefundAgain', { refund_id: failed?.refund_id ?? brand<RefundId>('') });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    await expectReconciled(shop);
  });

  it("[PY-05.1] [PA-06.4] a pending second refund is not failed by the first one's failure", async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const partner = await shop.partner();
    const { order, giveUp, captureId, view } = await paidThree(shop, await shop.customer());
    const pending = async () =>
      shop.standin.provider.refundsOf(await captureId()).find(({ status }) => status === 'PENDING')?.id ?? '';
    shop.standin.misbehave('refund', 'refundPending', { times: 2 });
    await giveUp(2);
    await shop.work();
    shop.standin.provider.endRefund(await pending(), false);
    shop.services.clock.pass(600_000);
    await shop.work();
    const [failed] = await partner.must('Partner.failedRefunds', {});
    await partner.must('Partner.askRefundAgain', { refund_id: failed?.refund_id ?? brand<RefundId>('') });
    for (let time = 0; time < 3; time += 1) {
      await shop.work();
      shop.services.clock.pass(600_000);
    }
    expect(await partner.must('Partner.failedRefunds', {})).toEqual([]);
    expect(await view()).toMatchObject({ payment: 'settled', refunds: [{ state: 'pending' }] });
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    shop.standin.provider.endRefund(await pending(), true);
    await shop.work();
    expect(await view()).toMatchObject({
      refunds: [{ state: 'refunded' }],
      refunded: { amount: order.price.amount / 3 },
    });
    expect(shop.standin.provider.refundsOf(await captureId()).map(({ status }) => status)).toEqual([
      'FAILED',
      'COMPLETED',
    ]);
    await expectReconciled(shop);
  });

  it('[PY-05.1] [OP-08.4] an operator records a refused refund that the bank paid, and it is booked from there', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    shop.standin.misbehave('refund', 'refundFails', { times: 5 });
    await customer.must('Order.cancel', order);
    for (let time = 0; time < 5; time += 1) {
      await shop.work();
      shop.services.clock.pass(3_600_000);
    }
    const operator = await operatorOf(shop);
    const [failed] = await operator.must('Operator.refusedRefunds', {});
    const { reference } = await shop.services.db.read
      .selectFrom('payments')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect(failed).toMatchObject({ ...ABOUT, order_number: order.order_number, amount: order.price, reference });
    const refund_id = failed?.refund_id ?? brand<RefundId>('');
    const given = { refund_id, how: 'bank transfer', reference: 'R-88', reason: 'the card was closed' };
    const without = await operator.call('Operator.refundOtherwise', { ...given, reference: ' ' });
    expect(without).toMatchObject({ data: { error: 'fieldEmpty', field: 'reference' } });
    expect(await operator.must('Operator.refundOtherwise', given)).toEqual({ refund_id, amount: order.price });
    expect(await operator.call('Operator.refundOtherwise', given)).toMatchObject({ data: { error: 'notFound' } });
    expect(await operator.must('Operator.refusedRefunds', {})).toEqual([]);
    const { history } = await operator.must('Operator.shop', { partner_id: DEMO_SHOP });
    expect(history[0]).toMatchObject({
      event: 'refundOtherwise',
      reason: `${order.order_number}, bank transfer: R-88: the card was closed`,
    });
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    expect([await amounts(shop, LEDGER.owed), await amounts(shop, LEDGER.bank)]).toEqual([[0], [-order.price.amount]]);
    await expectReconciled(shop);
  });

  it("[PY-05.1] [MO-02.1] a full refund outside ends an item's refund that was only asked for", async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { order, captureId, giveUp, view } = await paidThree(shop, await shop.customer());
    shop.standin.provider.refund(await captureId(), { currency_code: 'EUR', value: '2.07' });
    await shop.standin.idle();
    await giveUp(2);
    shop.standin.provider.reverse(await captureId());
    await shop.standin.idle();
    expect(await view()).toMatchObject({ payment: 'refunded', refunded: order.price, status: ORDER_STATUS.closed });
    for (const account of [PARTNER, LEDGER.revenue, LEDGER.owed]) expect(await amounts(shop, account)).toEqual([0]);
    await shop.work();
    const rows = await shop.services.db.read.selectFrom('refunds').select(['item_id', 'state']).execute();
    expect(rows.find(({ item_id }) => item_id !== null)).toMatchObject({ state: 'covered' });
    expect((await view()).refunds).toHaveLength(2);
    await expectReconciled(shop);
  });

  it('[PY-05.1] [MO-02.1] dashboard refunds are booked; a full one ends the print', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { order, captureId, giveUp, view } = await paidThree(shop, await shop.customer());
    const third = { currency_code: 'EUR', value: '5.00' };
    shop.standin.provider.refund(await captureId(), third);
    await shop.standin.idle();
    expect(await view()).toMatchObject({ payment: 'settled', refunded: { amount: 500 }, refunds: [{ item_id: null }] });
    await giveUp(1);
    await shop.work();
    await expectReconciled(shop);
    shop.standin.provider.refund(await captureId(), undefined);
    await shop.work();
    expect(await view()).toMatchObject({
      status: ORDER_STATUS.closed,
      payment: 'refunded',
      refunded: order.price,
      items: [{ job: 'cancelled' }, { job: 'cancelled' }, { job: 'cancelled' }],
    });
    expect(await amounts(shop, PARTNER)).toEqual([0]);
    await expectReconciled(shop);
  });

  it.each([true, false])(
    '[PY-05.1] a dashboard refund that covers several of ours is followed to its end (given: %s)',
    async (given) => {
      const shop = await testShop(await open(), { renderer: BLANK });
      const { order, giveUp, captureId, view } = await paidThree(shop, await shop.customer());
      const provider = realPaypal(shop.services);
      onTestFinished(() => provider.close());
      const payment = await shop.services.db.read.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
      const look = () => refetch(shop.services, providersOf(provider), payment);
      const dashboard = async (value: string) =>
        shop.standin.provider.refund(await captureId(), { currency_code: 'EUR', value });
      shop.standin.misbehave('webhook', 'webhookDropped', { times: 99 });
      shop.standin.misbehave('refund', 'refundPending', { times: 2 });
      const first = await dashboard('7.00');
      await look();
      shop.standin.provider.endRefund(first.id, false);
      await look();
      shop.services.clock.pass(1);
      for (const line of [1, 2, 3]) await giveUp(line);
      const second = await dashboard('13.00');
      for (let time = 0; time < 2; time += 1) await look();
      shop.standin.provider.endRefund(second.id, given);
      for (let time = 0; time < 2; time += 1) await look();
      for (let time = 0; time < 2; time += 1) {
        for (const { refund_id } of await refusedRefunds(shop.services)) await askRefundAgain(shop.services, refund_id);
        shop.services.clock.pass(3_600_000);
        await shop.work();
      }
      expect(await view()).toMatchObject({ payment: 'refunded', refunded: order.price });
      await expectReconciled(shop);
    },
  );

  it('[PY-05.1] a dashboard refund that takes days is looked at even without events', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { captureId, view } = await paidThree(shop, await shop.customer());
    shop.standin.misbehave('refund', 'refundPending');
    const { id } = shop.standin.provider.refund(await captureId(), { currency_code: 'EUR', value: '7.00' });
    await shop.work();
    expect(await view()).toMatchObject({ refunds: [{ state: 'pending' }] });
    shop.standin.misbehave('webhook', 'webhookDropped');
    shop.standin.provider.endRefund(id, true);
    shop.services.clock.pass(3_600_000);
    await shop.work();
    expect(await view()).toMatchObject({ refunds: [{ state: 'refunded' }], refunded: { amount: 700 } });
    await expectReconciled(shop);
  });

  it('[PY-05.1] [MO-02.1] a dashboard refund reduces open refunds, not one just given', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { order, giveUp, captureId, view } = await paidThree(shop, await shop.customer());
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 99 });
    shop.standin.provider.refund(await captureId(), { currency_code: 'EUR', value: '40.00' });
    for (const line of [1, 2]) {
      await giveUp(line);
      shop.services.clock.pass(1);
    }
    shop.standin.misbehave('refund', 'answerLost');
    await shop.work();
    const provider = realPaypal(shop.services);
    onTestFinished(() => provider.close());
    const payment = await shop.services.db.read.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    await refetch(shop.services, providersOf(provider), payment);
    for (let time = 0; time < 3; time += 1) {
      shop.services.clock.pass(3_600_000);
      await shop.work();
    }
    expect(await view()).toMatchObject({ payment: 'refunded', refunded: order.price });
    await expectReconciled(shop);
  });

  it.each([false, true])(
    '[PY-05.1] [MO-02.1] a refund accepted while a look reduces it is booked as given (answer lost: %s)',
    async (lost) => {
      const shop = await testShop(await open(), { renderer: BLANK });
      const { order, giveUp, captureId, view } = await paidThree(shop, await shop.customer());
      const each = order.price.amount / 3;
      shop.standin.misbehave('webhook', 'webhookDropped', { times: 99 });
      const outside = { currency_code: 'EUR', value: ((each + 500) / 100).toFixed(2) };
      shop.standin.provider.refund(await captureId(), outside);
      for (const line of [1, 2]) {
        await giveUp(line);
        shop.services.clock.pass(1);
      }
      const real = realPaypal(shop.services);
      onTestFinished(() => real.close());
      const [seen, given] = [pause(), pause()];
      const fetch: typeof real.fetch = (reference) => seen.hold(real.fetch(reference));
      const refund: typeof real.refund = async (...asked) => {
        const answer = await given.hold(real.refund(...asked));
        if (lost) throw new ProviderUnavailable('the answer is lost');
        return answer;
      };
      const payment = await shop.services.db.read.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
      const [first] = await refundsOfPayment(shop.services.db.read, payment.id);
      const looking = refetch(shop.services, providersOf({ ...real, fetch }), payment);
      await seen.reached;
      const giving = executeRefund(shop.services, providersOf({ ...real, refund }), first?.id ?? brand<RefundId>(''));
      await given.reached;
      seen.resume();
      await looking;
      given.resume();
      await giving;
      for (let time = 0; time < 2; time += 1) {
        await shop.work();
        shop.services.clock.pass(3_600_000);
      }
      const { refunds, payment: state } = await view();
      expect(state).toBe('refunded');
      expect(refunds.map(({ amount }) => amount.amount).sort((a, b) => a - b)).toEqual([each - 500, each, each + 500]);
      await expectReconciled(shop);
    },
  );

  it('[PY-05.1] a refund that the provider still works on is repeated under the same key', async () => {
    const clock = testClock();
    const provider = await standinServer(clock);
    const shop = await testShop(await open(), { renderer: BLANK, standin: provider, overrides: { clock } });
    const { order, giveUp, captureId, view } = await paidThree(shop, await shop.customer());
    shop.standin.misbehave('refund', 'inProgress');
    await giveUp(2);
    for (let time = 0; time < 2; time += 1) {
      await shop.work();
      clock.pass(3_600_000);
    }
    const [first, ...others] = provider.requests.filter(({ path }) => path.endsWith('/refund'));
    expect(others.map(({ requestId }) => requestId)).toEqual([first?.requestId]);
    expect(shop.standin.provider.refundsOf(await captureId())).toHaveLength(1);
    expect(await view()).toMatchObject({
      refunded: { amount: order.price.amount / 3 },
      refunds: [{ state: 'refunded' }],
    });
    await expectReconciled(shop);
  });

  it('[PY-05.1] a given refund counts even if a repeat was refused meanwhile', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { giveUp, view } = await paidThree(shop, await shop.customer());
    await giveUp(2);
    const { id } = await shop.services.db.read.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    let give = (_report: RefundReport): void => undefined;
    const answers = [
      new Promise<RefundReport>((resolve) => (give = resolve)),
      Promise.resolve<RefundReport>({ kind: 'failed', reference: '', problem: 'refused' }),
    ];
    const real = realPaypal(shop.services);
    onTestFinished(() => real.close());
    const refund = () => answers.shift() ?? Promise.reject(new Error('asked a third time'));
    const providers = providersOf({ ...real, refund });
    const slow = executeRefund(shop.services, providers, id);
    await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000);
    expect(await executeRefund(shop.services, providers, id)).toMatchObject({ again: expect.any(Number) as number });
    give({ kind: 'refunded', reference: 'R1' });
    await slow;
    expect(await view()).toMatchObject({ refunds: [{ state: 'refunded' }] });
    expect(await executeRefund(shop.services, providers, id)).toBeUndefined();
  });

  it('[PY-05.1] a full refund outside cancels every print that no station has begun', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { captureId, view } = await paidThree(shop, await shop.customer());
    await shop.work();
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    shop.standin.provider.reverse(await captureId());
    await shop.standin.idle();
    expect(await view()).toMatchObject({
      payment: 'refunded',
      status: ORDER_STATUS.awaitingDelivery,
      items: [{ job: 'dispatching' }, { job: 'cancelled' }, { job: 'cancelled' }],
    });
    await expectReconciled(shop);
  });

  it('[PY-05.1] a dashboard refund given while ours is on its way is not given twice', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    await customer.must('Order.cancel', order);
    shop.standin.provider.refund(await captureOf(shop), undefined);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunds: [{}] });
    expect(shop.standin.provider.refundsOf(await captureOf(shop))).toHaveLength(1);
    await expectReconciled(shop);
  });

  it('[MO-02.2] a payment that the payer’s bank takes back leaves the partner in debt', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    shop.standin.provider.reverse(await captureOf(shop));
    await shop.standin.idle();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    expect(await amounts(shop, PARTNER)).toEqual([0]);
    await expectReconciled(shop);
  });
});

async function captureOf({ services }: TestShop): Promise<string> {
  const row = await services.db.read.selectFrom('payments').select('capture_id').executeTakeFirstOrThrow();
  return row.capture_id ?? '';
}
