import type { ActionInput, JobEvent, OrderView } from '@cpc/contract';
import { type AddressId, type StationId, type PartnerId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { SPARE_ADDRESS, type TestShop, orderOfItems, testShop } from '../../testing/shop.ts';
import { RECEIVED_AFTER_MS } from '../../records/delivery/store.ts';

const FEE = 490;
const machine_id = brand<StationId>('demo');
const SHIPPING = { company: 'Deutsche Post DHL', express_number: 'ｊd\u00A00146\u2011٠٠١01' };

/** A shop that sends, and a customer with an address. */
async function sendingShop(open: Parameters<typeof testShop>[0]) {
  const shop = await testShop(open);
  const partner = await shop.partner();
  await partner.must('Partner.setDeliveryFee', { machine_id, fee: FEE });
  const customer = await shop.customer();
  const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
  return { shop, partner, customer, address_id };
}

const place = (customer: Caller, address_id: AddressId, items = 1, changes: Partial<ActionInput<'Order.place'>> = {}) =>
  customer.must('Order.place', {
    ...orderOfItems(...Array.from({ length: items }, () => ({}))),
    delivery: { address_id },
    ...changes,
  });

/** The station prints everything in its queue and reports every print. */
async function print(shop: TestShop): Promise<number> {
  await shop.work();
  for (let printed = 0; ; printed += 1) {
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) return printed;
    const events = (['started', 'finished', 'discharging', 'placed'] as const).map(
      (kind, index): JobEvent => ({ seq: index + 1, kind, percent: 100, reason: '', bay: 'A2', at: 0 }),
    );
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
  }
}

const steps = (order: OrderView) => order.history.map(({ what }) => what);

describe.each(databases())('orders that are sent on $engine', ({ open }) => {
  it('[OR-02.4] [OR-03.1] [OR-06.1] [MO-01.1] printed, packed, shipped, received; never ready for pickup', async () => {
    const { shop, partner, customer, address_id } = await sendingShop(await open());
    const placed = await place(customer, address_id, 2);
    expect(placed.price.amount).toBe(placed.items.reduce((sum, item) => sum + item.price.amount, FEE));
    expect(placed.delivery).toMatchObject({ fee: { amount: FEE }, address: { recipient: 'Ada Lovelace' } });
    expect(await partner.must('Partner.deliveries', {})).toEqual([]);
    const { order_id } = await shop.pay(customer, placed);
    const sending = shop.services.db.read.selectFrom('ledger_lines').select('amount').where('kind', '=', 'delivery');
    expect(await sending.execute()).toEqual([{ amount: -FEE }]);
    expect(await partner.call('Partner.pack', { order_id })).toMatchObject({ data: { error: 'notAllPrinted' } });
    expect(await partner.call('Partner.ship', { order_id, ...SHIPPING })).toMatchObject({
      data: { error: 'notAllPrinted' },
    });

    expect(await print(shop)).toBe(2);
    const printed = await customer.must('Order.get', { order_id });
    expect(printed).toMatchObject({ status: 1, label: 'readyToShip' });
    expect(printed.items.map((item) => [item.job, item.pickup_code])).toEqual([
      ['printed', null],
      ['printed', null],
    ]);
    expect((await customer.must('Queue.get', { machine_id })).entries).toEqual([]);
    expect(await customer.call('Order.received', { order_id })).toMatchObject({ data: { error: 'notShipped' } });

    const [waiting] = await partner.must('Partner.deliveries', { open: true });
    expect(waiting).toMatchObject({ order_id, stage: 'toPack', items: [{ bay: 'A2' }, { bay: 'A2' }] });
    expect(await partner.must('Partner.pack', { order_id })).toMatchObject({ stage: 'packed' });
    expect(await partner.must('Partner.pack', { order_id })).toMatchObject({ stage: 'packed' });
    const shipped = await partner.must('Partner.ship', { order_id, ...SHIPPING });
    expect(shipped).toMatchObject({
      stage: 'shipped',
      delivery: { company: 'Deutsche Post DHL', express_number: 'JD0146-00101' },
    });
    expect(await partner.must('Partner.deliveries', { open: true })).toEqual([]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({
      status: 2,
      label: 'shipped',
      delivery: { ...shipped.delivery, shipped_at: shop.services.clock.now() },
    });
    await partner.must('Partner.ship', { order_id, ...SHIPPING });
    await partner.must('Partner.ship', { order_id, ...SHIPPING, express_number: 'JD0146-00102' });

    await customer.must('Order.received', { order_id });
    await customer.must('Order.received', { order_id });
    const over = await customer.must('Order.get', { order_id });
    expect(over).toMatchObject({ status: 3, label: 'orderComplete', delivery: { express_number: 'JD0146-00102' } });
    expect(await partner.call('Partner.ship', { order_id, ...SHIPPING })).toMatchObject({
      data: { error: 'orderClosed' },
    });
    const once = ['order.handedOver', 'order.shippingCorrected', 'order.collected'];
    expect(steps(over).filter((what) => once.includes(what))).toEqual(once);
    expect(steps(over).filter((what) => what === 'printJob.received')).toHaveLength(2);
    expect(steps(over).some((what) => /discharging|placed|collected/.test(what.replace('order.', '')))).toBe(true);
    expect(steps(over)).not.toContain('printJob.placed');
  });

  it('[OR-02.4] a parcel without news counts as received after two weeks, once', async () => {
    const { shop, partner, customer, address_id } = await sendingShop(await open());
    const { order_id } = await shop.pay(customer, await place(customer, address_id));
    await print(shop);
    await partner.must('Partner.ship', { order_id, ...SHIPPING });
    shop.services.clock.pass(RECEIVED_AFTER_MS - 1);
    await shop.work();
    const again = await caller(shop.app).must('User.guest', {});
    expect(again.userInfo.guest).toBe(true);
    const statusOf = async () => {
      const order = await shop.services.db.read
        .selectFrom('orders')
        .innerJoin('deliveries', 'deliveries.order_id', 'orders.id')
        .select(['status', 'received_at'])
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow();
      return [order.status, order.received_at];
    };
    expect(await statusOf()).toEqual([2, null]);
    shop.services.clock.pass(1);
    await shop.work();
    expect(await statusOf()).toEqual([3, shop.services.clock.now()]);
  });

  it('[OR-02.5] [OR-09.1] [MO-02.1] [SK-03] a returned parcel closes and refunds its order without restocking', async () => {
    const { shop, partner, customer, address_id } = await sendingShop(await open());
    const { order_id, price } = await shop.pay(customer, await place(customer, address_id, 2));
    const back = (reason: 'refused' | 'lost') => partner.call('Partner.parcelReturned', { order_id, reason });
    expect(await back('refused')).toMatchObject({ data: { error: 'notShipped' } });
    await print(shop);
    await partner.must('Partner.ship', { order_id, ...SHIPPING });
    const shelf = () => shop.services.db.read.selectFrom('stock_counts').selectAll().orderBy('goods_id').execute();
    const before = await shelf();
    for (const answer of await Promise.all([back('refused'), back('refused')]))
      expect(answer).toMatchObject({ data: { stage: 'returned', delivery: { return_reason: 'refused' } } });
    expect(await back('lost')).toMatchObject({ data: { delivery: { return_reason: 'refused' } } });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: 4, payment: 'refunding' });
    await shop.work();
    const over = await customer.must('Order.get', { order_id });
    expect(over).toMatchObject({
      label: 'refunded',
      refunded: price,
      refunds: [{ state: 'refunded' }],
      delivery: { returned_at: shop.services.clock.now(), closes_at: null, received_at: null },
    });
    expect(over.history.find(({ what }) => what === 'order.returned')).toMatchObject({
      actor: 'partner',
      cause: 'parcel came back: refused',
    });
    expect(await shelf()).toEqual(before);
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ earned: { amount: 0 }, due: { amount: 0 } }]);
    // Nothing changes any more: neither a late carrier nor time makes it received.
    expect(await partner.call('Partner.ship', { order_id, ...SHIPPING, company: 'Other' })).toMatchObject({
      data: { error: 'notFound' },
    });
    shop.services.clock.pass(RECEIVED_AFTER_MS);
    await shop.work();
    const { read } = shop.services.db;
    expect(await read.selectFrom('deliveries').select('received_at').execute()).toEqual([{ received_at: null }]);
    expect(await read.selectFrom('orders').select('status').execute()).toEqual([{ status: 4 }]);
    await expectReconciled(shop);
  });

  it('[OR-04] [OR-05] [OR-07.1] an order freezes its address; the same key with other terms is refused', async () => {
    const { customer, address_id } = await sendingShop(await open());
    const placed = await place(customer, address_id, 1, { client_key: 'once' });
    await customer.must('Address.save', { ...SPARE_ADDRESS, address_id, city: 'Hamburg' });
    await customer.must('Address.delete', { address_id });
    expect((await customer.must('Order.get', placed)).delivery?.address.city).toBe('Berlin');
    const { delivery: _, ...pickup } = { ...orderOfItems({}), delivery: undefined, client_key: 'once' };
    expect(await customer.call('Order.place', pickup)).toMatchObject({ data: { error: 'keyReused' } });
  });

  it('[OR-07.1] [PA-07] foreign addresses, unsuited stations, wrong companies and partners are refused', async () => {
    const { shop, partner, customer, address_id } = await sendingShop(await open());
    const asked = { ...orderOfItems({}), delivery: { address_id } };
    const stranger = await shop.customer();
    expect(await stranger.call('Order.place', asked)).toMatchObject({
      data: { error: 'notFound', field: 'address_id' },
    });
    const wrong = [
      [{ company: ' ' }, 'fieldEmpty', 'company'],
      [{ express_number: '' }, 'fieldEmpty', 'express_number'],
      [{ company: '<b>DHL</b>' }, 'fieldIncorrect', 'company'],
      [{ company: '=HYPERLINK("x")' }, 'fieldIncorrect', 'company'],
      [{ express_number: "1' or '1'='1" }, 'fieldIncorrect', 'express_number'],
      [{ express_number: '1234' }, 'fieldIncorrect', 'express_number'],
    ] as const;
    const { order_id } = await shop.pay(customer, await customer.must('Order.place', asked));
    await print(shop);
    for (const [change, error, field] of wrong)
      expect(await partner.call('Partner.ship', { order_id, ...SHIPPING, ...change })).toMatchObject({
        data: { error, field },
      });

    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other', password: 'quite another' },
      station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      pieces: 1,
    });
    const { token } = await shop.visitor.must('Partner.login', { username: 'other', password: 'quite another' });
    const rival = caller(shop.app, { authorization: `Bearer ${token}` });
    for (const name of ['Partner.pack', 'Partner.ship'] as const)
      expect(await rival.call(name, { order_id, ...SHIPPING })).toMatchObject({ data: { error: 'notFound' } });
    expect(await rival.call('Partner.setDeliveryFee', { machine_id, fee: 0 })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    expect(await rival.must('Partner.deliveries', {})).toEqual([]);
    expect(await stranger.call('Order.received', { order_id })).toMatchObject({ data: { error: 'notFound' } });

    await partner.must('Partner.setDeliveryFee', { machine_id, fee: null });
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({ delivery_fee: null });
    expect(await customer.call('Order.place', { ...asked, client_key: 'later' })).toMatchObject({
      data: { error: 'deliveryUnavailable' },
    });
  });

  it('[OR-03.1] two concurrent calls of a partner ship a parcel once', async () => {
    const { shop, partner, customer, address_id } = await sendingShop(await open());
    const { order_id } = await shop.pay(customer, await place(customer, address_id));
    await print(shop);
    const answers = await Promise.all(
      ['ZTO', 'YTO', 'STO'].map((company) => partner.call('Partner.ship', { order_id, ...SHIPPING, company })),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const over = await customer.must('Order.get', { order_id });
    expect(steps(over).filter((what) => what === 'printJob.shipped')).toHaveLength(1);
    expect(steps(over).filter((what) => what === 'order.shippingCorrected')).toHaveLength(2);
  });
});
