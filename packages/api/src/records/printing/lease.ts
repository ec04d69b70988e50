import type { LeasedJob } from '@cpc/contract';
import { PRINT_MEDIA_TYPES } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { stationsWithoutPlace } from '../bays/held.ts';
import { bayForPrint } from '../bays/place.ts';
import { deliveryOf } from '../delivery/store.ts';
import { findItem } from '../orders/items.ts';
import { findOrder, lockOrder } from '../orders/store.ts';
import { latch } from '../queue/latch.ts';
import { measuredPrintMs } from '../queue/load.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { type PickupFacts, newPickup } from './pickup-code.ts';
import { storedSettings } from './settings.ts';
import { type PrintJobRow, findJob, moveJob } from './store.ts';
import { printTitle } from './title.ts';
import { hasTestPrint, leaseTestPrint, leasedTest } from './test-print-leases.ts';

/** The agent that asks for a job. */
interface StationCaller {
  readonly stationId: StationId;
  /** Hash of the key that the agent uses. */
  readonly key: string;
}

/** A lease ends this long after it was taken or last reported on. */
export const LEASE_MS = 60_000;
const MAX_WAIT_MS = 25_000;

/**
 * Leases the next job of a station to its agent. If there is none, it waits for one (SA-02).
 * @param waitMs at most 25 s; the signal ends it sooner
 */
export async function leaseNext(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  station: StationCaller,
  waitMs: number,
  signal: AbortSignal,
): Promise<LeasedJob | null> {
  const { clock, events } = services;
  const { stationId } = station;
  const until = clock.now() + Math.min(waitMs, MAX_WAIT_MS);
  const changes = latch(events, stationTopic(stationId));
  try {
    for (;;) {
      const job = await tryLease(services, station);
      if (job) {
        events.publish(stationTopic(stationId));
        return job;
      }
      const left = until - clock.now();
      if (left <= 0 || !(await changes.wait(left, signal))) return null;
    }
  } finally {
    changes.end();
  }
}

async function tryLease(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  station: StationCaller,
): Promise<LeasedJob | undefined> {
  const { db, clock } = services;
  const { stationId } = station;
  for (;;) {
    if (await hasTestPrint(db.read, stationId)) {
      const test = await db.transact(async (tx) =>
        (await mayLease(tx, station)) ? leaseTestPrint(tx, stationId, clock.now() + LEASE_MS) : undefined,
      );
      if (test) return leasedTest(test);
    }
    const next = await db.read
      .selectFrom('print_jobs')
      .select(['id', 'order_id'])
      .where('machine_id', '=', stationId)
      .where('state', '=', 'queued')
      .orderBy('created_at')
      .orderBy('order_id')
      .orderBy('line')
      .executeTakeFirst();
    if (!next || !(await takesJobs(db.read, stationId)) || !(await mayLease(db.read, station))) return undefined;
    if (!(await hasRoom(db.read, stationId))) return undefined;
    const pickup = await newPickup(services, stationId, next.id);
    const leased = await db.transact((tx) => takeLease(tx, services, station, next, pickup));
    if (leased) return leasedView(services, leased);
  }
}

/** While a station is not open, it gets test prints only; customers' prints wait until it is opened again (QU-04). */
async function takesJobs(reader: Reader, stationId: StationId): Promise<boolean> {
  const row = await reader
    .selectFrom('station_states')
    .select('wish')
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  return row === undefined || row.wish === 'open';
}

/** While all bays are full, no print begins: it would have no place to lie. Each pickup wakes the waiting call (QU-05). */
const hasRoom = async (reader: Reader, stationId: StationId): Promise<boolean> =>
  !(await stationsWithoutPlace(reader, [stationId])).has(stationId);

/** A call may wait up to 25 s for a job; if its key is revoked in the meantime, it gets none (SA-01). */
async function mayLease(reader: Reader, { key }: StationCaller): Promise<boolean> {
  const row = await reader
    .selectFrom('station_keys')
    .select('revoked_at')
    .where('key_hash', '=', key)
    .executeTakeFirst();
  return row?.revoked_at === null;
}

/**
 * @returns undefined if another call took the job or the last place in the bays, the job was moved, or its order was
 * cancelled in the meantime
 */
async function takeLease(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  station: StationCaller,
  { id, order_id }: Pick<PrintJobRow, 'id' | 'order_id'>,
  pickup: PickupFacts,
): Promise<PrintJobRow | undefined> {
  await lockOrder(tx, order_id);
  const job = await findJob(tx, id);
  if (job?.state !== 'queued' || job.machine_id !== station.stationId || !(await mayLease(tx, station)))
    return undefined;
  const bay = await bayForPrint(tx, station.stationId);
  if (bay === undefined) return undefined;
  const lease = { fence: job.fence + 1, lease_until: services.clock.now() + LEASE_MS, seq: 0, percent: 0, reason: '' };
  const change = transition(tx, services, { actor: 'station', reason: 'taken by the station' });
  return moveJob(change, job, 'leased', { ...lease, ...pickup, bay });
}

async function leasedView({ db }: With<'db'>, job: PrintJobRow): Promise<LeasedJob> {
  const order = await findOrder(db.read, job.order_id);
  if (!order || job.file === null) throw new Error(`lease: print job ${job.id} was queued without a file`);
  const { format, place } = storedSettings(job.settings);
  const item = await findItem(db.read, job.item_id);
  if (!item) throw new Error(`lease: print job ${job.id} has no item`);
  return {
    kind: 'order',
    job_id: job.id,
    fence: job.fence,
    order_number: order.number,
    title: printTitle(job, item),
    file_url: `/stationapplets/file/${job.id}`,
    file_sha256: job.file,
    format: PRINT_MEDIA_TYPES[format],
    width: place?.page.width ?? job.width,
    height: place?.page.height ?? job.height,
    print_ms: Math.round(await measuredPrintMs(db.read, job.machine_id)),
    lease_until: job.lease_until,
    ...(job.request_id === null ? {} : { request_id: job.request_id }),
    ...(job.bay !== null && { bay: job.bay }),
    pickup: (await deliveryOf(db.read, order.id)) ? null : job.pickup_check,
  };
}
