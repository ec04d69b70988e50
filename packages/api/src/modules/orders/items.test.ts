import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Renderer } from '../../base/painting/renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { CHOICE, GALAXY, type TestShop, soleItem, orderOfItems, redCase, testShop } from '../../testing/shop.ts';

/** Two things of the test catalogue that share no stock. */
const APPLE = {};

describe.each(databases())('orders of several items on $engine', ({ open }) => {
  it('[SK-02] [RL-02] of the same things in any sequence end without a deadlock', async () => {
    const shop = await testShop(await open(), { pieces: 40 });
    const customer = await shop.customer();
    const things = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? [APPLE, GALAXY] : [GALAXY, APPLE]));
    const placed = await Promise.all(things.map((items) => customer.must('Order.place', orderOfItems(...items))));
    const ended = await Promise.all(placed.map(({ order_id }) => customer.must('Order.cancel', { order_id })));
    expect(ended.every(({ status }) => status === ORDER_STATUS.closed)).toBe(true);
  });

  it('[OR-10] are one payment and one print each, handed over and finished with the last', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const placed = await customer.must('Order.place', orderOfItems(APPLE, GALAXY));
    expect(placed).toMatchObject({ price: { amount: 2490 + 1990 }, items: [{ line: 1 }, { line: 2 }] });
    const look = () => customer.must('Order.get', placed);
    await shop.pay(customer, placed);
    await shop.work();
    expect(await look()).toMatchObject({
      label: 'inQueue',
      items: [
        { print_number: `${placed.order_number}-1`, job: 'queued', position: 1, model: 'iPhone 15' },
        { print_number: `${placed.order_number}-2`, job: 'queued', position: 2, model: 'Galaxy S24' },
      ],
    });

    await printNext(shop, 'A1');
    const half = await look();
    expect(half).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, label: 'inQueue', items: [{ bay: 'A1' }, {}] });
    // A customer in a hurry collects the first item alone.
    await shop.screen.must('Pickup.verify', { code: half.items[0]?.pickup_code ?? '' });
    expect(await look()).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, items: [{ job: 'collected' }, {}] });
    await printNext(shop, 'A2');
    const whole = await look();
    expect(whole).toMatchObject({ status: ORDER_STATUS.delivering, label: 'pickupArea', items: [{}, { bay: 'A2' }] });
    await shop.screen.must('Pickup.verify', { code: whole.items[1]?.pickup_code ?? '' });
    const finished = await look();
    expect(finished).toMatchObject({ status: ORDER_STATUS.finished, label: 'pickupComplete' });
    const printOf = (line: number) =>
      finished.history.flatMap(({ what, item_id }) =>
        item_id === finished.items[line - 1]?.item_id ? [what.replace('printJob.', '')] : [],
      );
    const way = ['created', 'fileReady', 'leased', 'started', 'finished', 'discharging', 'placed', 'collected'];
    expect([printOf(1), printOf(2)]).toEqual([way, way]);
    expect((await (await shop.partner()).must('Partner.order', finished)).items).toMatchObject([
      { model: 'iPhone 15', price: { amount: 2490 } },
      { model: 'Galaxy S24', price: { amount: 1990 } },
    ]);
  });

  it('[OR-04] [ED-09.1] show their frozen designs to their customer, each its own, and to nobody else', async () => {
    const shop = await testShop(await open());
    const [customer, other] = await Promise.all([shop.customer(), shop.customer()]);
    const red = { document: redCase('#ff0000') };
    const { order_id, items } = await customer.must(
      'Order.place',
      orderOfItems(red, { ...GALAXY, document: redCase('#00ff00') }),
    );
    const ask = (who: Caller, item_id = items[1]?.item_id) =>
      who.call('Order.design', { order_id, item_id: item_id ?? brand('') });
    expect((await ask(customer)).data).toMatchObject({
      document: { records: { background: { fill: { colour: '#00ff00' } } } },
      surface: { id: 'samsung-galaxy-s24' },
    });
    const refusals = await Promise.all([ask(customer, brand('f'.repeat(26))), ask(other)]);
    expect(refusals).toMatchObject([{ data: { error: 'notFound' } }, { data: { error: 'notFound' } }]);
  });

  it('[OR-05] [OR-10] with one key are one order; the key with other items is refused', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const wanted = { ...orderOfItems(APPLE, GALAXY), client_key: 'one' };
    const orders = await Promise.all(Array.from({ length: 6 }, () => customer.must('Order.place', wanted)));
    expect(new Set(orders.map((order) => order.order_id)).size).toBe(1);
    expect(await left(shop)).toEqual({ apple: 4, galaxy: 4 });
    for (const items of [wanted.items.toReversed(), wanted.items.slice(1), [...wanted.items, ...wanted.items]])
      expect(await customer.call('Order.place', { ...wanted, items })).toMatchObject({ data: { error: 'keyReused' } });
    for (const items of [[], Array.from({ length: 21 }, () => wanted.items[0] as (typeof wanted.items)[number])])
      expect(await customer.call('Order.place', { ...wanted, items })).toMatchObject({
        data: { error: 'invalidInput' },
      });
  });

  it('[SK-02] [OR-10] thirty buyers of the last three pieces hold all they ordered or nothing', async () => {
    const shop = await testShop(await open(), { pieces: 3 });
    const partner = await shop.partner();
    await partner.must('Partner.countStock', { ...CHOICE, ...GALAXY, pieces: 40 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => shop.customer()));
    const answers = await Promise.all(
      buyers.map((buyer, n) => {
        // Half of them in the other sequence: no deadlock may follow.
        const items = n % 2 ? [APPLE, GALAXY] : [GALAXY, APPLE];
        return buyer.call('Order.place', orderOfItems(...items));
      }),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 1301)).toHaveLength(27);
    expect(await left(shop)).toEqual({ apple: 0, galaxy: 37 });
    const { read } = shop.services.db;
    expect(await read.selectFrom('order_items').select('id').execute()).toHaveLength(6);
    expect(await read.selectFrom('stock_holds').select('item_id').execute()).toHaveLength(6);
  });

  it('[SK-01.1] [OR-10] name the line that is out of stock, and hold nothing of the rest', async () => {
    const shop = await testShop(await open(), { pieces: 1 });
    const answer = await (await shop.customer()).call('Order.place', orderOfItems(GALAXY, APPLE, APPLE));
    expect(answer).toMatchObject({ code: 1301, data: { error: 'notInStock', line: 3 } });
    expect(await left(shop)).toEqual({ apple: 1, galaxy: 1 });
  });

  it('[OR-08] [OR-10] go on without an item that cannot be printed, and close with the last', async () => {
    const shop = await testShop(await open(), { renderer: refusing('#00ff00') });
    const customer = await shop.customer();
    const green = { document: redCase('#00ff00') };
    const mixed = await shop.pay(customer, await customer.must('Order.place', orderOfItems(green, GALAXY)));
    const hopeless = await shop.pay(customer, await customer.must('Order.place', orderOfItems(green, green)));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await shop.work();
      shop.services.clock.pass(60_000);
    }
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await customer.must('Order.get', mixed)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      label: 'inQueue',
      items: [{ job: 'cancelled', label: 'productionCancelled' }, { job: 'queued' }],
      refunded: { amount: 2490, currency: 'EUR' },
    });
    const { history, items } = await customer.must('Order.get', mixed);
    expect(history.filter(({ what }) => what === 'order.itemUnprintable')).toMatchObject([
      { actor: 'system', item_id: items[0]?.item_id },
    ]);
    expect(await customer.must('Order.get', hopeless)).toMatchObject({
      status: ORDER_STATUS.closed,
      label: 'refunded',
    });
    expect(await left(shop)).toEqual({ apple: 5, galaxy: 4 });
    await printNext(shop);
    expect(await customer.must('Order.get', mixed)).toMatchObject({ status: ORDER_STATUS.delivering });
  });

  it('[OR-08] [SK-03] after a short count, paid orders lose single items and unpaid orders close', async () => {
    const shop = await testShop(await open(), { pieces: 4 });
    const customer = await shop.customer();
    const partner = await shop.partner();
    const paid = await shop.pay(customer, await customer.must('Order.place', orderOfItems(APPLE, APPLE)));
    await shop.work();
    shop.services.clock.pass(1);
    const unpaid = await customer.must('Order.place', orderOfItems(APPLE, GALAXY, APPLE));
    const count = (pieces: number) => partner.must('Partner.countStock', { ...CHOICE, pieces });
    expect(await count(1)).toEqual({ cancelled: 3 });
    expect(await customer.must('Order.get', unpaid)).toMatchObject({ status: ORDER_STATUS.closed });
    expect(await customer.must('Order.get', paid)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      items: [{ job: 'queued' }, { job: 'cancelled' }],
    });
    expect(await left(shop)).toEqual({ apple: 0, galaxy: 4 });
    expect(await count(0)).toEqual({ cancelled: 1 });
    await shop.work();
    const gone = await customer.must('Order.get', paid);
    expect(gone).toMatchObject({ status: ORDER_STATUS.closed, label: 'refunded' });
    expect(gone.history.map(({ what }) => what)).toContain('order.outOfStock');
  });

  it('[OR-02.3] [OR-10] [PY-05.1] can be cancelled one by one, each with its share, until a station has them', async () => {
    const shop = await testShop(await open());
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const placed = await customer.must('Order.place', orderOfItems(APPLE, GALAXY, APPLE));
    const [first, second, third] = placed.items.map(({ item_id }) => ({ order_id: placed.order_id, item_id }));
    if (!first || !second || !third) throw new Error('three items expected');
    expect(await customer.call('Order.cancel', second)).toMatchObject({ data: { error: 'cannotCancel' } });
    await shop.pay(customer, placed);
    await shop.work();
    expect(await other.call('Order.cancel', second)).toMatchObject({ data: { error: 'notFound' } });
    const foreign = await shop.place(other);
    expect(await customer.call('Order.cancel', { ...second, item_id: soleItem(foreign).item_id })).toMatchObject({
      data: { error: 'notFound' },
    });
    for (let time = 0; time < 2; time += 1) await customer.must('Order.cancel', second);
    await shop.work();
    expect(await customer.must('Order.get', placed)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
      refunded: { amount: 1990 },
      items: [{ job: 'queued' }, { job: 'cancelled' }, { job: 'queued' }],
    });
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(await customer.call('Order.cancel', first)).toMatchObject({ data: { error: 'cannotCancel' } });
    await customer.must('Order.cancel', third);
    await shop.work();
    expect(await customer.must('Order.get', placed)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      label: 'inQueue',
      refunded: { amount: 1990 + 2490 },
    });
  });

  it('[OR-02.3] [OR-10] a cancel and a lease at the same moment: cancelled whole or printed whole', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    for (let time = 0; time < 4; time += 1) {
      const order = await shop.pay(customer, await customer.must('Order.place', orderOfItems(APPLE, GALAXY)));
      await shop.work();
      const [cancelled, job] = await atOnce(shop, customer, order);
      const { status, items } = await customer.must('Order.get', order);
      const jobs = items.map((item) => String(item.job)).sort((a, b) => a.localeCompare(b));
      if (cancelled) expect({ job, status, jobs }).toEqual({ job: null, status: 4, jobs: ['cancelled', 'cancelled'] });
      else expect({ status, jobs }).toEqual({ status: 1, jobs: ['dispatching', 'queued'] });
      await drain(shop);
    }
  });
});

/** The customer cancels while the station asks for work. @returns whether it was cancelled, and what was leased */
async function atOnce(shop: TestShop, customer: Caller, order: OrderView) {
  const [cancel, job] = await Promise.all([
    customer.call('Order.cancel', order),
    shop.station.must('PrintJob.lease', { wait_ms: 0 }),
  ]);
  return [cancel.code === 0, job] as const;
}

/** Takes all remaining jobs, so that none is left for the next round. */
async function drain({ station, services }: TestShop): Promise<void> {
  while (await station.must('PrintJob.lease', { wait_ms: 0 }));
  services.clock.pass(1);
}

async function left({ services }: TestShop) {
  const rows = await services.db.read.selectFrom('stock_counts').selectAll().execute();
  const of = (goods: string, colour: string) =>
    rows.find((row) => row.goods_id === goods && row.colour_id === colour)?.available;
  return { apple: of(CHOICE.goods_id, CHOICE.colour_id), galaxy: of(GALAXY.goods_id, GALAXY.colour_id) };
}

/** Prints everything except a background of one colour. */
function refusing(colour: string): Renderer {
  return {
    ...BLANK,
    async printFile({ document }) {
      if (JSON.stringify(document).includes(colour)) throw new Error('no such ink');
      return Buffer.from('a print file');
    },
    thumbnail: async () => Buffer.from('png'),
  };
}
