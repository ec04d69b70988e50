import type { JobEvent, LeasedJob } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type Caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { CHOICE, soleItem, testShop } from '../../../testing/shop.ts';
import { SECOND, secondStation } from '../../../testing/second-station.ts';

async function lease(station: Caller): Promise<LeasedJob> {
  const job = await station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  return job;
}

function report(station: Caller, { job_id, fence }: LeasedJob, kinds: readonly JobEvent['kind'][]) {
  const events = kinds.map((kind, index): JobEvent => {
    return { seq: index + 1, kind, percent: 0, reason: '', bay: 'A1', at: 0 };
  });
  return station.call('PrintJob.report', { job_id, fence, events });
}

/** An item that was handed over at the first station while offline, then made again and moved to the second station. */
async function moved(db: Parameters<typeof testShop>[0], piece: 'used' | 'unused') {
  const shop = await testShop(db);
  const [second, customer, partner] = [await secondStation(shop), await shop.customer(), await shop.partner()];
  const order = await shop.paidOrder(customer);
  await shop.work();
  const job = await lease(shop.station);
  await report(shop.station, job, ['started', 'unsure']);
  const { job_id } = job;
  const handed = [{ job_id, at: shop.services.clock.now() }];
  const reportPickups = (station: Caller) => station.must('Station.pickups', { handed });
  const look = async () => soleItem(await customer.must('Order.get', order));
  await partner.must('Partner.decideJob', { job_id, decision: 'reprint', piece, reason: 'nobody hears it' });
  // A station that never had the item cannot hand it over.
  await reportPickups(second);
  expect(await look()).toMatchObject({ job: 'queued' });
  await customer.must('Order.move', { order_id: order.order_id, machine_id: SECOND });
  await shop.work();
  const counts = () =>
    shop.services.db.read
      .selectFrom('stock_counts')
      .select(['machine_id', 'available', 'on_hand'])
      .where('goods_id', '=', CHOICE.goods_id)
      .where('shell_id', '=', CHOICE.shell_id)
      .where('colour_id', '=', CHOICE.colour_id)
      .orderBy('machine_id')
      .execute();
  return { shop, second, partner, reportPickups, look, counts };
}

describe.each(databases())('moved prints whose first print was already handed over, on $engine', ({ open }) => {
  it.each(['used', 'unused'] as const)(
    '[SA-03.1] [SA-07.2] [QU-04.4] the second station prints nothing; the first blank counted as %s',
    async (piece) => {
      const { shop, second, partner, reportPickups, look, counts } = await moved(await open(), piece);
      for (let time = 0; time < 2; time += 1)
        expect(await reportPickups(shop.station)).toMatchObject({ taken: [expect.any(String)] });
      expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
      expect(await second.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
      expect(await partner.must('Partner.decisions', {})).toMatchObject([{ later: 'handedOver' }]);
      expect(await counts()).toEqual([
        { machine_id: CHOICE.machine_id, available: 4, on_hand: 4 },
        { machine_id: SECOND, available: 5, on_hand: 5 },
      ]);
    },
  );

  it('[SA-07.2] [QU-04.4] if the second station has begun, the shop is informed; the item is collected once', async () => {
    const { shop, second, partner, reportPickups, look } = await moved(await open(), 'used');
    const job = await lease(second);
    expect(await reportPickups(shop.station)).toMatchObject({ taken: [] });
    expect(await partner.must('Partner.decisions', {})).toMatchObject([{ later: 'handedOver' }]);
    await report(second, job, ['started', 'finished', 'placed']);
    expect(await reportPickups(shop.station)).toMatchObject({ taken: [job.job_id] });
    expect(await look()).toMatchObject({ job: 'collected', status: ORDER_STATUS.finished });
  });
});
