import type { OrderView } from '@cpc/contract';
import { HOLD_MS, ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { pause } from '../../testing/pause.ts';
import { expectReconciled, realPaypal } from '../../testing/reconciled.ts';
import { type TestShop, standinServer, testShop } from '../../testing/shop.ts';
import { providersOf } from '../../records/payments/providers.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';

describe.each(databases())('payments on $engine', ({ open, openTwice }) => {
  it('[PY-04.1] repeated taps on pay make one payment, here and at the provider', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => shop.begin(customer, order)));
    expect(new Set(tokens).size).toBe(1);
    expect(await payments(shop)).toMatchObject([{ state: 'approving', reference: tokens[0] }]);
  });

  it("[PY-03] the browser's claims do not count: an order nobody approved stays unpaid", async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    expect(await shop.post('/api/Paypal/success', { token })).toMatchObject({ data: { state: 'approving' } });
    expect(await shop.post('/api/Paypal/success', { token: 'made-up' })).toMatchObject({ data: { error: 'notFound' } });
    expect(await shop.post('/api/Paypal/success', {})).toMatchObject({ data: { error: 'invalidInput' } });
    expect(await customer.must('Order.get', order)).toMatchObject({ status: ORDER_STATUS.unpaid });
    // A payer who approved has paid, even if the browser reports a cancellation.
    await shop.choose(token, 'pay');
    expect(await shop.post('/api/Paypal/cancel', { token })).toMatchObject({ data: { state: 'settled' } });
  });

  it('[PY-04.2] returns, webhooks and sweeps at once capture once and make one print job', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    shop.standin.misbehave('webhook', 'webhookRepeated', { times: 3 });
    await shop.choose(token, 'pay');
    shop.services.clock.pass(30_000);
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.post('/api/Paypal/success', { token })),
      shop.work(),
    ]);
    expect(outcomes.slice(0, 5).map((outcome) => outcome && 'data' in outcome && outcome.data.state)).toEqual(
      Array(5).fill('settled'),
    );
    await shop.work();
    expect(await countedOnce(shop, customer, order.order_id)).toEqual(ONCE);
  });

  it('[PY-04.1] a capture whose answer was lost is found by asking, and not repeated', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('capture', 'answerLost');
    const order = await shop.paidOrder(customer);
    expect(await countedOnce(shop, customer, order.order_id)).toEqual(ONCE);
  });

  it('[PY-04.2] if the provider falls silent after the capture, the sweep finds the money', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    // The capture and the question after it get no answer, and the provider's events are lost too.
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 2 });
    shop.standin.misbehave('capture', 'answerLost');
    shop.standin.misbehave('get', 'refused', { after: 1 });
    const order = await shop.paidOrder(customer);
    expect(order).toMatchObject({ status: ORDER_STATUS.unpaid, payment: 'capturing' });
    expect(await customer.call('Order.cancel', order)).toMatchObject({ data: { error: 'cannotCancel' } });
    shop.services.clock.pass(30_000);
    await shop.work();
    expect(await countedOnce(shop, customer, order.order_id)).toEqual(ONCE);
  });

  it('[PY-04.2] while the provider is down the customer is informed; the sweep settles later', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    shop.standin.misbehave('create', 'unavailable');
    expect(await customer.call('Payment.begin', order)).toMatchObject({ data: { error: 'providerAway' } });
    shop.standin.misbehave('create', 'answerLost');
    expect(await customer.call('Payment.begin', order)).toMatchObject({ data: { error: 'providerAway' } });
    const token = await shop.begin(customer, order);
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 2 });
    await shop.choose(token, 'pay');
    shop.standin.misbehave('get', 'refused');
    expect(await shop.post('/api/Paypal/success', { token })).toMatchObject({ data: { error: 'providerAway' } });
    shop.services.clock.pass(30_000);
    await shop.work();
    expect(await countedOnce(shop, customer, order.order_id)).toEqual(ONCE);
  });

  it('[PY-06.2] after a declined card the customer pays again while the hold lasts', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const first = await shop.begin(customer, order);
    await shop.choose(first, 'decline');
    expect(await shop.post('/api/Paypal/success', { token: first })).toMatchObject({ data: { state: 'declined' } });
    expect(await customer.must('Order.get', order)).toMatchObject({
      status: ORDER_STATUS.unpaid,
      label: 'unpaid',
      payment: 'declined',
    });
    const second = await shop.begin(customer, order);
    expect(second).not.toBe(first);
    await shop.choose(second, 'pay');
    expect(await shop.post('/api/Paypal/success', { token: second })).toMatchObject({ data: { state: 'settled' } });
    await shop.work();
    expect((await payments(shop)).map((payment) => payment.state).sort()).toEqual(['declined', 'settled']);
  });

  it('[PY-04.1] [PY-06.2] a payer who cannot pay is informed, and the order stays payable', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    // Before the payer chooses: the event may arrive first and begin the capture.
    shop.standin.misbehave('capture', 'payerCannotPay', { times: 99 });
    await shop.choose(token, 'pay');
    expect(await shop.post('/api/Paypal/success', { token })).toMatchObject({ data: { state: 'declined' } });
    shop.standin.behave();
    expect(await shop.pay(customer, order)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
    });
    await expectReconciled(shop);
  });

  it('[PY-04.1] concurrent callers of a refused capture take no money', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    shop.standin.misbehave('webhook', 'webhookDropped');
    await shop.choose(token, 'pay');
    shop.standin.misbehave('capture', 'payerCannotPay');
    const settling = [1, 2, 3, 4].map(() => shop.post('/api/Paypal/success', { token }));
    expect((await Promise.all(settling)).map(({ data }) => data.state)).toEqual(Array(4).fill('declined'));
    await expectReconciled(shop);
    expect(await shop.pay(customer, order)).toMatchObject({ payment: 'settled' });
    await expectReconciled(shop);
  });

  it('[PY-06.2] a payment cancelled on the provider’s page leaves the order payable', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    for (const time of [1, 2])
      expect({ time, ...(await shop.post('/api/Paypal/cancel', { token }, customer)) }).toMatchObject({
        data: { state: 'cancelled' },
      });
    const again = await shop.begin(customer, order);
    await shop.choose(again, 'pay');
    expect(await shop.post('/api/Paypal/success', { token: again })).toMatchObject({ data: { state: 'settled' } });
    // The first attempt is approved late: nobody captures it.
    await shop.choose(token, 'pay');
    expect(await shop.post('/api/Paypal/success', { token })).toMatchObject({ data: { state: 'cancelled' } });
    expect(shop.standin.provider.order(token).status).toBe('APPROVED');
  });

  it('[PY-03] [PY-06.2] only the order’s owner cancels a payment by its reference', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    for (const stranger of [undefined, await shop.customer(), shop.station, await shop.partner()])
      expect(await shop.post('/api/Paypal/cancel', { token }, stranger)).toMatchObject({
        data: { state: 'approving' },
      });
    expect(shop.standin.provider.order(token).status).not.toBe('VOIDED');
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'approving' });
    expect(await shop.post('/api/Paypal/cancel', { token }, customer)).toMatchObject({ data: { state: 'cancelled' } });
  });

  it("[OR-02.1] [SK-01.2] an approval in the hold's last second pays; without it the order expires", async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const [approved, late] = [await shop.place(customer), await shop.place(customer)];
    const [token, lateToken] = [await shop.begin(customer, approved), await shop.begin(customer, late)];
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    await shop.choose(token, 'pay');
    shop.services.clock.pass(HOLD_MS);
    await shop.work();
    expect(await customer.must('Order.get', approved)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
    });
    expect(await customer.must('Order.get', late)).toMatchObject({ status: ORDER_STATUS.closed, payment: 'cancelled' });
    const again = { order_id: late.order_id };
    expect(await customer.call('Payment.begin', again)).toMatchObject({ data: { error: 'orderClosed' } });
    await shop.choose(lateToken, 'pay');
    expect(await shop.post('/api/Paypal/success', { token: lateToken })).toMatchObject({
      data: { state: 'cancelled' },
    });
    expect(shop.standin.provider.order(lateToken).captureId).toBeNull();
  });

  it('[OR-02.2] [PY-08.1] a wrong amount makes the order invalid and is refunded in full', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('capture', 'amountDiffers');
    const order = await shop.paidOrder(customer);
    expect(order).toMatchObject({ status: ORDER_STATUS.invalid, label: 'refunding', items: [{ job: null }] });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ status: ORDER_STATUS.invalid, label: 'refunded' });
    const [payment] = await payments(shop);
    expect(shop.standin.provider.captured(payment?.capture_id ?? '')).toMatchObject({
      status: 'REFUNDED',
      amount: { value: '24.89' },
    });
    await expectReconciled(shop);
  });

  it('[PY-04.1] a capture under review is not money yet, and keeps the order open', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('capture', 'capturePending', { times: 2 });
    const [good, bad] = [await shop.paidOrder(customer), await shop.paidOrder(customer)];
    expect(good).toMatchObject({ status: ORDER_STATUS.unpaid, payment: 'pending', items: [{ job: null }] });
    shop.services.clock.pass(HOLD_MS + 60_000);
    await shop.work();
    expect(await customer.must('Order.get', good)).toMatchObject({ status: ORDER_STATUS.unpaid, payment: 'pending' });
    expect(await customer.call('Order.cancel', good)).toMatchObject({ data: { error: 'cannotCancel' } });
    for (const payment of await payments(shop))
      shop.standin.provider.review(payment.capture_id ?? '', payment.order_id === good.order_id);
    await shop.work();
    expect(await customer.must('Order.get', good)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
    });
    shop.services.clock.pass(60_000);
    await shop.work();
    expect(await customer.must('Order.get', bad)).toMatchObject({ status: ORDER_STATUS.closed, payment: 'declined' });
    await expectReconciled(shop);
  });

  it('[PY-04.1] a refund whose answer was lost is asked again and given once', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await customer.must('Order.cancel', order);
    shop.standin.misbehave('refund', 'answerLost');
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'refunding' });
    shop.services.clock.pass(60_000);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'refunded' });
  });

  it('[PY-04.1] an answer from before the approval does not end a later capture', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    const [payment] = await payments(shop);
    const provider = realPaypal(shop.services);
    onTestFinished(() => provider.close());
    const [question, capture] = [pause(), pause()];
    const settling = (slow: Partial<typeof provider>) =>
      payment && settlePayment(shop.services, providersOf({ ...provider, ...slow }), payment.id);
    const early = settling({ fetch: (reference) => question.hold(provider.fetch(reference)) });
    await question.reached;
    await shop.choose(token, 'pay');
    const late = settling({ capture: (key) => capture.hold(provider.capture(key)) });
    await capture.reached;
    question.resume();
    await early;
    capture.resume();
    await late;
    await shop.work();
    expect(await countedOnce(shop, customer, order.order_id)).toEqual(ONCE);
  });

  it('[OR-02.1] [PY-04.1] nothing is captured for an order cancelled while the provider was asked', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    await shop.choose(token, 'pay');
    const [payment] = await payments(shop);
    const provider = realPaypal(shop.services);
    onTestFinished(() => provider.close());
    const question = pause();
    const fetch: typeof provider.fetch = (reference) => question.hold(provider.fetch(reference));
    const settling = payment && settlePayment(shop.services, providersOf({ ...provider, fetch }), payment.id);
    await question.reached;
    await customer.must('Order.cancel', order);
    question.resume();
    expect(await settling).toMatchObject({ state: 'cancelled' });
    expect(shop.standin.provider.order(token).captureId).toBeNull();
  });

  it('[PY-04.2] a payment that cannot be settled does not stop the sweep', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    const orders = [await shop.place(customer), await shop.place(customer), await shop.place(customer)];
    for (const order of orders) await shop.choose(await shop.begin(customer, order), 'pay');
    // This payment cannot be written: its print job cannot be made.
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('order_items')
        .set({ goods: 'broken' })
        .where('order_id', '=', orders[0]?.order_id ?? ('' as never))
        .execute(),
    );
    shop.services.clock.pass(30_000);
    await shop.work();
    const states = (await payments(shop)).map(({ state }) => state).sort();
    expect(states).toEqual(['capturing', 'settled', 'settled']);
    expect(shop.services.log.lines.some(({ level, what }) => level === 'error' && what.includes('settled'))).toBe(true);
  });

  it('[PY-04.1] two server processes that settle at once capture once', async () => {
    const [one, other] = await openTwice();
    const provider = await standinServer({ now: () => Date.UTC(2026, 10, 21, 10) });
    const first = await testShop(one, { standin: provider });
    const second = await testShop(other, { standin: provider, joins: true });
    const customer = await first.customer();
    for (let round = 0; round < 4; round += 1) {
      const order = await first.place(customer);
      const token = await first.begin(customer, order);
      await first.choose(token, 'pay');
      const settling = [first, second, first, second].map((shop) => shop.post('/api/Paypal/success', { token }));
      expect((await Promise.all(settling)).map((outcome) => outcome.data.state)).toEqual(Array(4).fill('settled'));
      expect(await countedOnce(first, customer, order.order_id)).toEqual(ONCE);
    }
  });

  it("returns the payer to the browser's address, in production only to the public one", async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const backFor = async (origin: string) => {
      const order = await shop.place(customer);
      const token = await shop.begin(caller(shop.app, { ...customer.headers, origin }), order);
      return shop.standin.provider.order(token).returnUrl;
    };
    expect(await backFor('http://192.168.1.7:8080')).toBe('http://192.168.1.7:8080/paypal/return');
    expect(await backFor('null')).toBe('http://127.0.0.1/paypal/return');
    Object.assign(shop.services.config, { production: true });
    expect(await backFor('http://evil.example')).toBe('http://127.0.0.1/paypal/return');
  });

  it('returns the payer into the app with the order’s id and the provider’s token', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    const location = async (url: string) => (await shop.app.inject({ url })).headers.location;
    expect(await location(`/paypal/return?token=${token}&PayerID=X`)).toBe(
      `/#/pages/mine/pay_success?order_id=${order.order_id}&token=${token}`,
    );
    expect(await location(`/paypal/cancel?token=${token}`)).toBe(
      `/#/pages/mine/pay_fail?order_id=${order.order_id}&token=${token}&cancelled=1`,
    );
    expect(await location('/paypal/return?token=%0d%0aevil:1')).toBe('/#/pages/mine/pay_success?token=');
  });
});

async function payments({ services }: TestShop) {
  return services.db.read.selectFrom('payments').selectAll().orderBy('created_at').execute();
}

/** The rows of a paid order: exactly one of each. */
const ONCE = { status: ORDER_STATUS.awaitingDelivery, payment: 'settled', captured: 1, settled: 1, jobs: 1 };

async function countedOnce(shop: TestShop, customer: Caller, order_id: OrderView['order_id']) {
  const order = await customer.must('Order.get', { order_id });
  const times = (event: string) => order.history.filter(({ what }) => what === event).length;
  const jobs = await shop.services.db.read
    .selectFrom('print_jobs')
    .select('id')
    .where('order_id', '=', order_id)
    .execute();
  return {
    status: order.status,
    payment: order.payment,
    captured: times('payment.captured'),
    settled: times('order.settled'),
    jobs: jobs.length,
  };
}
