import { type StationId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, type TestShop, soleItem, testShop } from '../../testing/shop.ts';
import { SECOND, secondStation } from '../../testing/second-station.ts';

const { machine_id } = CHOICE;
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };

/** A customer's paid order whose print file is made. */
async function queued(shop: TestShop, customer: Caller) {
  const order = await shop.paidOrder(customer);
  await shop.work();
  return order;
}

const available = async ({ services }: TestShop, stationId: StationId) =>
  (
    await services.db.read
      .selectFrom('stock_counts')
      .select('available')
      .where('machine_id', '=', stationId)
      .where('goods_id', '=', CHOICE.goods_id)
      .where('colour_id', '=', CHOICE.colour_id)
      .executeTakeFirstOrThrow()
  ).available;

describe.each(databases())('care of stations on $engine', ({ open }) => {
  it('[QU-04.1] [OR-09.1] a resting station takes no new work, finishes its own, and records who set it', async () => {
    const shop = await testShop(await open());
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    await queued(shop, customer);
    await queued(shop, customer);
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    await partner.must('Partner.setStation', { machine_id, state: 'maintenance' });
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    expect(await shop.station.must('Station.heartbeat', { ...BEAT, state: 'printing' })).toMatchObject({
      wish: 'maintenance',
    });
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({ state: 'maintenance' });
    const events = [{ seq: 1, kind: 'started' as const, percent: 0, reason: '', bay: '', at: 0 }];
    const report = { job_id: job?.job_id ?? brand('none'), fence: job?.fence ?? 0, events };
    expect(await shop.station.call('PrintJob.report', report)).toMatchObject({ code: 0 });
    const opened = await partner.must('Partner.setStation', { machine_id, state: 'open' });
    expect(opened.machine.state).toBe('printing');
    expect(opened.history.map(({ event, from, to, actor }) => [event, from, to, actor])).toEqual([
      ['opened', 'maintenance', 'ready', 'partner'],
      ['maintained', 'ready', 'maintenance', 'partner'],
      ['idle', 'offline', 'ready', 'station'],
    ]);
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).not.toBeNull();
  });

  it('[QU-02.6] [OR-09.2] an owner sets the address; customers, orders and the history show it', async () => {
    const shop = await testShop(await open());
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    const { order_id } = await queued(shop, customer);
    shop.services.clock.pass(1);
    const typed = { machine_id, address: '  Hall 3,\n  beside the lift ' };
    expect(await partner.must('Partner.setStationDetails', typed)).toMatchObject({
      address: 'Hall 3, beside the lift',
    });
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history[0]).toMatchObject({ event: 'details', actor: 'partner', cause: 'the details were set: address' });
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({ address: 'Hall 3, beside the lift' });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({
      machine_address: 'Hall 3, beside the lift',
    });
    expect(await partner.call('Partner.setStationDetails', { machine_id, address: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty', field: 'address' },
    });
  });

  it('[SA-08.2] [PA-02.1] a heartbeat reports ink, media and temperature; silence is recorded once', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const supplies = [{ name: 'White', colour: '#FFFFFF', percent: 12 }];
    await shop.station.must('Station.heartbeat', { ...BEAT, supplies, media: ['jig'], temperature: 38.5 });
    expect(await partner.must('Partner.machine', { machine_id })).toMatchObject({
      supplies,
      media: ['jig'],
      temperature: 38.5,
      version: '1.0.0',
      enrolled: true,
    });
    shop.services.clock.pass(61_000);
    await shop.work();
    shop.services.clock.pass(61_000);
    await shop.work();
    const { history, machine: station } = await partner.must('Partner.machine', { machine_id });
    expect(station.state).toBe('offline');
    expect(history.filter(({ event }) => event === 'silenced')).toMatchObject([{ from: 'ready', actor: 'system' }]);
  });

  it('[SA-01.2] [SA-03.2] a revoked station is refused at once; a person decides what it began', async () => {
    const shop = await testShop(await open());
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    const begun = await queued(shop, customer);
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const events = [{ seq: 1, kind: 'started' as const, percent: 0, reason: '', bay: '', at: 0 }];
    await shop.station.must('PrintJob.report', { job_id: job?.job_id ?? brand('none'), fence: 1, events });
    const poll = shop.station.call('PrintJob.lease', { wait_ms: 1_500 });
    const { code } = await partner.must('Partner.enrolCode', { machine_id });
    const revoked = await partner.must('Partner.revokeStation', { machine_id, reason: 'stolen' });
    expect(revoked).toMatchObject({ enrolled: false, machine: { state: 'offline' }, heard_at: null });
    expect(soleItem(await customer.must('Order.get', begun))).toMatchObject({ job: 'unsure' });
    expect(await shop.station.call('Station.heartbeat', BEAT)).toMatchObject({ http: 401 });
    expect(await shop.screen.call('Pickup.verify', { code: '123456' })).toMatchObject({ http: 401 });
    expect(await shop.visitor.call('Station.enrol', { code })).toMatchObject({ data: { error: 'enrolCodeWrong' } });
    const fresh = await partner.must('Partner.enrolCode', { machine_id });
    const keys = await shop.visitor.must('Station.enrol', { code: fresh.code.toLowerCase() });
    const next = caller(shop.app, { authorization: `Station ${keys.station_key}` });
    await next.must('Station.heartbeat', BEAT);
    await queued(shop, customer);
    expect(await poll).toMatchObject({ data: null });
    expect(await next.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ kind: 'order' });
  });

  it('[QU-04.4] a waiting order moves to another able station: its piece, its file and its price', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const second = await secondStation(shop, 1);
    const order = await queued(shop, customer);
    await shop.station.must('Station.heartbeat', { ...BEAT, state: 'fault', reasons: ['media-jam'] });
    expect(await customer.must('Order.moves', order)).toMatchObject({
      state: 'fault',
      stations: [{ machine_id: SECOND, name: 'Second', waiting: 0 }],
    });
    const moved = await customer.must('Order.move', { order_id: order.order_id, machine_id: SECOND });
    expect(moved).toMatchObject({ machine_id: SECOND, price: order.price, items: [{ job: 'waiting' }] });
    expect([await available(shop, machine_id), await available(shop, SECOND)]).toEqual([5, 0]);
    await shop.work();
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    expect(await second.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ order_number: order.order_number });
    await shop.station.must('Station.heartbeat', BEAT);
    // A station has the job now.
    expect(await customer.call('Order.move', { order_id: order.order_id, machine_id })).toMatchObject({
      data: { error: 'cannotMove' },
    });
  });

  it('[QU-04.4] [SK-02] an order cannot move without a piece, nor to another’s shop', async () => {
    const shop = await testShop(await open());
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const order = await queued(shop, owner);
    await secondStation(shop, 0);
    const move = { order_id: order.order_id, machine_id: SECOND };
    expect(await owner.must('Order.moves', order)).toMatchObject({ stations: [] });
    expect(await owner.call('Order.move', move)).toMatchObject({ data: { error: 'notInStock' } });
    expect(await other.call('Order.move', move)).toMatchObject({ data: { error: 'notFound' } });
    expect([await available(shop, machine_id), await available(shop, SECOND)]).toEqual([4, 0]);
    await secondStation(shop, 3, 'partner-b');
    expect(await owner.call('Order.move', move)).toMatchObject({ data: { error: 'cannotMove' } });
  });

  it('[QU-04.4] [SK-01.3] moved unpaid orders count at their new station', async () => {
    const config = { ...TEST_CONFIG, unpaidPieces: { ...TEST_CONFIG.unpaidPieces, customer: 1, address: 9 } };
    const shop = await testShop(await open(), { overrides: { config } });
    const customer = await shop.customer();
    await secondStation(shop, 5);
    const move = async () =>
      customer.call('Order.move', { order_id: (await shop.place(customer)).order_id, machine_id: SECOND });
    expect(await move()).toMatchObject({ data: { machine_id: SECOND } });
    expect(await move()).toMatchObject({ data: { error: 'tooManyUnpaid' } });
    expect(await available(shop, SECOND)).toBe(4);
  });

  it('[QU-04.4] an order moved while its station takes it goes to only one of them', async () => {
    const shop = await testShop(await open(), { pieces: 9 });
    const customer = await shop.customer();
    const second = await secondStation(shop, 9);
    for (let round = 0; round < 4; round += 1) {
      const order = await queued(shop, customer);
      const [move, job] = await Promise.all([
        customer.call('Order.move', { order_id: order.order_id, machine_id: SECOND }),
        shop.station.must('PrintJob.lease', { wait_ms: 0 }),
      ]);
      expect([move.code === 0, job !== null]).toContain(true);
      expect(move.code === 0 && job !== null).toBe(false);
      await shop.work();
      if (move.code === 0) expect(await second.must('PrintJob.lease', { wait_ms: 0 })).not.toBeNull();
    }
  });

  it('[SA-06.1] [SA-06.3] [PA-07] a calibration is versioned, waiting prints are remade, and marks can be printed', async () => {
    const shop = await testShop(await open());
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    await queued(shop, customer);
    const slots = [{ id: 'A', x: 20, y: 30, width: 90, height: 180 }];
    const plain = { offsetX: 0.3, offsetY: -0.2, scaleX: 1002, scaleY: 1000, rotation: 0.1, slots };
    const overlapping = [...slots, { ...(slots[0] as (typeof slots)[0]), id: 'B' }];
    const set = (calibration: unknown) => partner.call('Partner.setCalibration', { machine_id, calibration } as never);
    expect(await set({ ...plain, slots: overlapping })).toMatchObject({ data: { error: 'calibrationClash' } });
    expect(await set({ ...plain, rotation: 90 })).toMatchObject({ data: { error: 'invalidInput' } });
    expect(await set(plain)).toMatchObject({ data: { calibration: plain, calibration_version: 1 } });
    await shop.work();
    const { settings } = await partner.must('Partner.printSettings', { machine_id });
    const tiff = { ...settings, format: 'tiff' as const, white: 'raster' as const };
    expect(await partner.call('Partner.setPrintSettings', { machine_id, settings: tiff })).toMatchObject({
      data: { error: 'calibrationClash' },
    });
    const bed = (await partner.must('Partner.machine', { machine_id })).machine.bed;
    await partner.must('Partner.setStation', { machine_id, state: 'maintenance' });
    await partner.must('Partner.testPrint', { machine_id });
    await shop.work();
    const test = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(test).toMatchObject({ kind: 'test', width: bed.width, height: bed.height, pickup: null });
    const by = { job_id: test?.job_id ?? brand('none'), fence: 1 };
    const event = (seq: number, kind: 'started' | 'finished') => ({
      seq,
      kind,
      percent: 0,
      reason: '',
      bay: '',
      at: 0,
    });
    const file = await shop.app.inject({ url: test?.file_url ?? '', headers: shop.station.headers });
    expect(file.headers['content-type']).toBe('application/pdf');
    await shop.station.must('PrintJob.report', { ...by, events: [event(1, 'started'), event(2, 'finished')] });
    await shop.station.must('PrintJob.report', { ...by, events: [event(2, 'finished')] });
    const { tests } = await partner.must('Partner.setStation', { machine_id, state: 'open' });
    expect(tests).toMatchObject([{ state: 'printed' }]);
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ kind: 'order', ...bed });
  });
});
