import { TERMS_VERSION } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { orderOf, redCase, testShop } from '../../testing/shop.ts';

const { items, ...TERMS } = orderOf();
const [ITEM] = items;
/** A shop with so many pieces, and the limits of unpaid pieces that a server has unless its operator sets others. */
const shopWith = (pieces: number) => ({
  renderer: BLANK,
  pieces,
  overrides: {
    config: {
      ...TEST_CONFIG,
      unpaidPieces: { customer: 20, address: 60, customerShare: 0.5, addressShare: 0.75 },
    },
  },
});
const wanted = (count: number) => ({ ...TERMS, items: ITEM ? [{ ...ITEM, count }] : [] });

describe.each(databases())('the terms and the number of an order, on $engine', ({ open }) => {
  it('[RT-09.5] the version that the customer agreed to is stored with the order and the account, with its date', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    expect(await customer.must('User.account', {})).toMatchObject({ terms_version: null, terms_at: null });
    const terms_version = TERMS_VERSION;
    expect(await customer.must('Order.place', { ...orderOf(), terms_version })).toMatchObject({ terms_version });
    const terms_at = shop.services.clock.now();
    expect(await customer.must('User.account', {})).toMatchObject({ terms_version, terms_at });
    const agreed = () => shop.services.db.read.selectFrom('accounts').select('terms_at').execute();
    const first = await agreed();
    expect(first).toEqual([{ terms_at }]);
    shop.services.clock.pass(1000);
    await customer.must('Order.place', { ...orderOf({ client_key: 'second' }), terms_version });
    expect(await agreed()).toEqual(first);
  });

  it('[RT-09.4] a customer who agreed to an earlier version agrees again with the next order; the first order keeps its version', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const terms_version = TERMS_VERSION;
    const { order_id } = await customer.must('Order.place', { ...orderOf(), terms_version });
    // As the former release stored it.
    const former = { terms_version: '2026-11' };
    await shop.services.db.transact(async (tx) => {
      await tx.updateTable('accounts').set(former).where('terms_version', '=', terms_version).execute();
      await tx.updateTable('orders').set(former).where('id', '=', order_id).execute();
    });
    expect(await customer.must('User.account', {})).toMatchObject(former);
    shop.services.clock.pass(1000);
    const terms_at = shop.services.clock.now();
    await customer.must('Order.place', { ...orderOf({ client_key: 'second' }), terms_version });
    expect(await customer.must('User.account', {})).toMatchObject({ terms_version, terms_at });
    expect(await customer.must('Order.get', { order_id })).toMatchObject(former);
  });

  it('[RT-09.4] another version is refused and nothing is ordered; a call sent again finds its order', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const plain = orderOf({ client_key: 'one' });
    const old = { ...plain, terms_version: '2025-01' };
    expect(await customer.call('Order.place', old)).toMatchObject({ data: { error: 'termsChanged' } });
    expect(await customer.must('Order.list', {})).toEqual([]);
    const placed = await customer.must('Order.place', plain);
    expect(await customer.must('Order.place', old)).toMatchObject({ order_id: placed.order_id, terms_version: null });
  });

  it('[OR-14] several equal things are items of one order: each has its piece, its price and its print', async () => {
    const shop = await testShop(await open(), { pieces: 20 });
    const customer = await shop.customer();
    const order = await customer.must('Order.place', wanted(3));
    expect(order.items.map(({ line, price }) => [line, price.amount])).toEqual([
      [1, 2490],
      [2, 2490],
      [3, 2490],
    ]);
    expect(order.price.amount).toBe(3 * 2490);
    const held = await shop.services.db.read.selectFrom('stock_holds').select('state').execute();
    expect(held.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    await shop.pay(customer, order);
    const jobs = await shop.services.db.read.selectFrom('print_jobs').select('line').orderBy('line').execute();
    expect(jobs.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('[OR-14] a count is the same order as so many equal items, and keeps the limits', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await customer.must('Order.place', wanted(2));
    const twice = { ...TERMS, items: [...items, ...items] };
    expect(await customer.must('Order.place', twice)).toMatchObject({ order_id: order.order_id });
    for (const count of [0, 1.5, 21, -1])
      expect(await customer.call('Order.place', wanted(count))).toMatchObject({ data: { error: 'invalidInput' } });
    const over = {
      ...TERMS,
      client_key: 'over',
      items: [...wanted(20).items, { ...items[0], document: redCase('#0000ff') }],
    };
    expect(await customer.call('Order.place', over as never)).toMatchObject({ data: { error: 'invalidInput' } });
    expect(await customer.must('Order.list', {})).toHaveLength(1);
  });

  it('[OR-14] [SK-01.3] twenty equal things can be ordered if there are pieces enough, for one customer also', async () => {
    const shop = await testShop(await open(), shopWith(40));
    const customer = await shop.customer();
    expect((await customer.must('Order.place', wanted(20))).items).toHaveLength(20);
    const few = await testShop(await open(), shopWith(39));
    const other = await few.customer();
    expect(await other.call('Order.place', wanted(20))).toMatchObject({ data: { error: 'tooManyOfThese', most: 19 } });
    expect((await other.must('Order.place', wanted(19))).items).toHaveLength(19);
    const none = await testShop(await open(), shopWith(19));
    expect(await (await none.customer()).call('Order.place', wanted(20))).toMatchObject({
      data: { error: 'notInStock' },
    });
  });
});
