import type { JobEvent } from '@cpc/contract';
import { DEFAULT_PRINT_SETTINGS, type RipName } from '@cpc/design';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { passServed } from '../../../testing/served.ts';
import { CHOICE, orderOfItems, soleItem, testShop } from '../../../testing/shop.ts';
import { setPrintSettings } from '../../../records/printing/settings.ts';
import { LEASE_MS } from '../../../records/printing/lease.ts';

const { machine_id } = CHOICE;
const MINUTE_MS = 60_000;
const event = (seq: number, kind: JobEvent['kind']): JobEvent => {
  return { seq, kind, percent: 0, reason: '', bay: '', at: 0 };
};

/** A shop with two paid orders; a RIP has taken the file of the first. */
async function taken(db: Parameters<typeof testShop>[0], preset: RipName | null = null) {
  const shop = await testShop(db);
  const settings = { ...DEFAULT_PRINT_SETTINGS, preset };
  await setPrintSettings(shop.services, { machine_id, settings }, 'partner:somebody');
  const [customer, partner] = [await shop.customer(), await shop.partner()];
  const buy = async () => shop.pay(customer, await customer.must('Order.place', orderOfItems({})));
  const first = await buy();
  shop.services.clock.pass(1_000);
  const second = await buy();
  await shop.work();
  const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  const { job_id, fence } = job;
  const report = (...events: JobEvent[]) => shop.station.call('PrintJob.report', { job_id, fence, events });
  await report(event(1, 'started'), event(2, 'taken'));
  const look = async () => soleItem(await customer.must('Order.get', first));
  const bed = () => partner.must('Partner.bed', { machine_id });
  const decide = (decision: 'printed' | 'reprint' | 'cancel', rest: { bay?: string; reason?: string } = {}) =>
    partner.call('Partner.decideJob', { job_id, decision, piece: 'used', ...rest });
  return { shop, customer, partner, first, second, job, report, look, bed, decide };
}

describe.each(databases())('the bed of a station with a RIP on $engine', ({ open }) => {
  it('[SA-09] a file that a RIP took is no print: nobody is called, and the station goes on with the next', async () => {
    const { shop, customer, first, second, job, look } = await taken(await open());
    const before = await look();
    expect(before).toMatchObject({ job: 'taken', label: 'inProduction', status: ORDER_STATUS.awaitingDelivery });
    expect(before.pickup_code).toBeNull();
    expect(job.title).toBe(`${first.order_number}-1 iPhone 15 soft`);
    const next = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(next?.order_number).toBe(second.order_number);
    // The station has nothing more to report about it, and its silence proves nothing.
    await passServed(shop, 2 * LEASE_MS);
    expect(await look()).toMatchObject({ job: 'taken', status: ORDER_STATUS.awaitingDelivery });
    expect(await customer.call('Order.cancel', first)).not.toMatchObject({ code: 0 });
  });

  it('[QU-06] [SA-09] who stands at the bed sees what to load, and one word calls the customer', async () => {
    const { first, second, job, bed, decide, look, partner } = await taken(await open());
    const kind = { machine_id, model: 'iPhone 15', shell_name: expect.any(String), slot: '', sent: false };
    expect(await bed()).toMatchObject([
      { ...kind, order_number: first.order_number, state: 'taken', bay: job.bay },
      { ...kind, order_number: second.order_number, state: 'queued', bay: '' },
    ]);
    expect(await decide('printed', { bay: job.bay ?? '' })).toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'ready', bay: job.bay, status: ORDER_STATUS.delivering });
    expect((await look()).pickup_code).toMatch(/^\d{6}$/);
    expect(await bed()).toMatchObject([{ order_number: second.order_number }]);
    // The usual end of a print is no decision to look back at.
    expect(await partner.must('Partner.decisions', {})).toEqual([]);
  });

  it('[SA-09] [SA-11] the log of a RIP says the same as a person, at a station whose preset has such a log only', async () => {
    const silent = await taken(await open(), 'versaworks');
    const ends = (['finished', 'discharging', 'placed'] as const).map((kind, index) => event(1_000_001 + index, kind));
    expect(await silent.report(...ends)).toMatchObject({ code: 0 });
    expect(await silent.look()).toMatchObject({ job: 'taken' });
    const { report, look, job, bed, second } = await taken(await open(), 'rasterlink');
    await report({ ...event(1_000_000, 'faulted'), reason: 'rip-says ERROR_PRINT' });
    expect(await look()).toMatchObject({ job: 'unsure', status: ORDER_STATUS.awaitingDelivery });
    await report(...ends);
    await report(...ends);
    expect(await look()).toMatchObject({ job: 'ready', bay: job.bay, status: ORDER_STATUS.delivering });
    expect(await bed()).toMatchObject([{ order_number: second.order_number }]);
  });

  it('[SA-09] [SA-11] a RIP’s log needs no fault before it says printed', async () => {
    const { report, look, job } = await taken(await open(), 'rasterlink');
    await report(event(1_000_001, 'finished'), event(1_000_002, 'discharging'), event(1_000_003, 'placed'));
    expect(await look()).toMatchObject({ job: 'ready', bay: job.bay });
  });

  it('[SA-09] [SA-11] a person who was faster than the log decides', async () => {
    const { report, look, decide } = await taken(await open(), 'rasterlink');
    await decide('reprint', { reason: 'a dust line' });
    expect(await report(event(1_000_001, 'finished'))).not.toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'queued' });
  });

  it('[QU-06] a spoiled print needs a reason, goes back into the queue, and its station prints it again', async () => {
    const { shop, first, job, report, decide, look, partner } = await taken(await open());
    expect(await decide('reprint')).toMatchObject({ data: { error: 'fieldEmpty' } });
    expect(await look()).toMatchObject({ job: 'taken' });
    expect(await decide('reprint', { reason: 'a dust line' })).toMatchObject({ code: 0 });
    expect(await look()).toMatchObject({ job: 'queued' });
    expect(await report(event(3, 'finished'))).toMatchObject({ data: { error: 'leaseLost' } });
    expect(await partner.must('Partner.decisions', {})).toMatchObject([{ decision: 'reprint', reason: 'a dust line' }]);
    const again = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    expect(again).toMatchObject({ job_id: job.job_id, order_number: first.order_number });
  });

  it('[SA-09] [PA-12.1] a print that waits long for a word is an incident, also for the person at the counter', async () => {
    const { shop, partner, decide, job } = await taken(await open());
    const kinds = async () => (await partner.must('Partner.incidents', {})).map(({ kind }) => kind);
    await passServed(shop, 14 * MINUTE_MS);
    expect(await kinds()).not.toContain('bedWaits');
    await passServed(shop, 2 * MINUTE_MS);
    expect(await kinds()).toContain('bedWaits');
    await decide('printed', { bay: job.bay ?? '' });
    expect(await kinds()).not.toContain('bedWaits');
  });
});
