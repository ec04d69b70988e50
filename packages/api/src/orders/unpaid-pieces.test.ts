import { HOLD_MS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../testing/blank-renderer.ts';
import type { Caller } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { TEST_CONFIG, testClock } from '../testing/services.ts';
import { type TestShop, orderOf, orderOfItems, testShop } from '../testing/shop.ts';

const REFUSED = { data: { error: 'tooManyUnpaid' } };

describe.each(databases())('what is kept unpaid, on $engine', ({ open }) => {
  async function shopOf(unpaidPieces: { readonly customer: number; readonly address: number }) {
    const config = { ...TEST_CONFIG, unpaidPieces, trustedProxies: ['127.0.0.1'] };
    return testShop(await open(), { renderer: BLANK, pieces: 90, overrides: { clock: testClock(), config } });
  }
  /** One order of one thing, from an address. */
  async function placeFrom({ app }: TestShop, { headers }: Caller, from: string): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      headers: { ...headers, 'x-forwarded-for': from },
      payload: { s: 'Order.place', ...orderOf() },
    });
    const { code, data } = answer.json<{ code: number; data: { error?: string } }>();
    return code === 0 ? 'placed' : (data.error ?? '');
  }

  it('[SK-01] [SE-02] a family orders ten things twice; more waits until something is paid or given up', async () => {
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

  it('[OR-05] [SK-01] a double tap at the bound is one order, told twice', async () => {
    const shop = await shopOf({ customer: 15, address: 60 });
    const customer = await shop.customer();
    const ten = orderOfItems(...Array.from({ length: 10 }, () => ({})));
    const told = await Promise.all([1, 2, 3].map(() => customer.must('Order.place', ten)));
    expect(new Set(told.map(({ order_id }) => order_id)).size).toBe(1);
  });

  it('[SK-01] [SE-02] whoever never pays does not keep a shelf empty, by many guests at once neither, and is let in again after an hour', async () => {
    const shop = await shopOf({ customer: 3, address: 5 });
    const guests = await Promise.all(Array.from({ length: 4 }, () => shop.customer()));
    const everybody = (from: string) =>
      Promise.all(guests.flatMap((guest) => [1, 2, 3, 4].map(() => placeFrom(shop, guest, from))));
    const placed = async (from: string) => (await everybody(from)).filter((told) => told === 'placed').length;
    const [one] = guests;
    const alone = one && (await Promise.all([1, 2, 3, 4].map(() => placeFrom(shop, one, '10.0.0.9'))));
    expect(alone?.toSorted()).toEqual(['placed', 'placed', 'placed', 'tooManyUnpaid']);
    expect(await placed('10.0.0.1')).toBe(5);
    const later = async () => {
      shop.services.clock.pass(HOLD_MS);
      await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
      await shop.work();
    };
    await later();
    expect(await placed('10.0.0.1')).toBe(5);
    await later();
    expect(await placed('10.0.0.1')).toBe(0);
    // Somebody else, from somewhere else, finds all of the shelf.
    expect(await placeFrom(shop, await shop.customer(), '10.0.0.2')).toBe('placed');
    for (let quarter = 0; quarter < 3; quarter += 1) await later();
    expect(await placed('10.0.0.1')).toBe(5);
  });
});
