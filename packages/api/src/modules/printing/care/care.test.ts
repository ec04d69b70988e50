import type { JobEvent } from '@cpc/contract';
import { ORDER_STATUS, USUAL_PRINT_MS, readPickup } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { passServed } from '../../../testing/served.ts';
import { type ShopOptions, type TestShop, soleItem, orderOfItems, testShop } from '../../../testing/shop.ts';
import { LEASE_MS } from '../../../records/printing/lease.ts';

const DAY = 24 * 3_600_000;
const event = (seq: number, kind: JobEvent['kind'], bay = ''): JobEvent => {
  return { seq, kind, percent: 0, reason: '', bay, at: 0 };
};

/** A shop with a paid order whose first print job its station has leased. */
async function leased(db: Parameters<typeof testShop>[0], options: ShopOptions = {}, items = [{}]) {
  const shop = await testShop(db, options);
  const [customer, partner] = [await shop.customer(), await shop.partner()];
  const order = await shop.pay(customer, await customer.must('Order.place', orderOfItems(...items)));
  await shop.work();
  const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  const by = { job_id: job.job_id, fence: job.fence };
  const report = (...events: JobEvent[]) => shop.station.call('PrintJob.report', { ...by, events });
  const look = async () => soleItem(await customer.must('Order.get', order));
  return { shop, customer, partner, order, job, report, look };
}

/** Like {@link leased}, and the print has started. */
async function printing(db: Parameters<typeof testShop>[0], options: ShopOptions = {}) {
  const all = await leased(db, options);
  await all.report(event(1, 'started'));
  return all;
}

/** The stock counts of every kind of blank that was ordered. */
const counts = ({ services: { db } }: TestShop) =>
  db.read
    .selectFrom('stock_counts')
    .innerJoin('stock_holds', (join) =>
      join
        .onRef('stock_holds.goods_id', '=', 'stock_counts.goods_id')
        .onRef('stock_holds.shell_id', '=', 'stock_counts.shell_id')
        .onRef('stock_holds.colour_id', '=', 'stock_counts.colour_id'),
    )
    .select(['available', 'on_hand'])
    .distinct()
    .execute();

/** Like {@link printing}, and the outcome is unknown. */
async function unsure(db: Parameters<typeof testShop>[0], options: ShopOptions = {}) {
  const all = await printing(db, options);
  await all.report(event(2, 'unsure'));
  const decide = (decision: 'printed' | 'reprint' | 'cancel', piece: 'used' | 'unused' = 'used') =>
    all.partner.call('Partner.decideJob', {
      job_id: all.job.job_id,
      decision,
      piece,
      reason: 'looked at the bed',
      bay: 'A3',
    });
  return { ...all, decide };
}

/** Printed, and the item lies in its bay. */
async function ready(db: Parameters<typeof testShop>[0]) {
  const all = await printing(db);
  await all.report(event(2, 'finished'), event(3, 'placed', 'A1'));
  const { pickup_code, pickup_token } = await all.look();
  return { ...all, code: pickup_code ?? '', token: pickup_token ?? '' };
}

describe.each(databases())('prints that need a person on $engine', ({ open }) => {
  it('[PA-06.4] [PA-06.5] [SA-03.1] one found printed lies in the chosen bay; its returning agent changes nothing', async () => {
    const { partner, order, decide, report, look } = await unsure(await open());
    expect(await partner.must('Partner.unsureJobs', {})).toMatchObject([
      { order_number: order.order_number, model: 'iPhone 15', state: 'unsure' },
    ]);
    expect(await decide('printed')).toMatchObject({ data: [] });
    const decided = await look();
    expect(decided).toMatchObject({ job: 'ready', bay: 'A3', status: ORDER_STATUS.delivering });
    expect(decided.pickup_code).toMatch(/^\d{6}$/);
    expect(decided.history.at(-1)).toMatchObject({ actor: 'partner' });
    expect(await report(event(3, 'finished'))).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await decide('reprint')).toMatchObject({ data: { error: 'decidedAlready' } });
    expect(await look()).toMatchObject({ job: 'ready', bay: 'A3' });
  });

  it.each([
    ['used', { available: 3, on_hand: 3 }],
    ['unused', { available: 4, on_hand: 4 }],
  ] as const)(
    '[PA-06.2] [SK-03] a reprint counts its %s first blank right, and its first agent is refused',
    async (piece, counted) => {
      const { shop, decide, report, look, job } = await unsure(await open());
      expect(await decide('reprint', piece)).toMatchObject({ code: 0 });
      expect(await look()).toMatchObject({ job: 'queued' });
      expect(await report(event(3, 'finished'))).toMatchObject({ data: { error: 'leaseLost' } });
      const again = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
      expect(again).toMatchObject({ job_id: job.job_id });
      expect(again?.fence).toBeGreaterThan(job.fence + 1);
      const by = { job_id: job.job_id, fence: again?.fence ?? 0 };
      await shop.station.must('PrintJob.report', { ...by, events: [event(1, 'started')] });
      const count = await shop.services.db.read
        .selectFrom('stock_counts')
        .select(['available', 'on_hand'])
        .where('on_hand', '<', 5)
        .executeTakeFirst();
      expect(count).toEqual(counted);
    },
  );

  it('[PA-06.2] [PA-06.4] a reprint needs another blank; a print given up closes and refunds its order', async () => {
    const { shop, decide, look } = await unsure(await open(), { pieces: 1 });
    expect(await decide('reprint')).toMatchObject({ data: { error: 'notInStock' } });
    expect(await look()).toMatchObject({ job: 'unsure' });
    expect(await decide('cancel')).toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'cancelled', status: ORDER_STATUS.closed, payment: 'refunding' });
    await shop.work();
    expect(await look()).toMatchObject({ payment: 'refunded' });
  });

  it.each([
    ['reprint', { job: 'queued', payment: 'settled' }, { available: 4, on_hand: 5 }],
    ['cancel', { job: 'cancelled', payment: 'refunded' }, { available: 5, on_hand: 5 }],
  ] as const)(
    '[PA-06.4] [SA-03.1] one that a ready station could not begin waits for a decision: %s',
    async (decision, after, counted) => {
      const { shop, partner, look, job, report } = await leased(await open());
      await report({ ...event(1, 'faulted'), reason: 'document-format-not-supported' });
      expect(await partner.must('Partner.unsureJobs', {})).toMatchObject([
        { job_id: job.job_id, state: 'held', reason: 'document-format-not-supported' },
      ]);
      const decide = (what: 'printed' | typeof decision) =>
        partner.call('Partner.decideJob', { job_id: job.job_id, decision: what, piece: 'unused', reason: 'the file' });
      expect(await decide('printed')).toMatchObject({ data: { error: 'decidedAlready' } });
      expect(await decide(decision)).toMatchObject({ data: [] });
      await shop.work();
      expect(await look()).toMatchObject(after);
      expect(await report(event(2, 'started'))).toMatchObject({ data: { error: 'leaseLost' } });
      expect(await counts(shop)).toEqual([counted]);
    },
  );

  it('[PA-06.4] [PA-06.5] [SA-03.2] [SA-03.3] one that prints far too long can be decided; a later finish is reported', async () => {
    const { shop, partner, job, report, look } = await printing(await open());
    const decide = () =>
      partner.call('Partner.decideJob', { job_id: job.job_id, decision: 'reprint', piece: 'used', reason: 'it hangs' });
    for (let minute = 0; minute < 9; minute += 1) {
      shop.services.clock.pass(60_000);
      await report();
      await shop.work();
    }
    expect(await partner.must('Partner.unsureJobs', {})).toEqual([]);
    expect(await decide()).toMatchObject({ data: { error: 'decidedAlready' } });
    shop.services.clock.pass(61_000);
    await report();
    expect(await partner.must('Partner.unsureJobs', {})).toMatchObject([{ job_id: job.job_id, state: 'printing' }]);
    expect(await decide()).toMatchObject({ data: [] });
    expect((await look()).history.slice(-2)).toMatchObject([
      { what: 'printJob.lost', actor: 'partner' },
      { what: 'printJob.decidedReprint', actor: 'partner' },
    ]);
    expect(await report()).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await partner.must('Partner.decisions', {})).toMatchObject([{ later: null }]);
    for (let time = 0; time < 2; time += 1)
      expect(await report(event(2, 'finished'))).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await partner.must('Partner.decisions', {})).toMatchObject([{ decision: 'reprint', later: 'printed' }]);
    expect(await look()).toMatchObject({ job: 'queued' });
  });

  it('[SA-03.3] one that hung closes by itself if it ends before a decision', async () => {
    const { partner, report, look } = await unsure(await open());
    await report({ ...event(3, 'progress'), percent: 40, reason: 'print-goes-on' });
    expect(await partner.must('Partner.unsureJobs', {})).toMatchObject([{ percent: 40, reason: 'print-goes-on' }]);
    await report(event(4, 'finished'), event(5, 'placed', 'A1'));
    expect(await partner.must('Partner.unsureJobs', {})).toEqual([]);
    expect(await look()).toMatchObject({ job: 'ready', bay: 'A1' });
  });

  it('[OR-10] [SK-03] one given up before its reported start gives its blank back', async () => {
    const { shop, partner, job, report } = await leased(await open(), {}, [{}, {}]);
    await report(event(1, 'unsure'));
    const decision = { job_id: job.job_id, decision: 'cancel', piece: 'unused', reason: 'nothing on the bed' } as const;
    expect(await partner.must('Partner.decideJob', decision)).toEqual([]);
    expect(await counts(shop)).toEqual([{ available: 4, on_hand: 5 }]);
  });

  it('[QU-03.2] owners are reminded every three days; after two weeks the bay is freed', async () => {
    const { shop, job, code } = await ready(await open());
    const days = async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        shop.services.clock.pass(DAY);
        await shop.work();
      }
      return shop.partner();
    };
    expect(await (await days(2)).must('Partner.unclaimed', {})).toEqual([]);
    const partner = await days(5);
    expect(await partner.must('Partner.unclaimed', {})).toMatchObject([{ bay: 'A1', set_aside_at: null }]);
    const aside = { job_id: job.job_id };
    expect(await partner.call('Partner.setAside', aside)).toMatchObject({ data: { error: 'notUnclaimed' } });
    const later = await days(7);
    for (let time = 0; time < 2; time += 1)
      expect(await later.must('Partner.setAside', aside)).toMatchObject([{ bay: '', job_id: job.job_id }]);
    const events = await shop.services.db.read.selectFrom('order_events').select('event').execute();
    const count = (name: string) => events.filter(({ event: one }) => one === name).length;
    expect([count('reminded'), count('setAside')]).toEqual([4, 1]);
    expect(await shop.station.must('Station.pickups', { handed: [] })).toMatchObject({ waiting: [] });
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ code: 0 });
  });

  it('[OR-02.5] what is missing in its bay opens for no code; given up, it is refunded', async () => {
    const { shop, partner, job, look, code } = await ready(await open());
    await partner.must('Partner.reportMissing', { job_id: job.job_id });
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    expect(await partner.must('Partner.unsureJobs', {})).toMatchObject([{ job_id: job.job_id }]);
    const decision = { job_id: job.job_id, decision: 'cancel', piece: 'used', reason: 'not in any bay' } as const;
    await partner.must('Partner.decideJob', decision);
    await shop.work();
    expect(await look()).toMatchObject({ status: ORDER_STATUS.closed, payment: 'refunded', job: 'cancelled' });
    expect((await look()).history.map(({ what }) => what)).toContain('order.neverCollected');
  });

  it('[QU-02.1] [SA-07.2] what a station handed over by itself is collected once, however often reported', async () => {
    const { shop, look, job, code, token } = await ready(await open());
    const before = await shop.station.must('Station.pickups', { handed: [] });
    expect(before.waiting).toMatchObject([{ job_id: job.job_id, bay: 'A1', pickup: job.pickup }]);
    expect(readPickup(token)).toMatchObject({ code, signed: { jobId: job.job_id } });
    const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
    const reportPickups = () => shop.station.must('Station.pickups', { handed });
    const answers = await Promise.all([
      reportPickups(),
      reportPickups(),
      shop.screen.call('Pickup.verify', { code: token }),
    ]);
    expect(answers[0]).toMatchObject({ taken: [job.job_id] });
    expect(await reportPickups()).toMatchObject({ taken: [job.job_id], waiting: [] });
    const order = await look();
    expect(order).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
    expect(order.history.filter(({ what }) => what === 'printJob.collected')).toHaveLength(1);
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'pickupCodeWrong' } });
  });

  it('[QU-02.1] a signed code that was changed, or is another’s, opens nothing and counts as wrong', async () => {
    const { shop, token, look } = await ready(await open());
    const forged = [
      token.replace(/\d{6}/, (code) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')),
      token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA'),
    ];
    for (const code of forged)
      expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    expect(await look()).toMatchObject({ job: 'ready' });
    expect(await shop.screen.call('Pickup.verify', { code: token })).toMatchObject({ data: { bay: 'A1' } });
  });

  it.each([
    ['used', { available: 4, on_hand: 4 }],
    ['unused', { available: 4, on_hand: 4 }],
  ] as const)(
    '[SA-07.2] [SK-03] an item handed over offline is not printed again; its blank is %s',
    async (piece, counted) => {
      const { shop, partner, job, look } = await ready(await open());
      await partner.must('Partner.reportMissing', { job_id: job.job_id });
      const again = { job_id: job.job_id, decision: 'reprint', piece, reason: 'not in any bay' } as const;
      await partner.must('Partner.decideJob', again);
      expect(await look()).toMatchObject({ job: 'queued' });
      const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
      for (let time = 0; time < 2; time += 1)
        expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [job.job_id] });
      expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
      expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
      expect(await counts(shop)).toEqual([counted]);
      expect(await partner.must('Partner.decisions', {})).toMatchObject([{ decision: 'reprint', later: 'handedOver' }]);
    },
  );

  it('[SA-07.2] if the station already has the reprint, the shop is informed; the item is collected once', async () => {
    const { shop, partner, job, look } = await ready(await open());
    const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
    shop.services.clock.pass(1_000);
    await partner.must('Partner.reportMissing', { job_id: job.job_id });
    const again = { job_id: job.job_id, decision: 'reprint', piece: 'used', reason: 'not in any bay' } as const;
    await partner.must('Partner.decideJob', again);
    const second = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const reportPickups = () => shop.station.must('Station.pickups', { handed });
    expect(await reportPickups()).toMatchObject({ taken: [] });
    expect(await partner.must('Partner.decisions', {})).toMatchObject([{ later: 'handedOver' }]);
    const events = [event(1, 'started'), event(2, 'finished'), event(3, 'placed', 'A2')];
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: second?.fence ?? 0, events });
    expect(await reportPickups()).toMatchObject({ taken: [job.job_id] });
    expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
  });

  it('[SA-03.1] [SA-07.2] a station whose lease of the reprint lapsed is refused after the hand-over', async () => {
    const { shop, partner, job, look } = await ready(await open());
    const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
    await partner.must('Partner.reportMissing', { job_id: job.job_id });
    const again = { job_id: job.job_id, decision: 'reprint', piece: 'used', reason: 'not in any bay' } as const;
    await partner.must('Partner.decideJob', again);
    const second = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const report = (...events: JobEvent[]) =>
      shop.station.call('PrintJob.report', { job_id: job.job_id, fence: second?.fence ?? 0, events });
    await passServed(shop, 2 * LEASE_MS);
    expect(await look()).toMatchObject({ job: 'queued' });
    expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [job.job_id] });
    expect(await report()).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await report(event(1, 'started'))).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
    expect(await counts(shop)).toEqual([{ available: 4, on_hand: 4 }]);
  });

  it('[SA-03.1] [QU-01.3] a reprint never has a negative print time, and its station goes on', async () => {
    const { shop, partner, customer, job } = await ready(await open());
    shop.services.clock.pass(60_000);
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    await shop.paidOrder(customer);
    await shop.work();
    await partner.must('Partner.reportMissing', { job_id: job.job_id });
    const again = { job_id: job.job_id, decision: 'reprint', piece: 'used', reason: 'not in any bay' } as const;
    await partner.must('Partner.decideJob', again);
    const second = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const by = { job_id: job.job_id, fence: second?.fence ?? 0 };
    await shop.station.must('PrintJob.report', { ...by, events: [event(1, 'started'), event(2, 'faulted')] });
    expect(await shop.station.call('PrintJob.lease', { wait_ms: 0 })).toMatchObject({
      code: 0,
      data: { print_ms: USUAL_PRINT_MS },
    });
  });

  it('[SA-03.2] [SA-03.3] [QU-01.3] a print that hung until a person decided does not count for print times', async () => {
    const { shop, customer, decide } = await unsure(await open());
    await shop.paidOrder(customer);
    await shop.work();
    shop.services.clock.pass(DAY / 2);
    expect(await decide('printed')).toMatchObject({ code: 0 });
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ print_ms: USUAL_PRINT_MS });
  });

  it('[SA-07.1] [SA-07.2] a hand-over reported before its print, under a lapsed lease, is not lost', async () => {
    const { shop, report, job, look } = await leased(await open());
    await passServed(shop, 2 * LEASE_MS);
    expect(await look()).toMatchObject({ job: 'queued' });
    const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
    expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [] });
    await report(event(1, 'started'), event(2, 'finished'), event(3, 'placed', 'A1'));
    expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [job.job_id] });
    expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
  });

  it('[SA-07.1] [SA-07.2] a hand-over reported before its print is reported again', async () => {
    const { shop, report, job, look } = await printing(await open());
    const handed = [{ job_id: job.job_id, at: shop.services.clock.now() }];
    expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [] });
    await report(event(2, 'finished'), event(3, 'placed', 'A1'));
    expect(await shop.station.must('Station.pickups', { handed })).toMatchObject({ taken: [job.job_id] });
    expect(await look()).toMatchObject({ job: 'collected' });
  });
});
