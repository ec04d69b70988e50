import type { ActionInput } from '@cpc/contract';
import { brand, ORDER_STATUS, type OrderItemId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { CHOICE, soleItem, type TestShop, testShop } from '../../testing/shop.ts';
import { SECOND, secondStation } from '../../testing/second-station.ts';

const error = (name: string) => ({ data: { error: name } });

async function inBay(shop: TestShop, customer: Caller) {
  const order = await shop.paidOrder(customer);
  await shop.work();
  await printNext(shop, 'A1');
  const { item_id, pickup_code } = soleItem(await customer.must('Order.get', order));
  const asked = (rest: Partial<ActionInput<'Partner.handOver'>>) => {
    return { order_id: order.order_id, item_id, client_key: 'first', ...rest };
  };
  return { order, code: pickup_code ?? '', asked };
}

describe.each(databases())('hand-overs by the shop on $engine', ({ open }) => {
  it('[PA-11.4] [QU-02.1] [PA-09.2] an item is handed over against its code, once, with the person in the history', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { order, code, asked } = await inBay(shop, customer);
    expect(await partner.must('Partner.order', order)).toMatchObject({ items: [{ in_bay: true, bay: 'A1' }] });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await partner.call('Partner.handOver', asked({ code: wrong }))).toMatchObject(error('pickupCodeWrong'));
    expect(await partner.call('Partner.handOver', asked({}))).toMatchObject(error('fieldEmpty'));
    const view = await partner.must('Partner.handOver', asked({ code }));
    expect(view).toMatchObject({ status: ORDER_STATUS.finished, items: [{ job: 'collected', in_bay: false }] });
    const step = view.history.find(({ what }) => what === 'printJob.collected');
    expect(step).toMatchObject({ by: 'Demo shop', cause: 'handed over by the shop against its code', note: null });
    expect(await partner.must('Partner.handOver', asked({ code }))).toEqual(view);
    expect(await partner.call('Partner.handOver', asked({ code, client_key: 'other' }))).toMatchObject(
      error('notInBay'),
    );
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject(error('pickupCodeWrong'));
  });

  it('[PA-11.4] [PA-09.2] without a code it needs a reason, which is kept with the person', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { asked } = await inBay(shop, customer);
    expect(await partner.call('Partner.handOver', asked({}))).toMatchObject(error('fieldEmpty'));
    expect(await partner.call('Partner.handOver', asked({ reason: '  ' }))).toMatchObject(error('invalidInput'));
    const other = asked({ reason: 'phone is empty', item_id: brand<OrderItemId>('nothing') });
    expect(await partner.call('Partner.handOver', other)).toMatchObject(error('notFound'));
    const view = await partner.must('Partner.handOver', asked({ reason: 'phone is empty, knew the picture' }));
    expect(view.history.filter(({ note }) => note !== null)).toMatchObject([
      { what: 'printJob.collected', by: 'Demo shop', note: 'phone is empty, knew the picture' },
    ]);
  });

  it('[PA-11.4] an item that is not printed yet is not handed over', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    const { item_id } = soleItem(order);
    const asked = { order_id: order.order_id, item_id, client_key: 'first', reason: 'asked for it' };
    expect(await partner.call('Partner.handOver', asked)).toMatchObject(error('notInBay'));
  });

  it('[PA-11.4] [QU-02.1] of a hand-over and a pickup at the station at once, exactly one hands it over', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { order, code, asked } = await inBay(shop, customer);
    const answers = await Promise.all([
      partner.call('Partner.handOver', asked({ code })),
      shop.screen.call('Pickup.verify', { code }),
      partner.call('Partner.handOver', asked({ reason: 'the same person again', client_key: 'other' })),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const view = await partner.must('Partner.order', order);
    expect(view.history.filter(({ what }) => what === 'printJob.collected')).toHaveLength(1);
    expect(view.status).toBe(ORDER_STATUS.finished);
  });
});

describe.each(databases())('moves by the shop on $engine', ({ open }) => {
  const move = (order: { readonly order_id: ActionInput<'Partner.moveOrder'>['order_id'] }, client_key = 'first') => {
    return { order_id: order.order_id, machine_id: SECOND, client_key, reason: 'the printer is at the doctor' };
  };

  it('[QU-04.4] [PA-11.5] a waiting order moves with its blank, once, and the customer is told', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const customer = await shop.customer();
    const browser = await agree(customer);
    const [partner, second] = [await shop.partner(), await secondStation(shop)];
    const order = await shop.paidOrder(customer);
    await shop.work();
    expect(await partner.must('Partner.order', order)).toMatchObject({ movable: true });
    expect(await partner.must('Partner.moves', order)).toMatchObject([{ machine_id: SECOND, waiting: 0 }]);
    const view = await partner.must('Partner.moveOrder', move(order));
    expect(view).toMatchObject({ machine_id: SECOND, machine_name: 'Second', price: order.price });
    expect(view.history.find(({ what }) => what === 'order.moved')).toMatchObject({
      by: 'Demo shop',
      note: 'the printer is at the doctor',
    });
    expect(await partner.must('Partner.moveOrder', move(order))).toEqual(view);
    await shop.work();
    expect(await shownBy(browser)).toMatchObject([
      { title: 'Another station makes your order', body: expect.stringContaining('Second') },
    ]);
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    expect(await second.must('PrintJob.lease', { wait_ms: 0 })).not.toBeNull();
    const counts = await shop.services.db.read
      .selectFrom('stock_counts')
      .select(['machine_id', 'available'])
      .where('goods_id', '=', CHOICE.goods_id)
      .where('colour_id', '=', CHOICE.colour_id)
      .orderBy('machine_id')
      .execute();
    expect(counts).toEqual([
      { machine_id: 'demo', available: 5 },
      { machine_id: 'second', available: 4 },
    ]);
  });

  it('[PA-06.3] a reprint that waits at another station now is not called off', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await secondStation(shop);
    const { order, asked } = await inBay(shop, customer);
    const { order_id, item_id } = asked({});
    const why = { order_id, item_id, reason: 'A stripe' };
    await partner.must('Partner.reprint', { ...why, client_key: 'again', bearer: 'shop' });
    await shop.work();
    await partner.must('Partner.moveOrder', move(order));
    const calledOff = await partner.call('Partner.callOffReprint', { ...why, client_key: 'off' });
    expect(calledOff).toMatchObject(error('reprintMoved'));
  });

  it('[QU-04.4] of a move and a lease at once, one wins: the order is printed at one station', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner, second] = [await shop.customer(), await shop.partner(), await secondStation(shop)];
    const order = await shop.paidOrder(customer);
    await shop.work();
    const [leased, moved] = await Promise.all([
      shop.station.must('PrintJob.lease', { wait_ms: 0 }),
      partner.call('Partner.moveOrder', move(order)),
    ]);
    await shop.work();
    const there = await second.must('PrintJob.lease', { wait_ms: 0 });
    expect([leased, there].filter((job) => job !== null)).toHaveLength(1);
    expect(moved.code === 0).toBe(leased === null);
    if (leased !== null) expect(moved).toMatchObject(error('cannotMove'));
  });

  it('[QU-04.4] [PA-07] an unpaid order, its own station and an unknown one are refused', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await secondStation(shop);
    const unpaid = await shop.place(customer);
    expect(await partner.call('Partner.moveOrder', move(unpaid))).toMatchObject(error('cannotMove'));
    const paid = await shop.paidOrder(customer);
    const to = (id: string) => ({ ...move(paid), machine_id: brand<StationId>(id) });
    expect(await partner.call('Partner.moveOrder', to('demo'))).toMatchObject(error('cannotMove'));
    expect(await partner.call('Partner.moveOrder', to('nowhere'))).toMatchObject(error('deviceMissing'));
    await shop.work();
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(await partner.call('Partner.moveOrder', move(paid, 'begun'))).toMatchObject(error('cannotMove'));
    expect(await partner.must('Partner.order', paid)).toMatchObject({ machine_id: 'demo' });
  });
});
