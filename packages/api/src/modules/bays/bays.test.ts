import type { LeasedJob } from '@cpc/contract';
import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { fullBays } from '../../records/bays/held.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { event } from '../../testing/access/inputs.ts';
import { CHOICE, soleItem, testShop, type TestShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;

describe.each(databases())('bays with a capacity on $engine', ({ open }) => {
  async function opened(...capacities: readonly number[]) {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const customer = await shop.customer();
    const bays = capacities.map((capacity, index) => ({ name: `A${index + 1}`, capacity }));
    if (bays.length > 0) await partner.must('Partner.setBays', { machine_id, bays });
    const view = () => partner.must('Partner.bays', { machine_id });
    const lease = () => shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const buy = async (times: number) => {
      const orders = [];
      for (let one = 0; one < times; one += 1) orders.push(await shop.paidOrder(customer));
      await shop.work();
      return orders;
    };
    return { shop, partner, customer, view, lease, buy };
  }

  async function finish({ station }: TestShop, job: LeasedJob, bay = job.bay ?? '') {
    const events = [event(1, 'started'), { ...event(2, 'placed'), bay }];
    await station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
  }

  it('[QU-05.5] a station without settings has the usual bays, and each print gets the emptiest', async () => {
    const { shop, view, lease, buy } = await opened();
    expect(await view()).toMatchObject({
      level: 'room',
      items: [],
      bays: ['A1', 'A2', 'A3', 'A4'].map((name) => ({ name, capacity: 10, held: 0 })),
    });
    await buy(2);
    const [first, second] = [await lease(), await lease()];
    expect([first?.bay, second?.bay]).toEqual(['A1', 'A2']);
    if (first) await finish(shop, first);
    expect((await view()).items).toMatchObject([
      { bay: 'A1', ready_at: expect.any(Number) },
      { bay: 'A2', ready_at: null },
    ]);
  });

  it('[QU-05.5] two prints at once never share the last place; a pickup makes room by itself', async () => {
    const { shop, customer, lease, buy } = await opened(1);
    await buy(2);
    const leases = await Promise.all([lease(), lease(), lease()]);
    const [job, ...more] = leases.filter((one) => one !== null);
    expect(more).toEqual([]);
    if (!job) throw new Error('expected a lease');
    expect(await shop.screen.must('Queue.get', { machine_id })).toMatchObject({ bays: 'full' });
    expect([...(await fullBays(shop.services.db.read, [machine_id]))]).toEqual([
      [machine_id, { level: 'full', free: 0, capacity: 1 }],
    ]);
    await finish(shop, job);
    expect(await lease()).toBeNull();
    // A call that waits for a job is woken by the pickup.
    const waiting = shop.station.must('PrintJob.lease', { wait_ms: 20_000 });
    const { orders } = await customer.must('Order.list', {}).then((list) => ({ orders: list }));
    const ready = orders.flatMap(({ items }) => items).find(({ pickup_code }) => pickup_code !== null);
    await shop.screen.must('Pickup.verify', { code: ready?.pickup_code ?? '' });
    expect(await waiting).toMatchObject({ bay: 'A1' });
  });

  it('[QU-05.6] [QU-05.7] [QU-01.3] customers are told of full bays before they pay and while they wait, and no time that nobody knows', async () => {
    const { shop, customer, lease, buy } = await opened(1);
    const station = () => shop.visitor.must('Machine.get', { machine_id });
    expect(await station()).toMatchObject({ accepts_orders: true, bays_full: false });
    const [first] = await buy(1);
    const job = await lease();
    if (!job || !first) throw new Error('expected a lease');
    const item = async (order = first) => soleItem(await customer.must('Order.get', order));
    // It has its place: it prints, and its time is known. Nothing else begins.
    expect(await item()).toMatchObject({ job: 'dispatching', waits_for_bay: false });
    expect((await item()).estimate_s).toBeGreaterThan(0);
    expect(await station()).toMatchObject({ accepts_orders: true, bays_full: true });
    expect(await shop.visitor.must('Machine.list', {})).toMatchObject([{ machine_id, bays_full: true }]);
    await finish(shop, job);
    // The sale goes on.
    const [second] = await buy(1);
    expect(await item(second)).toMatchObject({ job: 'queued', position: 1, waits_for_bay: true, estimate_s: 0 });
    await shop.screen.must('Pickup.verify', { code: (await item()).pickup_code ?? '' });
    expect(await station()).toMatchObject({ bays_full: false });
    expect(await item(second)).toMatchObject({ job: 'queued', waits_for_bay: false });
    expect((await item(second)).estimate_s).toBeGreaterThan(0);
  });

  it('[QU-05.7] [QU-04.3] where stations are chosen, one with full bays is offered last', async () => {
    const { shop, customer, partner, lease, buy } = await opened();
    const { services } = shop;
    const other = async (id: StationId) => {
      await openShop(services, {
        partner: {
          id: brand<PartnerId>('partner-a'),
          username: 'demo',
          name: 'Demo shop',
          password: 'a shop of its own',
        },
        station: { id, name: id, address: '', language: 'en-US', currency: 'EUR' },
        enrolCode: `code of ${id}`,
        pieces: 5,
      });
      const { station_key } = await shop.visitor.must('Station.enrol', { code: `code of ${id}` });
      const agent = caller(shop.app, { authorization: `Station ${station_key}` });
      await agent.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
      return agent;
    };
    const [a, b] = [brand<StationId>('a-first'), brand<StationId>('b-second')];
    const agent = await other(a);
    await other(b);
    await partner.must('Partner.setBays', { machine_id: a, bays: [{ name: 'A1', capacity: 1 }] });
    const [order] = await buy(1);
    if (!order) throw new Error('expected an order');
    const names = async () => ({
      nearby: (await shop.visitor.must('Machine.nearby', { machine_id })).map(({ station }) => station.machine_id),
      moves: (await customer.must('Order.moves', order)).stations.map((one) => one.machine_id),
    });
    expect(await names()).toEqual({ nearby: [a, b], moves: [a, b] });
    await shop.pay(customer, await shop.place(customer, { machine_id: a }));
    await shop.work();
    const job = await agent.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) throw new Error('expected a lease');
    await agent.must('PrintJob.report', {
      job_id: job.job_id,
      fence: job.fence,
      events: [event(1, 'started'), { ...event(2, 'placed'), bay: 'A1' }],
    });
    expect(await names()).toEqual({ nearby: [b, a], moves: [b, a] });
    expect(await customer.must('Order.moves', order)).toMatchObject({
      bays_full: false,
      stations: [{}, { bays_full: true }],
    });
    await partner.must('Partner.setBays', { machine_id, bays: [{ name: 'A1', capacity: 1 }] });
    await lease();
    expect(await customer.must('Order.moves', order)).toMatchObject({ bays_full: true });
  });

  it('[QU-05.5] a lease that is lost frees its place', async () => {
    const { shop, lease, buy } = await opened(1);
    await buy(1);
    const job = await lease();
    if (!job) throw new Error('expected a lease');
    const events = [event(1, 'released')];
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
    expect((await fullBays(shop.services.db.read, [machine_id])).size).toBe(0);
  });

  it('[QU-05.5] [SE-05] a print that is reported in a bay that the station does not have lies in the bay kept for it', async () => {
    const { shop, view, lease, buy } = await opened();
    await buy(1);
    const job = await lease();
    if (!job) throw new Error('expected a print job');
    await finish(shop, job, '<script>');
    expect(await view()).toMatchObject({ items: [{ bay: 'A1' }] });
  });

  it('[QU-05.5] [PA-06.4] a person moves an item to an existing bay with room, and the station learns of it', async () => {
    const { shop, customer, partner, view, lease, buy } = await opened(1, 1, 1);
    const orders = await buy(2);
    for (let one = 0; one < 2; one += 1) {
      const job = await lease();
      if (job) await finish(shop, job);
    }
    const [first] = (await view()).items;
    if (!first) throw new Error('expected an item in A1');
    const { job_id, print_number } = first;
    const put = (bay: string) => partner.call('Partner.moveItem', { job_id, bay });
    expect(await put('Z99')).toMatchObject({ data: { error: 'bayMissing', bay: 'Z99' } });
    expect(await put('a2')).toMatchObject({ data: { error: 'bayFull', bay: 'A2' } });
    const taps = await Promise.all([put('a3'), put('A3')]);
    expect(taps.map(({ code }) => code)).toEqual([0, 0]);
    expect((await view()).bays.map(({ held }) => held)).toEqual([0, 1, 1]);
    const { waiting } = await shop.station.must('Station.pickups', { handed: [] });
    expect(waiting.map(({ bay }) => bay).sort()).toEqual(['A2', 'A3']);
    const order = orders.find(({ order_number }) => print_number.startsWith(order_number));
    if (!order) throw new Error('expected an order');
    const { history, items } = await customer.must('Order.get', order);
    expect(items[0]?.bay).toBe('A3');
    expect(history.filter(({ what }) => what.endsWith('movedBay'))).toHaveLength(1);
    await shop.screen.must('Pickup.verify', {
      code: soleItem(await customer.must('Order.get', order)).pickup_code ?? '',
    });
    expect(await put('A1')).toMatchObject({ data: { error: 'conflict' } });
  });

  it('[QU-05.5] [SA-03.2] a person who found a print cannot put it into a bay that does not exist or is full', async () => {
    const { shop, partner, lease, buy } = await opened(1, 1);
    await buy(2);
    const [first, second] = [await lease(), await lease()];
    if (!first || !second) throw new Error('expected two leases');
    await finish(shop, first);
    const lost = [event(1, 'started'), event(2, 'unsure')];
    await shop.station.must('PrintJob.report', { job_id: second.job_id, fence: second.fence, events: lost });
    const decide = (bay: string) =>
      partner.call('Partner.decideJob', {
        job_id: second.job_id,
        decision: 'printed',
        piece: 'used',
        reason: 'looked at the bed',
        bay,
      });
    expect(await decide('Z99')).toMatchObject({ data: { error: 'bayMissing' } });
    expect(await decide('A1')).toMatchObject({ data: { error: 'bayFull' } });
    expect(await decide('A2')).toMatchObject({ code: 0 });
  });

  it('[QU-05.5] [PA-02.2] bays are set with their capacity; one that holds an item stays', async () => {
    const { shop, partner, view, lease, buy } = await opened(2, 2);
    await buy(1);
    const job = await lease();
    if (job) await finish(shop, job);
    const set = (...bays: { name: string; capacity: number }[]) =>
      partner.call('Partner.setBays', { machine_id, bays });
    expect(await set({ name: 'A2', capacity: 1 })).toMatchObject({ data: { error: 'bayInUse', bay: 'A1' } });
    const twice = [
      { name: 'A1', capacity: 1 },
      { name: 'a1', capacity: 1 },
    ];
    expect(await set(...twice)).toMatchObject({ data: { error: 'bayRepeated' } });
    expect(await set({ name: 'A1', capacity: 0 })).toMatchObject({ data: { error: 'invalidInput' } });
    expect((await view()).bays).toHaveLength(2);
    expect(await set({ name: 'A1', capacity: 1 }, { name: 'Fach-2', capacity: 1 })).toMatchObject({
      data: { level: 'nearlyFull' },
    });
    expect((await fullBays(shop.services.db.read, [machine_id])).get(machine_id)).toEqual({
      level: 'nearlyFull',
      free: 1,
      capacity: 2,
    });
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history.find(({ event: what }) => what === 'baysSet')?.cause).toContain('A1 1, Fach-2 1');
  });
});
