import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { testClock } from '../../testing/services.ts';
import { type StandinServer, type TestShop, standinServer, testShop } from '../../testing/shop.ts';

const MINUTE_MS = 60_000;
/** The sweep asks after 30 s, 1, 2 and 4 min, and then every five minutes. */
const MAX_ASKS_PER_HOUR = 16;

interface Event {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

describe.each(databases())('the payment provider down for an hour on $engine', ({ open }) => {
  it('[RL-03.5] [PY-04.1] [PY-05.1] customers are informed, nobody pays twice, no held piece is resold', async () => {
    const clock = testClock();
    const provider = await standinServer(clock);
    const db = await open();
    const shop = await testShop(db, { standin: provider, overrides: { clock }, renderer: BLANK, pieces: 9 });
    const customer = await shop.customer();
    const see = (order: OrderView) => customer.must('Order.get', order);
    const state = async (order: OrderView) => {
      const { status, payment } = await see(order);
      return { status, payment };
    };

    // Before the outage: paid orders, orders on the provider's page, and one whose payment has not begun.
    const [givenUp, askedBack] = [await shop.paidOrder(customer), await shop.paidOrder(customer)];
    const [approved, inHand, atThePage, left, notBegun] = [
      await shop.place(customer),
      await shop.place(customer),
      await shop.place(customer),
      await shop.place(customer),
      await shop.place(customer),
    ];
    const tokens = new Map<OrderView, string>();
    for (const order of [approved, inHand, atThePage, left]) tokens.set(order, await shop.begin(customer, order));
    const token = (order: OrderView) => tokens.get(order) ?? '';
    await shop.work();
    const events = heldBack(shop);
    await shop.choose(token(approved), 'pay');
    await shop.choose(token(inHand), 'pay');

    // The outage begins during a capture and a refund: the provider carries them out, but its answers are lost.
    provider.standin.misbehave('capture', 'answerLost');
    provider.standin.misbehave('get', 'refused', { after: 1 });
    expect(await shop.post('/api/Paypal/success', { token: token(inHand) })).toMatchObject(UNAVAILABLE);
    provider.standin.misbehave('refund', 'answerLost');
    await customer.must('Order.cancel', askedBack);
    await shop.work();
    provider.answering(false);
    const before = provider.requests.length;

    expect(await customer.call('Payment.begin', notBegun)).toMatchObject(UNAVAILABLE);
    const told = shop.services.log.lines.filter(({ level }) => level === 'warn').map(({ what }) => what);
    expect(told).toContain('the payment provider did not answer a call');
    expect(await shop.post('/api/Paypal/success', { token: token(approved) })).toMatchObject(UNAVAILABLE);
    await shop.choose(token(atThePage), 'pay');
    expect(await shop.post('/api/Paypal/cancel', { token: token(atThePage) })).toMatchObject(UNAVAILABLE);
    await customer.must('Order.cancel', givenUp);
    expect(await customer.call('Order.cancel', inHand)).toMatchObject({ data: { error: 'cannotCancel' } });
    for (let half = 0; half < 120; half += 1) {
      clock.pass(MINUTE_MS / 2);
      await shop.work();
    }

    // After an hour: the order without a payment is closed. Every other order is unchanged and keeps its piece.
    expect(await state(notBegun)).toEqual({ status: ORDER_STATUS.closed, payment: 'cancelled' });
    expect(await state(inHand)).toEqual({ status: ORDER_STATUS.unpaid, payment: 'capturing' });
    for (const order of [approved, atThePage, left])
      expect(await state(order)).toEqual({ status: ORDER_STATUS.unpaid, payment: 'approving' });
    expect(await state(givenUp)).toEqual({ status: ORDER_STATUS.closed, payment: 'refunding' });
    expect(await pieces(shop)).toEqual({ available: 5, on_hand: 9 });
    for (const order of [approved, inHand, atThePage, left])
      expect(asked(provider, before, token(order))).toBeLessThanOrEqual(MAX_ASKS_PER_HOUR + 2);
    for (const { capture_id } of await captured(shop, [givenUp, askedBack]))
      expect(asked(provider, before, capture_id)).toBeLessThanOrEqual(MAX_ASKS_PER_HOUR);

    // The provider is back. Its events come late, the last one first.
    provider.answering(true);
    shop.intercept(events.pass);
    for (const event of events.held.splice(0).reverse()) await events.pass(event.headers, event.body);
    for (let minute = 0; minute < 6; minute += 1) {
      clock.pass(MINUTE_MS);
      await shop.work();
    }
    for (const order of [approved, inHand, atThePage])
      expect(await state(order)).toEqual({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    expect(await state(left)).toEqual({ status: ORDER_STATUS.closed, payment: 'cancelled' });
    for (const order of [givenUp, askedBack])
      expect(await see(order)).toMatchObject({ payment: 'refunded', refunded: order.price, refunds: [{}] });
    expect(await pieces(shop)).toEqual({ available: 6, on_hand: 9 });
    await nothingTwice(shop, provider, customer);
    await expectReconciled(shop);
  });

  it('[RL-03.5] [PY-04.2] without events the sweep asks a few payments at a time and finds all', async () => {
    const clock = testClock();
    const provider = await standinServer(clock);
    const shop = await testShop(await open(), { standin: provider, overrides: { clock }, renderer: BLANK, pieces: 12 });
    const customer = await shop.customer();
    const events = heldBack(shop);
    const orders = [];
    for (let n = 0; n < 10; n += 1) {
      const order = await shop.place(customer);
      await shop.choose(await shop.begin(customer, order), 'pay');
      orders.push(order);
    }
    provider.answering(false);
    const before = provider.requests.length;
    clock.pass(MINUTE_MS / 2);
    await shop.work();
    const looks = provider.requests.slice(before).filter(({ path }) => path.startsWith('/v2/'));
    expect(looks.length).toBeLessThanOrEqual(3);
    for (let half = 0; half < 40; half += 1) {
      clock.pass(MINUTE_MS / 2);
      await shop.work();
    }
    provider.answering(true);
    events.held.splice(0);
    for (let half = 0; half < 12; half += 1) {
      clock.pass(MINUTE_MS / 2);
      await shop.work();
    }
    for (const order of orders)
      expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled', items: [{ job: 'queued' }] });
    await nothingTwice(shop, provider, customer);
    await expectReconciled(shop);
  });
});

const UNAVAILABLE = { data: { error: 'providerAway' } };

/** Holds the provider's events back, and returns them with a way to deliver them. */
function heldBack(shop: TestShop) {
  const held: Event[] = [];
  shop.intercept(async (headers, body) => {
    held.push({ headers, body });
    return 200;
  });
  const pass = async (headers: Event['headers'], payload: string) =>
    (await shop.app.inject({ method: 'POST', url: '/api/Paypal/webhook', headers, payload })).statusCode;
  return { held, pass };
}

async function pieces({ services }: TestShop) {
  const rows = await services.db.read.selectFrom('stock_counts').select(['available', 'on_hand']).execute();
  return rows.find(({ on_hand, available }) => on_hand !== available);
}

const captured = ({ services }: TestShop, orders: readonly OrderView[]) =>
  services.db.read
    .selectFrom('payments')
    .select('capture_id')
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .execute();

/** Counts how often the provider was asked about a payment or its money. */
const asked = ({ requests }: StandinServer, from: number, id: string | null) =>
  requests.slice(from).filter(({ path }) => id !== null && path.includes(id)).length;

/** Expects that each capture and each refund was asked for under one key, and that each print was made once. */
async function nothingTwice({ services }: TestShop, { requests }: StandinServer, customer: Caller): Promise<void> {
  const keys = new Map<string, Set<unknown>>();
  for (const { method, path, requestId } of requests) {
    if (method !== 'POST' || !/\/(capture|refund)$/.test(path)) continue;
    keys.set(path, (keys.get(path) ?? new Set()).add(requestId));
  }
  expect([...keys.values()].every((used) => used.size === 1)).toBe(true);
  const orders = await customer.must('Order.list', {});
  const paid = orders.filter(({ payment }) => payment !== null && payment !== 'cancelled').length;
  expect(await services.db.read.selectFrom('print_jobs').select('id').execute()).toHaveLength(paid);
  expect(services.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  const work = await services.db.read.selectFrom('background_jobs').select('kind').execute();
  expect(work.filter(({ kind }) => kind === 'payments.refund' || kind === 'orders.expire')).toEqual([]);
}
