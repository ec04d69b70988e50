import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { addCoupon } from '../../operator/money.ts';
import type { ApiConfig } from '../../base/services.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { TEST_CONFIG, testClock } from '../../testing/services.ts';
import { registered } from '../../testing/texts.ts';
import { type TestShop, orderOf, orderOfItems, testShop } from '../../testing/shop.ts';

const MINUTE_MS = 60_000;
const REFUSED = { data: { error: 'tooManyUnpaid' } };

describe.each(databases())('unpaid pieces on $engine', ({ open }) => {
  async function shopOf(bounds: Partial<ApiConfig['unpaidPieces']>, pieces = 90) {
    const unpaidPieces = { ...TEST_CONFIG.unpaidPieces, ...bounds };
    const config = { ...TEST_CONFIG, unpaidPieces, trustedProxies: ['127.0.0.1'] };
    return testShop(await open(), { renderer: BLANK, pieces, overrides: { clock: testClock(), config } });
  }
  const ofThese = (pieces: number) => orderOfItems(...Array.from({ length: pieces }, () => ({})));
  /** Places an order of one plain case, or of several items, from an address. */
  async function placeFrom(
    { app }: TestShop,
    { headers }: Caller,
    from: string,
    order: object = orderOf(),
  ): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      headers: { ...headers, 'x-forwarded-for': from },
      payload: { s: 'Order.place', ...order },
    });
    const { code, data } = answer.json<{ code: number; data: { error?: string } }>();
    return code === 0 ? 'placed' : (data.error ?? '');
  }

  it('[SK-01.3] a customer orders ten pieces twice; more waits for payment or cancellation', async () => {
    const shop = await shopOf({ customer: 20, address: 60 });
    const customer = await shop.customer();
    const ten = () => orderOfItems(...Array.from({ length: 10 }, () => ({})));
    const first = await customer.must('Order.place', ten());
    const second = await customer.must('Order.place', ten());
    expect(await customer.call('Order.place', orderOf())).toMatchObject(REFUSED);
    await shop.pay(customer, first);
    await customer.must('Order.place', orderOf());
    await customer.must('Order.cancel', { order_id: second.order_id });
    await customer.must('Order.place', ten());
  });

  it('[OR-05] [SK-01.3] a double tap at the limit is one order with the same answer twice', async () => {
    const shop = await shopOf({ customer: 15, address: 60 });
    const customer = await shop.customer();
    const ten = orderOfItems(...Array.from({ length: 10 }, () => ({})));
    const orders = await Promise.all([1, 2, 3].map(() => customer.must('Order.place', ten)));
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1);
  });

  it('[SK-01.3] customers who never pay cannot empty the stock, and may order after an hour', async () => {
    const shop = await shopOf({ customer: 3, address: 5 });
    const guests = await Promise.all(Array.from({ length: 4 }, () => shop.customer()));
    const everybody = (from: string) =>
      Promise.all(guests.flatMap((guest) => [1, 2, 3, 4].map(() => placeFrom(shop, guest, from))));
    const placed = async (from: string) => (await everybody(from)).filter((outcome) => outcome === 'placed').length;
    const [one] = guests;
    const alone = one && (await Promise.all([1, 2, 3, 4].map(() => placeFrom(shop, one, '10.0.0.9'))));
    expect(alone?.toSorted()).toEqual(['placed', 'placed', 'placed', 'tooManyUnpaid']);
    expect(await placed('10.0.0.1')).toBe(5);
    const later = async () => {
      shop.services.clock.pass(15 * MINUTE_MS);
      await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
      await shop.work();
    };
    await later();
    expect(await placed('10.0.0.1')).toBe(5);
    await later();
    expect(await placed('10.0.0.1')).toBe(0);
    // Another customer at another address finds the whole stock.
    expect(await placeFrom(shop, await shop.customer(), '10.0.0.2')).toBe('placed');
    for (let quarter = 0; quarter < 3; quarter += 1) await later();
    expect(await placed('10.0.0.1')).toBe(5);
  });
  it('[SK-01.3] [SC-07.8] one address cannot empty the stock with unpaid orders', async () => {
    const shop = await shopOf({ customer: 20, address: 60, customerShare: 0.5, addressShare: 0.75 }, 50);
    const guests = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
    const outcomes = await Promise.all(guests.map((guest) => placeFrom(shop, guest, '10.0.0.1', ofThese(10))));
    expect(outcomes.filter((one) => one === 'placed')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'tooManyOfThese')).toHaveLength(2);
    // One customer keeps half of what is left. Another customer elsewhere gets the rest.
    const [other, another] = [await shop.customer(), await shop.customer()];
    expect(await placeFrom(shop, other, '10.0.0.2', ofThese(11))).toBe('tooManyOfThese');
    expect(await placeFrom(shop, other, '10.0.0.2', ofThese(10))).toBe('placed');
    expect(await placeFrom(shop, another, '10.0.0.3', ofThese(5))).toBe('placed');
  });

  it('[SK-01.3] [SC-07.8] unpaid guests do not shut out a neighbour with a proved number', async () => {
    const shop = await shopOf({ customer: 20, address: 60 }, 300);
    const guests = await Promise.all(Array.from({ length: 6 }, () => shop.customer()));
    const outcomes = await Promise.all(guests.map((guest) => placeFrom(shop, guest, '10.0.0.1', ofThese(10))));
    expect(outcomes).toEqual(Array(6).fill('placed'));
    const neighbour = await shop.customer();
    expect(await placeFrom(shop, neighbour, '10.0.0.1')).toBe('tooManyUnpaid');
    await registered(neighbour, shop.services.texts, {
      phone: '13800138000',
      country: 'CN',
      password: 'correct horse',
    });
    expect(await placeFrom(shop, neighbour, '10.0.0.1')).toBe('placed');
    expect(await placeFrom(shop, neighbour, '10.0.0.1', ofThese(10))).toBe('placed');
    // The account's own limit still applies.
    expect(await placeFrom(shop, neighbour, '10.0.0.1', ofThese(10))).toBe('tooManyUnpaid');
  });

  it('[SK-01.3] one customer can order the last few pieces', async () => {
    const shop = await shopOf({ customer: 20, address: 60, customerShare: 0.5, addressShare: 0.75 }, 3);
    const customer = await shop.customer();
    const order = await customer.must('Order.place', ofThese(2));
    expect(await customer.call('Order.place', ofThese(1))).toMatchObject({ code: 0 });
    // A customer who changes the design and orders again, a few times an hour, is not refused the released pieces.
    await customer.must('Order.cancel', order);
    for (let again = 0; again < 3; again += 1)
      await customer.must('Order.cancel', await customer.must('Order.place', ofThese(2)));
    const refused = { data: { error: 'tooManyOfThese', most: 0 } };
    expect(await customer.call('Order.place', ofThese(2))).toMatchObject(refused);
    shop.services.clock.pass(60 * 60_000 + 1);
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await customer.call('Order.place', ofThese(2))).toMatchObject({ code: 0 });
  });

  it('[SK-01.2] [PY-06.2] a begun payment extends the hold, and only once', async () => {
    const shop = await shopOf({});
    const customer = await shop.customer();
    const [begun, left] = [await shop.place(customer), await shop.place(customer)];
    expect(begun.hold_until).toBe(begun.created_at + 5 * MINUTE_MS);
    shop.services.clock.pass(5 * MINUTE_MS - 1);
    for (const time of [1, 2]) {
      const { hold_until } = await customer.must('Payment.begin', begun);
      expect({ time, hold_until }).toEqual({ time, hold_until: begun.created_at + 15 * MINUTE_MS });
    }
    shop.services.clock.pass(1);
    expect(await customer.call('Payment.begin', left)).toMatchObject({ data: { error: 'holdExpired' } });
    await shop.work();
    expect(await customer.must('Order.get', left)).toMatchObject({ status: ORDER_STATUS.closed, hold_until: null });
    expect(await customer.must('Order.get', begun)).toMatchObject({
      status: ORDER_STATUS.unpaid,
      hold_until: begun.created_at + 15 * MINUTE_MS,
    });
    expect(await shop.pay(customer, begun)).toMatchObject({ payment: 'settled' });
    await expectReconciled(shop);
  });

  it('[PY-07.5] [SC-07.8] free orders are limited per customer and per address', async () => {
    const shop = await shopOf({ customer: 3, address: 5 });
    await addCoupon(shop.services, { code: 'free', discount: { kind: 'free' } });
    const [one, two] = [await shop.customer(), await shop.customer()];
    const free = (pieces: number) => ({ ...ofThese(pieces), coupon_code: 'free' });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => placeFrom(shop, one, '10.0.0.1', free(1))));
    expect(outcomes.toSorted()).toEqual(['placed', 'placed', 'placed', 'tooManyFree']);
    expect(await placeFrom(shop, two, '10.0.0.1', free(3))).toBe('tooManyFree');
    expect(await placeFrom(shop, two, '10.0.0.1', free(2))).toBe('placed');
    expect(await placeFrom(shop, await shop.customer(), '10.0.0.1', ofThese(1))).toBe('placed');
    shop.services.clock.pass(24 * 60 * 60_000 + 1);
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await placeFrom(shop, await shop.customer(), '10.0.0.1', free(3))).toBe('placed');
  });
});
