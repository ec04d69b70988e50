import fc from 'fast-check';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { type TestShop, orderOfItems, testShop } from '../../testing/shop.ts';

const ORDERS = 6;
const ROUNDS = 2;

/** Delivers every event of the provider and every return of every payer several times, in the given order. */
async function shuffled(shop: TestShop, shuffle: <T>(list: readonly T[]) => T[]) {
  const customer = await shop.customer();
  const caught: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = [];
  shop.intercept(async (headers, body) => {
    caught.push({ headers, body });
    return 200;
  });
  const placed = [];
  for (let n = 0; n < ORDERS; n += 1) placed.push(await customer.must('Order.place', orderOfItems({}, {})));
  const tokens = [];
  for (const order of placed) tokens.push(await shop.begin(customer, order));
  for (const token of tokens) await shop.choose(token, 'pay');
  await shop.standin.idle();
  const returns = tokens
    .flatMap((token) => [token, token])
    .map((token) => async () => {
      await shop.post('/api/Paypal/success', { token });
    });
  let delivered = 0;
  for (let first = true; first || delivered < caught.length; first = false) {
    const fresh = caught.slice(delivered).flatMap((event) => Array<typeof event>(5).fill(event));
    delivered = caught.length;
    const events = fresh.map(({ headers, body }) => async () => {
      await shop.app.inject({ method: 'POST', url: '/api/Paypal/webhook', headers, payload: body });
    });
    const calls = shuffle([...events, ...(first ? returns : [])]);
    // Four calls at a time.
    for (let at = 0; at < calls.length; at += 4) await Promise.all(calls.slice(at, at + 4).map((call) => call()));
    await shop.standin.idle();
  }
  return placed.map(({ order_id }) => order_id);
}

describe.each(databases())('events in any order on $engine', ({ open }) => {
  it('[PY-04.1] [MO-01.1] events and returns repeated and shuffled give one payment, job and sale each', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 2 * ORDERS * ROUNDS });
    const { read } = shop.services.db;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), async (keys) => {
        const shuffle = <T>(list: readonly T[]): T[] =>
          list
            .map((one, index) => ({ one, key: keys[index % keys.length] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ one }) => one);
        const ids = await shuffled(shop, shuffle);
        const orders = await read.selectFrom('orders').select(['status']).where('id', 'in', ids).execute();
        expect(orders).toEqual(Array(ORDERS).fill({ status: ORDER_STATUS.awaitingDelivery }));
        const payments = await read.selectFrom('payments').select('state').where('order_id', 'in', ids).execute();
        expect(payments).toEqual(Array(ORDERS).fill({ state: 'settled' }));
        const jobs = await read.selectFrom('print_jobs').select('item_id').where('order_id', 'in', ids).execute();
        expect(new Set(jobs.map(({ item_id }) => item_id)).size).toBe(2 * ORDERS);
        const entries = await read.selectFrom('ledger_entries').select('kind').where('order_id', 'in', ids).execute();
        expect(entries.map(({ kind }) => kind).sort()).toEqual([
          ...Array<string>(ORDERS).fill('fee'),
          ...Array<string>(ORDERS).fill('sale'),
        ]);
      }),
      { seed: 44, numRuns: ROUNDS, endOnFailure: true },
    );
    await expectReconciled(shop);
  }, 180_000);
});
