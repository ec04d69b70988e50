import { contentHash, EMPTY_DOCUMENT, type Layer, layerId } from '@cpc/design';
import { picture, sticker, text } from '@cpc/design/testing';
import { type AssetId, mm, ORDER_STATUS, type OrderId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { testServices } from '../../testing/services.ts';
import { registered } from '../../testing/texts.ts';
import { CHOICE, type TestShop, soleItem, orderOf, redCase, testShop } from '../../testing/shop.ts';

const PLACE = orderOf({ client_key: 'one' });

const UNKNOWN_PICTURE = brand<AssetId>('a'.repeat(64));

const REFUSED = [
  ['designEmpty', { document: EMPTY_DOCUMENT }],
  ['designInvalid', { document: { version: 1, records: {} } }, 'document: the background is missing'],
  ['designInvalid', { document: ['a case'] as never }, 'document: notADocument'],
  ['designInvalid', { document: withLayer(picture({ asset: UNKNOWN_PICTURE })) }, `picture ${UNKNOWN_PICTURE}`],
  ['designInvalid', { document: withLayer(sticker({ sticker: 'unknown' })) }, 'sticker unknown'],
  ['designInvalid', { document: withLayer(text({ typeface: 'unknown' })) }, 'typeface unknown'],
  ['designEmpty', { document: withLayer(sticker({ hidden: true })) }],
  ['deviceMissing', { machine_id: brand<typeof CHOICE.machine_id>('nowhere') }],
  ['notFound', { goods_id: brand<typeof CHOICE.goods_id>('nothing') }],
  ['shellNotChosen', { shell_id: brand<typeof CHOICE.shell_id>('nothing') }],
  ['colourNotChosen', { colour_id: brand<typeof CHOICE.colour_id>('hard.white') }],
] as const;

const UNWELL = [
  ['resting', 'stationResting'],
  ['maintenance', 'stationMaintenance'],
] as const;

describe.each(databases())('orders on $engine', ({ open }) => {
  it('[OR-05] repeated and concurrent calls with one key make one order with one piece', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const orders = await Promise.all(Array.from({ length: 8 }, () => customer.must('Order.place', PLACE)));
    expect(new Set(orders.map((order) => order.order_id)).size).toBe(1);
    expect(await pieces(shop)).toBe(4);
    await shop.station.must('Station.heartbeat', { state: 'fault', reasons: [], version: 'test' });
    expect(await customer.must('Order.place', PLACE)).toMatchObject({ order_id: orders[0]?.order_id });
  });

  it('[OR-05] a key reused for something else is refused; another customer may use it', async () => {
    const shop = await testShop(await open());
    const [anna, ben] = [await shop.customer(), await shop.customer()];
    const order = await anna.must('Order.place', PLACE);
    expect(await anna.call('Order.place', orderOf({ client_key: 'one', document: redCase('#00ff00') }))).toMatchObject({
      data: { error: 'keyReused' },
    });
    expect((await ben.must('Order.place', PLACE)).order_id).not.toBe(order.order_id);
  });

  it('[SE-04] a design that is slow to check can be ordered only a few times at once', async () => {
    const shop = await testShop(await open(), { pieces: 10 });
    const customer = await shop.customer();
    const base = withLayer(sticker({ width: mm(1), height: mm(1) }));
    const layers = Array.from({ length: 301 }, (_, n) => [`s${n}`, { ...base.records.one, id: `s${n}` }]);
    const document = { ...base, records: { ...base.records, ...Object.fromEntries(layers) } };
    const errors: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { code, data } = await customer.call('Order.place', orderOf({ client_key: `heavy-${n}`, document }));
      errors.push(code === 0 ? 'placed' : (data as unknown as { error: string }).error);
    }
    expect(errors.slice(0, 6)).not.toContain('tooManyRequests');
    expect(errors[6]).toBe('tooManyRequests');
    expect(await customer.call('Order.place', { ...PLACE, client_key: 'light' })).toMatchObject({ code: 0 });
  });

  it('[OR-04] what an order froze stays when the catalogue changes', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    await shop.services.db.transact(async (tx) => {
      await tx.updateTable('prices').set({ amount: 9_999 }).execute();
      await tx.updateTable('goods').set({ model: 'renamed', surface: '{}' }).execute();
      await tx.updateTable('shells').set({ name: 'renamed', underbase: 'none' }).execute();
    });
    expect(await customer.must('Order.get', order).then(soleItem)).toMatchObject({
      price: { amount: 2_490 },
      model: 'iPhone 15',
      shell_name: 'soft',
      width: 74,
      height: 150,
    });
    const row = await shop.services.db.read
      .selectFrom('order_items')
      .innerJoin('documents', 'documents.hash', 'order_items.document_hash')
      .select(['content as design', 'document_hash', 'goods'])
      .executeTakeFirstOrThrow();
    expect(contentHash(JSON.parse(row.design) as never)).toBe(row.document_hash);
    expect(JSON.parse(row.goods)).toMatchObject({ underbase: 'underColour', surface: { width: 74, bleed: 2 } });
  });

  it('[CT-05.1] [CT-05.2] an invalid order gets its own error and holds nothing', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    for (const [error, wrong, problem] of REFUSED) {
      const answer = await customer.call('Order.place', orderOf({ client_key: 'one', ...wrong }));
      expect({ wrong, data: answer.data }).toMatchObject({ wrong, data: { error, ...(problem && { problem }) } });
    }
    expect(await pieces(shop)).toBe(5);
  });

  it('refuses a picture that another customer uploaded', async () => {
    const shop = await testShop(await open());
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const { uid } = await owner.must('User.verifyToken', {});
    const asset = await shop.services.blobs.put(Buffer.from('a picture'));
    const row = {
      account_id: uid,
      asset,
      proxy_asset: asset,
      media_type: 'image/png',
      width: 9,
      height: 9,
      bytes: 9,
      created_at: 0,
    };
    await shop.services.db.transact((tx) => tx.insertInto('pictures').values(row).execute());
    const document = withLayer(picture({ asset }));
    expect(await other.call('Order.place', orderOf({ document }))).toMatchObject({ data: { error: 'designInvalid' } });
    expect(await owner.call('Order.place', orderOf({ document }))).toMatchObject({ code: 0 });
  });

  it('[QU-04.1] an unready station refuses orders with the reason, before anything is held', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const partner = await shop.partner();
    for (const [state, error] of UNWELL) {
      await partner.must('Partner.setStation', { machine_id: CHOICE.machine_id, state });
      expect(await customer.call('Order.place', PLACE)).toMatchObject({ data: { error } });
      expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ state, accepts_orders: false });
    }
    await partner.must('Partner.setStation', { machine_id: CHOICE.machine_id, state: 'open' });
    await shop.station.must('Station.heartbeat', { state: 'fault', reasons: ['paused'], version: 'test' });
    expect(await customer.call('Order.place', PLACE)).toMatchObject({ data: { error: 'stationFault' } });
    expect(await pieces(shop)).toBe(5);
  });

  it('[QU-04.5] half a minute after its last word a station takes no new order, until it speaks again', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    shop.services.clock.pass(30_000);
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ accepts_orders: true });
    shop.services.clock.pass(1);
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ state: 'ready', accepts_orders: false });
    expect(await customer.call('Order.place', PLACE)).toMatchObject({ data: { error: 'stationOffline' } });
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await customer.call('Order.place', PLACE)).toMatchObject({ code: 0 });
  });

  it('[SA-08.2] a station that is silent for a minute is offline and takes no orders', async () => {
    const shop = await testShop(await open());
    shop.services.clock.pass(60_000);
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ state: 'ready' });
    shop.services.clock.pass(1);
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ state: 'offline' });
    expect(await (await shop.customer()).call('Order.place', PLACE)).toMatchObject({
      data: { error: 'stationOffline' },
    });
  });

  it('[SK-01.2] the last piece sells once, and again if the first order expires', async () => {
    const shop = await testShop(await open(), { pieces: 1 });
    const [anna, ben] = [await shop.customer(), await shop.customer()];
    const order = await shop.place(anna);
    expect(order.hold_until).toBe(order.created_at + 5 * 60_000);
    expect(await ben.call('Order.place', PLACE)).toMatchObject({ code: 1301, msg: 'The equipment is not in stock' });
    shop.services.clock.pass(5 * 60_000);
    await shop.work();
    expect(await anna.must('Order.get', order)).toMatchObject({
      status: ORDER_STATUS.closed,
      label: 'closed',
      hold_until: null,
    });
    expect(await anna.call('Payment.begin', order)).toMatchObject({ data: { error: 'orderClosed' } });
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await ben.call('Order.place', PLACE)).toMatchObject({ code: 0 });
  });

  it('[OR-02.1] an unpaid order can be cancelled, even twice, and its piece is free again', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    await shop.begin(customer, order);
    for (const time of [1, 2])
      expect({ time, ...(await customer.must('Order.cancel', order)) }).toMatchObject({
        status: ORDER_STATUS.closed,
        payment: 'cancelled',
      });
    expect(await pieces(shop)).toBe(5);
  });

  it('[OR-02.3] [PY-05.1] a paid order can be cancelled until a station has it, and is refunded', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await shop.work();
    expect(soleItem(await customer.must('Order.cancel', order))).toMatchObject({
      status: ORDER_STATUS.closed,
      label: 'refunding',
      job: 'cancelled',
    });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'refunded', payment: 'refunded' });
    expect(await pieces(shop)).toBe(5);
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();

    const second = await shop.paidOrder(customer);
    await shop.work();
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(await customer.call('Order.cancel', second)).toMatchObject({ data: { error: 'cannotCancel' } });
    expect(await customer.must('Order.get', second)).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: 'settled',
    });
  });

  it('[PY-05.1] a design that cannot be rendered closes its paid order and refunds it', async () => {
    const broken = {
      ...BLANK,
      printFile: async () => Promise.reject(new Error('no ink')),
      thumbnail: async () => Buffer.from('png'),
    };
    const shop = await testShop(await open(), { renderer: broken });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await shop.work();
      shop.services.clock.pass(60_000);
    }
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({
      status: ORDER_STATUS.closed,
      payment: 'refunded',
      job: 'cancelled',
    });
    expect(await pieces(shop)).toBe(5);
  });

  it('[PY-05.1] a full disk delays a paid order and does not close it', async () => {
    const db = await open();
    const { blobs } = testServices(db);
    let full = false;
    const put: typeof blobs.put = (bytes) => (full ? Promise.reject(new Error('ENOSPC')) : blobs.put(bytes));
    const shop = await testShop(db, { overrides: { blobs: { ...blobs, put } } });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    full = true;
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await shop.work();
      shop.services.clock.pass(600_000);
    }
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'waitingForProduction' });
    full = false;
    await shop.work();
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ label: 'inQueue', job: 'queued' });
  });

  it('[SE-01] another customer’s order answers like one that does not exist', async () => {
    const shop = await testShop(await open());
    const [anna, ben] = [await shop.customer(), await shop.customer()];
    const order = await shop.place(anna);
    await shop.work();
    const { thumbnail } = soleItem(await anna.must('Order.get', order));
    const missing = { ...order, order_id: brand<OrderId>('nothing') };
    for (const name of ['Order.get', 'Order.cancel', 'Payment.begin'] as const) {
      expect(await ben.call(name, order)).toEqual(await ben.call(name, missing));
    }
    expect(await ben.must('Order.list', {})).toEqual([]);
    const url = `/api/order/thumbnail/${thumbnail}`;
    const look = async (who: Caller) => (await shop.app.inject({ url, headers: who.headers })).statusCode;
    expect([await look(anna), await look(await shop.partner())]).toEqual([200, 200]);
    expect((await shop.app.inject({ url, headers: ben.headers })).json()).toMatchObject({
      data: { error: 'notFound' },
    });
    expect(await look(shop.visitor)).toBe(401);
  });

  it('lists an account’s orders by status, newest first, with their total', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const first = await shop.place(customer);
    shop.services.clock.pass(1);
    const second = await shop.place(customer);
    await customer.must('Order.cancel', first);
    expect((await customer.must('Order.list', {})).map((order) => order.order_id)).toEqual([
      second.order_id,
      first.order_id,
    ]);
    expect(await customer.call('Order.list', { status: ORDER_STATUS.closed })).toMatchObject({
      count: 1,
      data: [{ order_id: first.order_id }],
    });
    const over = { statuses: [ORDER_STATUS.finished, ORDER_STATUS.closed] };
    expect(await customer.call('Order.list', over)).toMatchObject({ count: 1, data: [{ order_id: first.order_id }] });
    expect(await customer.call('Order.list', { statuses: [] })).toMatchObject({ data: { error: 'invalidInput' } });
    const paged = caller(shop.app, { ...customer.headers, pagesize: '1', pagenum: '2' });
    expect(await paged.call('Order.list', {})).toMatchObject({ count: 2, data: [{ order_id: first.order_id }] });
  });

  it('[SN-03.2] a guest who registers keeps the orders', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const login = { phone: '13800138000', password: 'long enough', country: 'CN' };
    const session = await registered(customer, shop.services.texts, login);
    const account = callerOf(shop.app, session);
    expect(await account.must('Order.list', {})).toMatchObject([{ order_id: order.order_id }]);
  });

  it('[SN-03.2] a guest who logs in keeps the orders, even with a used client key', async () => {
    const shop = await testShop(await open());
    const login = { phone: '13800138000', password: 'long enough', country: 'CN' };
    const owner = await shop.customer();
    const session = await registered(owner, shop.services.texts, login);
    const before = await shop.place(callerOf(shop.app, session), {
      client_key: 'same',
    });
    const visiting = await shop.customer();
    const orders = [await shop.place(visiting, { client_key: 'same' }), await shop.place(visiting)];
    const again = await visiting.must('User.login', login);
    const all = await callerOf(shop.app, again).must('Order.list', {});
    expect(new Set(all.map(({ order_id }) => order_id))).toEqual(
      new Set([before, ...orders].map(({ order_id }) => order_id)),
    );
  });

  it("[SN-03.2] [OR-05] an order placed during a guest's login comes to the account as well", async () => {
    const shop = await testShop(await open());
    const login = { phone: '13800138000', password: 'long enough', country: 'CN' };
    await registered(await shop.customer(), shop.services.texts, login);
    const guest = await shop.customer();
    const session = await guest.must('User.login', login);
    const account = callerOf(shop.app, session);
    const order = await shop.pay(guest, await shop.place(guest));
    shop.services.clock.pass(3 * 60_000);
    await shop.work();
    expect(await account.must('Order.list', {})).toMatchObject([{ order_id: order.order_id, payment: 'settled' }]);
  });
});

async function pieces({ services }: TestShop): Promise<number> {
  const row = await services.db.read
    .selectFrom('stock_counts')
    .select('available')
    .where('goods_id', '=', CHOICE.goods_id)
    .where('colour_id', '=', CHOICE.colour_id)
    .executeTakeFirstOrThrow();
  return row.available;
}

function withLayer(layer: Layer) {
  const one = { ...layer, id: layerId('one') };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, one } };
}
