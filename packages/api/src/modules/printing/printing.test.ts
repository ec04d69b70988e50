import { type JobEvent, type LeasedJob, type OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { event } from '../../testing/printer.ts';
import { type TestShop, soleItem, testShop } from '../../testing/shop.ts';
import { passServed } from '../../testing/served.ts';
import { LEASE_MS } from '../../records/printing/lease.ts';

/** A shop with one paid order, rendered, and leased by the station. */
async function leased(db: Parameters<typeof testShop>[0]) {
  const shop = await testShop(db);
  const customer = await shop.customer();
  const order = await shop.paidOrder(customer);
  await shop.work();
  const job = await lease(shop);
  const report = (...events: JobEvent[]) =>
    shop.station.call('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
  return { shop, customer, order, job, report, look: async () => soleItem(await customer.must('Order.get', order)) };
}

async function lease({ station }: TestShop): Promise<LeasedJob> {
  const job = await station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  return job;
}

describe.each(databases())('print jobs on $engine', ({ open }) => {
  it('[SA-02.1] a job is leased once, in order of arrival; an empty queue answers null', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const orders: OrderView[] = [];
    for (let n = 0; n < 3; n += 1) {
      orders.push(await shop.paidOrder(customer));
      shop.services.clock.pass(1);
    }
    await shop.work();
    const jobs = await Promise.all(
      Array.from({ length: 5 }, () => shop.station.must('PrintJob.lease', { wait_ms: 0 })),
    );
    expect(jobs.flatMap((job) => job?.order_number ?? []).sort()).toEqual(
      orders.map((order) => order.order_number).sort(),
    );
    expect(jobs.filter((job) => job === null)).toHaveLength(2);
  });

  it('[SA-02.1] a waiting station gets a job as soon as there is one', async () => {
    const shop = await testShop(await open());
    const waiting = shop.station.must('PrintJob.lease', { wait_ms: 25_000 });
    const order = await shop.paidOrder(await shop.customer());
    await shop.work();
    expect(await waiting).toMatchObject({ order_number: order.order_number });
  });

  it('[SA-02.2] repeated events change nothing, in any bundles', async () => {
    const { report, look } = await leased(await open());
    const all = [
      event(1, 'started'),
      event(2, 'progress', { percent: 30 }),
      event(3, 'finished'),
      event(4, 'discharging'),
      event(5, 'placed', { bay: 'A2' }),
    ];
    expect(await report(...all.slice(0, 2))).toMatchObject({ data: { seq: 2 } });
    expect(await report(...all.slice(0, 3))).toMatchObject({ data: { seq: 3 } });
    expect(await report(...[...all].reverse())).toMatchObject({ data: { seq: 5 } });
    const ready = await look();
    expect(ready).toMatchObject({ status: ORDER_STATUS.delivering, job: 'ready', bay: 'A2', percent: 100 });
    expect(await report(...all)).toMatchObject({ code: 0, data: { seq: 5 } });
    expect(await look()).toEqual(ready);
  });

  it('[SA-02.1] an agent that lost its lease is told so and changes nothing', async () => {
    const { shop, job, report, look } = await leased(await open());
    await passServed(shop, LEASE_MS + 10_000);
    expect(await look()).toMatchObject({ job: 'queued' });
    const second = await lease(shop);
    expect(second).toMatchObject({ job_id: job.job_id, fence: job.fence + 1 });
    expect(await report(event(1, 'started'))).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await look()).toMatchObject({ job: 'dispatching', percent: 0 });
  });

  it('[SA-03.2] a begun print never begins again by itself: a person or its agent decides', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'started'));
    await passServed(shop, LEASE_MS + 10_000);
    expect(await look()).toMatchObject({
      job: 'unsure',
      label: 'equipmentFault',
      status: ORDER_STATUS.awaitingDelivery,
    });
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    // The agent was only cut off: it comes back and reports the end.
    await report(event(2, 'finished'), event(3, 'placed', { bay: 'A1' }));
    expect(await look()).toMatchObject({ job: 'ready', status: ORDER_STATUS.delivering });
  });

  it('[SA-03.1] [RL-03.6] no station counts as silent while no server could hear it', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'started'));
    shop.services.clock.pass(10 * LEASE_MS);
    await shop.work();
    expect(await look()).toMatchObject({ job: 'printing' });
    await passServed(shop, LEASE_MS - 5_000);
    expect(await look()).toMatchObject({ job: 'printing' });
    await report(event(2, 'progress', { percent: 60 }));
    await passServed(shop, LEASE_MS - 5_000);
    expect(await look()).toMatchObject({ job: 'printing', percent: 60 });
    await passServed(shop, 10_000);
    expect(await look()).toMatchObject({ job: 'unsure' });
  });

  it('[SA-03.1] [RL-02] if one of two servers was down, nothing changes while the other ran', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'started'));
    await passServed(shop, LEASE_MS - 10_000);
    // The other server comes back and takes over the sweep.
    shop.services.clock.pass(20_000);
    await shop.work();
    expect(await look()).toMatchObject({ job: 'unsure' });
  });

  it('[SA-03.1] an agent cut off before its first report keeps its job while no other has it', async () => {
    const { shop, report, look } = await leased(await open());
    await passServed(shop, LEASE_MS + 10_000);
    expect(await report(event(1, 'started'))).toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'printing' });
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
  });

  it('[SA-02.1] [SA-07.1] an agent cut off during the file transfer may still fetch the file', async () => {
    const { shop, job, report, look } = await leased(await open());
    await passServed(shop, LEASE_MS + 10_000);
    expect(await look()).toMatchObject({ job: 'queued' });
    const file = await shop.app.inject({ url: job.file_url, headers: shop.station.headers });
    expect(file.headers['content-type']).toBe(job.format);
    await report(event(1, 'started'), event(2, 'finished'), event(3, 'placed', { bay: 'A1' }));
    expect(await look()).toMatchObject({ job: 'ready' });
  });

  it('[SA-03.1] reports renew the lease', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'started'));
    for (let seq = 2; seq < 6; seq += 1) {
      shop.services.clock.pass(LEASE_MS - 5_000);
      await report(event(seq, 'progress', { percent: seq * 10 }));
      await shop.work();
    }
    expect(await look()).toMatchObject({ job: 'printing', percent: 50 });
  });

  it('[OR-03.1] a fault before the print holds the job; a fault during it needs a person', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'faulted', { reason: 'media-empty' }));
    expect(await look()).toMatchObject({ job: 'held', label: 'equipmentFault' });
    expect(await report(event(2, 'started'))).toMatchObject({ data: { error: 'leaseLost' } });
    await shop.station.must('Station.heartbeat', { state: 'fault', reasons: ['media-empty'], version: 'test' });
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await look()).toMatchObject({ job: 'queued' });
    const again = await lease(shop);
    await shop.station.must('PrintJob.report', {
      job_id: again.job_id,
      fence: again.fence,
      events: [event(1, 'started'), event(2, 'faulted', { reason: 'media-jam' })],
    });
    expect(await look()).toMatchObject({ job: 'unsure' });
  });

  it.each([1, 2])('[SA-03.1] a server that dies in write %i of a heartbeat forgets no held job', async (at) => {
    const db = await open();
    let left = Number.POSITIVE_INFINITY;
    const dying: typeof db = {
      ...db,
      transact: (fn) => ((left -= 1) < 0 ? Promise.reject(new Error('the process dies here')) : db.transact(fn)),
    };
    const { shop, report, look } = await leased(dying);
    const beat = (state: 'fault' | 'ready') =>
      shop.station.call('Station.heartbeat', { state, reasons: [], version: 'test' });
    await report(event(1, 'faulted', { reason: 'media-empty' }));
    await beat('fault');
    expect(await look()).toMatchObject({ job: 'held' });
    left = at - 1;
    expect(await beat('ready')).toMatchObject({ http: 500 });
    left = Number.POSITIVE_INFINITY;
    expect(await beat('ready')).toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'queued' });
  });

  it('[SA-02.1] a job that the station gave back before printing is queued again', async () => {
    const { shop, report, look } = await leased(await open());
    await report(event(1, 'released'));
    expect(await look()).toMatchObject({ job: 'queued' });
    expect((await lease(shop)).fence).toBe(2);
  });

  it('[SK-03] the piece is used when its print begins, once', async () => {
    const { shop, report } = await leased(await open());
    await report(event(1, 'started'));
    await report(event(1, 'started'), event(2, 'finished'));
    const uses = await shop.services.db.read
      .selectFrom('stock_movements')
      .select(['kind', 'on_hand'])
      .where('kind', '=', 'use')
      .execute();
    expect(uses).toEqual([{ kind: 'use', on_hand: -1 }]);
  });

  it('[SA-01.2] only the station that has the job gets its print file', async () => {
    const { shop, customer, job, report } = await leased(await open());
    const fetchAs = async (who: Caller) =>
      (await shop.app.inject({ url: job.file_url, headers: who.headers })).statusCode;
    expect(await fetchAs(shop.station)).toBe(200);
    expect(await Promise.all([shop.visitor, customer, shop.screen].map(fetchAs))).toEqual([401, 403, 403]);
    await report(event(1, 'started'), event(2, 'finished'));
    expect((await shop.app.inject({ url: job.file_url, headers: shop.station.headers })).json()).toMatchObject({
      data: { error: 'notFound' },
    });
  });
});
