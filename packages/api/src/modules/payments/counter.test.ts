import { HOLD_MS, LEDGER, ORDER_STATUS, type StationId, type PartnerId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { orderOf, type TestShop, testShop } from '../../testing/shop.ts';
import { counterProvider } from './counter.ts';
import type { InitiateRequest } from '../../records/payments/provider.ts';
import { livePayment } from '../../records/payments/store.ts';

const DEMO = brand<StationId>('demo');

/** Places an order and chooses the counter. Returns the code that the customer sees. */
async function atTheCounter(shop: TestShop, customer: Caller) {
  const order = await shop.place(customer);
  const begun = await customer.must('Payment.begin', { order_id: order.order_id, provider: 'counter' });
  const query = new URLSearchParams(new URL(begun.approve_url).hash.split('?')[1]);
  return { order, begun, code: query.get('code') ?? '' };
}

/** The initiate request that the counter would get for a payment that began elsewhere. */
async function initiationOf(shop: TestShop, customer: Caller): Promise<InitiateRequest> {
  const order = await shop.place(customer);
  await shop.begin(customer, order);
  const payment = await livePayment(shop.services.db.read, order.order_id);
  if (!payment) throw new Error('no payment was begun');
  return {
    paymentId: payment.id,
    orderId: order.order_id,
    orderNumber: order.order_number,
    amount: order.price,
    description: '',
    shopUrl: 'http://127.0.0.1',
    returnUrl: '',
    cancelUrl: '',
    language: 'en-US',
  };
}

describe.each(databases())('paying at the counter on $engine', ({ open }) => {
  it('[JN-03] [PY-01.2] a confirmed code pays and starts printing; a second confirmation changes nothing', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { order, begun, code } = await atTheCounter(shop, customer);
    expect(code).toMatch(/^\d{6}$/);
    expect(await customer.must('Payment.begin', { order_id: order.order_id, provider: 'counter' })).toEqual(begun);
    expect(await customer.must('Order.get', order)).toMatchObject({
      payment: 'approving',
      payment_provider: 'counter',
    });
    expect(await partner.must('Partner.counterPayments', {})).toMatchObject({
      waiting: [{ order_number: order.order_number, code, amount: order.price }],
      refunds: [],
    });
    expect(await partner.call('Partner.confirmCounterPayment', { code: '000000' })).toMatchObject({
      data: { error: 'counterCodeWrong' },
    });
    expect(await partner.call('Partner.confirmCounterPayment', {})).toMatchObject({
      data: { error: 'counterCodeWrong' },
    });
    const confirmed = await Promise.all([
      partner.must('Partner.confirmCounterPayment', { code: `${code.slice(0, 3)}\u00A0-\u200B${code.slice(3)}` }),
      partner.must('Partner.confirmCounterPayment', { order_id: order.order_id }),
    ]);
    expect(confirmed.filter(({ already }) => already)).toHaveLength(1);
    expect(await customer.must('Order.get', order)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
      items: [{ job: 'waiting' }],
    });
    expect(await partner.must('Partner.counterPayments', {})).toMatchObject({
      waiting: [],
      refunds: [],
      lately: [{ kind: 'received', order_number: order.order_number, by: 'Demo shop' }],
    });
    const { amount } = order.price;
    const earned = amount - Math.floor(amount / 10);
    expect(await partner.must('Partner.balance', {})).toMatchObject([
      { earned: { amount: earned }, cash: { amount }, due: { amount: earned - amount } },
    ]);
    await expectReconciled(shop);
  });

  it('[PY-05.2] a cash refund is refunding until staff confirm it; then the till is empty', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { order, code } = await atTheCounter(shop, customer);
    await partner.must('Partner.confirmCounterPayment', { code });
    await customer.must('Order.cancel', order);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunding', refunded: { amount: 0 } });
    const [refund] = (await partner.must('Partner.counterPayments', {})).refunds;
    expect(refund).toMatchObject({ order_number: order.order_number, amount: order.price });
    if (!refund) throw new Error('no refund');
    for (let time = 0; time < 2; time += 1)
      await partner.must('Partner.refundCounter', { refund_id: refund.refund_id });
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ earned: { amount: 0 }, cash: { amount: 0 } }]);
    await expectReconciled(shop);
  });

  it('[JN-03] [PA-07] a code works at its own shop during the hold; another way to pay ends it', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: 'quite another' },
      station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      pieces: 1,
    });
    const { token } = await shop.visitor.must('Partner.login', { username: 'other', password: 'quite another' });
    const other = caller(shop.app, { authorization: `Bearer ${token}` });
    const [first, late] = [await atTheCounter(shop, customer), await atTheCounter(shop, customer)];
    const wrong = { data: { error: 'counterCodeWrong' } };
    expect(await other.call('Partner.confirmCounterPayment', { code: first.code })).toMatchObject(wrong);
    expect(await other.call('Partner.confirmCounterPayment', first.order)).toMatchObject(wrong);
    expect(await other.must('Partner.counterPayments', {})).toEqual({
      cash_stopped: false,
      waiting: [],
      refunds: [],
      lately: [],
    });
    expect(await shop.pay(customer, first.order)).toMatchObject({ payment: 'settled', payment_provider: 'paypal' });
    expect(await partner.call('Partner.confirmCounterPayment', { code: first.code })).toMatchObject(wrong);
    const left = await atTheCounter(shop, customer);
    await shop.begin(customer, left.order);
    // As if the server had ended before the code was withdrawn.
    await shop.services.db.transact((tx) =>
      tx.updateTable('counter_payments').set({ state: 'waiting' }).where('code', '=', left.code).execute(),
    );
    expect(await partner.call('Partner.confirmCounterPayment', { code: left.code })).toMatchObject({
      data: { error: 'orderClosed' },
    });
    shop.services.clock.pass(HOLD_MS);
    expect(await partner.call('Partner.confirmCounterPayment', { code: late.code })).toMatchObject({
      data: { error: 'holdExpired' },
    });
    await shop.work();
    expect(await partner.call('Partner.confirmCounterPayment', { code: late.code })).toMatchObject({
      data: { error: 'orderClosed' },
    });
    expect(await customer.must('Order.get', late.order)).toMatchObject({ status: ORDER_STATUS.closed });
    await expectReconciled(shop);
  });

  it('[JN-03] a code is reused once its payment is over, never while it waits', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const over = await atTheCounter(shop, customer);
    await customer.must('Order.cancel', { order_id: over.order.order_id });
    const waits = await atTheCounter(shop, customer);
    const request = await initiationOf(shop, customer);
    const drawn = [over.code, waits.code, over.code];
    const random = { ...shop.services.random, digits: () => drawn.shift() ?? '' };
    const { approveUrl } = await counterProvider({ ...shop.services, random }).initiate(request);
    expect(approveUrl).toContain(`code=${over.code}`);
    expect(drawn).toEqual([]);
  });

  it('[JN-03] [RL-02] a payment begun twice has one code; two payments never share one', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [first, second] = [
      await initiationOf(shop, await shop.customer()),
      await initiationOf(shop, await shop.customer()),
    ];
    const drawn = ['111111', '111111', '111111', '222222', '333333'];
    const random = { ...shop.services.random, digits: () => drawn.shift() ?? '' };
    const { initiate } = counterProvider({ ...shop.services, random });
    const shown = await Promise.all([first, first, second].map(async (one) => (await initiate(one)).approveUrl));
    const [once, again, other] = shown.map((url) => new URL(url).hash.split('code=')[1]);
    expect(once).toMatch(/^(\d)\1{5}$/);
    expect(again).toBe(once);
    expect(other).toMatch(/^(\d)\1{5}$/);
    expect(other).not.toBe(once);
  });

  it('[PY-04.1] a payer who approved at PayPal and then chooses the counter pays once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    shop.standin.misbehave('webhook', 'webhookDropped', { times: 9 });
    await shop.choose(token, 'pay');
    const turned = await customer.call('Payment.begin', { order_id: order.order_id, provider: 'counter' });
    expect(turned).toMatchObject({ data: { error: 'orderClosed' } });
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled', payment_provider: 'paypal' });
    const rows = await shop.services.db.read
      .selectFrom('ledger_lines')
      .select('account')
      .where('account', '=', LEDGER.cash(brand<PartnerId>('partner-a')))
      .execute();
    expect(rows).toEqual([]);
    await expectReconciled(shop);
  });

  it('[PY-10] a platform without a provider offers the counter, and refuses to pay online', async () => {
    const config = { ...TEST_CONFIG, paypal: undefined };
    const shop = await testShop(await open(), { renderer: BLANK, overrides: { config } });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    expect(await customer.must('Machine.get', { machine_id: DEMO })).toMatchObject({ pays_online: false });
    const { order_id } = await customer.must('Order.place', orderOf());
    for (const provider of ['paypal', undefined] as const)
      expect(await customer.call('Payment.begin', { order_id, provider })).toMatchObject({
        data: { error: 'payAtCounter' },
      });
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
    await partner.must('Partner.confirmCounterPayment', { order_id });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ payment: 'settled' });
  });

  it('[PY-10] a station with a currency that the provider does not have offers the counter', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const order = await shop.place(customer);
    await shop.services.db.transact(async (tx) => {
      await tx.updateTable('machines').set({ currency: 'KWD' }).execute();
      await tx.updateTable('orders').set({ price_currency: 'KWD' }).execute();
    });
    expect(await customer.must('Machine.get', { machine_id: DEMO })).toMatchObject({ pays_online: false });
    const { order_id } = order;
    expect(await customer.call('Payment.begin', { order_id })).toMatchObject({ data: { error: 'payAtCounter' } });
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
  });
});
