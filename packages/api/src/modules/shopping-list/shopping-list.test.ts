import { type ColourId, type GoodsId, ORDER_STATUS, type ShellId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, type TestShop, redCase, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

const { machine_id } = CHOICE;
const CASE = { ...CHOICE, document: redCase() };
const GALAXY = {
  machine_id,
  goods_id: brand<GoodsId>('samsung-galaxy-s24'),
  shell_id: brand<ShellId>('hard'),
  colour_id: brand<ColourId>('hard.white'),
  document: redCase('#00ff00'),
};

let keys = 0;
const key = () => ({ client_key: `key-${(keys += 1)}` });
const listOf = (customer: Caller) => customer.must('ShoppingList.list', { machine_id });

describe.each(databases())('the shopping list on $engine', ({ open }) => {
  it('[OR-10] [RT-12] keeps designs as they were added, priced at a station, with their pictures', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const { work_id } = await customer.must('Work.save', { goods_id: CASE.goods_id, document: CASE.document });
    const first = await customer.must('ShoppingList.add', { ...key(), ...CASE, work_id });
    shop.services.clock.pass(1);
    expect(await customer.must('ShoppingList.add', { ...key(), ...GALAXY })).toMatchObject({ count: 2 });
    await customer.must('Work.save', { work_id, goods_id: CASE.goods_id, document: redCase('#ffffff'), revision: 1 });
    await shop.work();
    const list = await listOf(customer);
    expect(list).toMatchObject({
      total: { amount: 2490 + 1990, currency: 'EUR' },
      entries: [
        {
          entry_id: first.entry_id,
          work_id,
          model: 'iPhone 15',
          shell_name: 'soft',
          price: { amount: 2490 },
          problem: null,
        },
        { model: 'Galaxy S24', price: { amount: 1990 }, work_id: null, width: 74 },
      ],
    });
    const url = `/api/shopping_list/thumbnail/${list.entries[0]?.thumbnail}`;
    const look = async (who: Caller) => (await shop.app.inject({ url, headers: who.headers })).rawPayload;
    expect((await look(customer)).subarray(1, 4).toString()).toBe('PNG');
    expect(JSON.parse(String(await look(await shop.customer())))).toMatchObject({ data: { error: 'notFound' } });
  });

  it('[OR-10] adds, copies, removes and restores; repeated calls count once', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const adding = { ...key(), ...CASE };
    const added = await Promise.all(Array.from({ length: 5 }, () => customer.must('ShoppingList.add', adding)));
    const ids = new Set(added.map(({ entry_id }) => entry_id));
    expect(ids.size).toBe(1);
    const [{ entry_id }] = added as [(typeof added)[number]];
    const copying = { ...key(), entry_id };
    for (let time = 0; time < 2; time += 1)
      expect(await customer.must('ShoppingList.copy', copying)).toMatchObject({ count: 2 });
    for (let time = 0; time < 2; time += 1)
      expect(await customer.must('ShoppingList.remove', { entry_id })).toEqual({ entry_id, count: 1 });
    expect(await customer.must('ShoppingList.restore', { entry_id })).toEqual({ entry_id, count: 2 });
    const green = { entry_id, ...GALAXY };
    expect(await customer.must('ShoppingList.change', green)).toEqual({ entry_id, count: 2 });
    expect((await listOf(customer)).entries.map(({ model }) => model).sort()).toEqual(['Galaxy S24', 'iPhone 15']);
    const other = await shop.customer();
    for (const [name, input] of [
      ['ShoppingList.copy', copying],
      ['ShoppingList.change', green],
      ['ShoppingList.remove', { entry_id }],
      ['ShoppingList.restore', { entry_id }],
      ['ShoppingList.order', { ...key(), machine_id, entry_ids: [entry_id] }],
    ] as const)
      expect(await other.call(name, input as never)).toMatchObject({ data: { error: 'notFound' } });
    expect(await other.must('ShoppingList.list', { machine_id })).toEqual({ machine_id, entries: [], total: null });
  });

  it('[OR-10] refuses what can never be ordered, and shows before payment what is unavailable', async () => {
    const shop = await testShop(await open(), { pieces: 1 });
    const customer = await shop.customer();
    const add = (changes: object) => customer.call('ShoppingList.add', { ...key(), ...CASE, ...changes } as never);
    expect(await add({ document: { version: 1, records: {} } })).toMatchObject({ data: { error: 'designInvalid' } });
    expect(await add({ document: empty() })).toMatchObject({ data: { error: 'designEmpty' } });
    expect(await add({ shell_id: 'nothing' })).toMatchObject({ data: { error: 'shellNotChosen' } });
    for (let piece = 0; piece < 2; piece += 1) {
      await customer.must('ShoppingList.add', { ...key(), ...CASE });
      shop.services.clock.pass(1);
    }
    const problems = async () => (await listOf(customer)).entries.map(({ problem }) => problem);
    expect(await problems()).toEqual([null, 'tooMany']);
    expect(await listOf(customer)).toMatchObject({ total: { amount: 2490 } });
    const entry_ids = (await listOf(customer)).entries.map(({ entry_id }) => entry_id);
    const order = (ids: typeof entry_ids) =>
      customer.call('ShoppingList.order', { ...key(), machine_id, entry_ids: ids });
    expect(await order(entry_ids)).toMatchObject({ data: { error: 'notInStock', line: 2 } });
    expect((await listOf(customer)).entries).toHaveLength(2);
    expect(await order(entry_ids.slice(0, 1))).toMatchObject({ code: 0 });
    expect(await problems()).toEqual(['notInStock']);
    await shop.services.db.transact((tx) => tx.deleteFrom('prices').execute());
    expect(await listOf(customer)).toMatchObject({
      total: null,
      entries: [{ model: 'iPhone 15', price: null, problem: 'notSold' }],
    });
  });

  it('[OR-05] [OR-10] is ordered once, with one key or on two devices at once', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const ids = [];
    for (const one of [CASE, GALAXY])
      ids.push((await customer.must('ShoppingList.add', { ...key(), ...one })).entry_id);
    await shop.work();
    const wanted = { ...key(), machine_id, entry_ids: ids };
    const taps = await Promise.all([1, 2, 3, 4].map(() => customer.call('ShoppingList.order', wanted)));
    expect(taps.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const [placed] = await customer.must('Order.list', {});
    expect(placed).toMatchObject({ price: { amount: 4480 }, items: [{ model: 'iPhone 15' }, { model: 'Galaxy S24' }] });
    // The thumbnails were already painted for the list.
    expect(placed?.items.every(({ thumbnail }) => thumbnail !== null)).toBe(true);
    expect((await listOf(customer)).entries).toEqual([]);
    expect(await customer.call('ShoppingList.order', { ...wanted, entry_ids: ids.slice(1) })).toMatchObject({
      data: { error: 'keyReused' },
    });

    const { entry_id } = await customer.must('ShoppingList.add', { ...key(), ...CASE });
    const devices = await Promise.all(
      [1, 2, 3].map(() => customer.call('ShoppingList.order', { ...key(), machine_id, entry_ids: [entry_id] })),
    );
    expect(devices.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { code } of devices) expect([0, 1004, 1009]).toContain(code);
    expect(await customer.must('Order.list', {})).toHaveLength(2);
    expect(await heldPieces(shop)).toBe(3);
  });

  it('[SN-03.2] [OR-10] goes along with a guest who logs in', async () => {
    const shop = await testShop(await open());
    const login = { phone: '13800138000', password: 'long enough', country: 'CN' };
    await registered(await shop.customer(), shop.services.texts, login);
    const guest = await shop.customer();
    await guest.must('ShoppingList.add', { ...key(), ...CASE });
    const account = callerOf(shop.app, await guest.must('User.login', login));
    expect(await listOf(account)).toMatchObject({ entries: [{ model: 'iPhone 15' }] });
  });

  it('[OR-06.2] a reorder uses the frozen designs at today’s prices, once per key', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const first = await shop.place(customer);
    await customer.must('Order.cancel', first);
    await shop.services.db.transact((tx) => tx.updateTable('prices').set({ amount: 1_000 }).execute());
    const again = { ...key(), machine_id, order_id: first.order_id };
    const orders = await Promise.all([1, 2, 3].map(() => customer.must('Order.reorder', again)));
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1);
    expect(orders[0]).toMatchObject({ status: ORDER_STATUS.unpaid, price: { amount: 1_000 } });
    const designs = await shop.services.db.read.selectFrom('order_items').select('document_hash').execute();
    expect(new Set(designs.map(({ document_hash }) => document_hash)).size).toBe(1);
    expect(await (await shop.customer()).call('Order.reorder', again)).toMatchObject({ data: { error: 'notFound' } });
    expect(await customer.call('Order.place', { ...again, items: [CASE] })).toMatchObject({
      data: { error: 'keyReused' },
    });
  });
});

const empty = () => ({
  version: 1,
  records: { background: { id: 'background', type: 'background', fill: { kind: 'none' } } },
});

async function heldPieces({ services }: TestShop): Promise<number> {
  return (await services.db.read.selectFrom('stock_holds').select('item_id').where('state', '=', 'held').execute())
    .length;
}
