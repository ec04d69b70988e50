import type { LeasedJob } from '@cpc/contract';
import { PRINT_MEDIA_TYPES } from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import { findOrder, lockOrder } from '../orders/store.ts';
import { latch } from '../queue/latch.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { storedSettings } from './settings.ts';
import { type PrintJobRow, findJob, moveJob } from './store.ts';

/** A lease ends so long after it was taken or last reported on. */
export const LEASE_MS = 60_000;
const LONGEST_WAIT_MS = 25_000;

/**
 * Leases a machine's next job to its agent, waiting for one where there is none (SA-02).
 * @param waitMs at most 25 s; the signal ends it sooner
 */
export async function leaseNext(
  services: Services,
  machineId: MachineId,
  waitMs: number,
  signal: AbortSignal,
): Promise<LeasedJob | null> {
  const { clock, events } = services;
  const until = clock.now() + Math.min(waitMs, LONGEST_WAIT_MS);
  const station = latch(events, stationTopic(machineId));
  try {
    for (;;) {
      const job = await tryLease(services, machineId);
      if (job) {
        events.publish(stationTopic(machineId));
        return leasedView(services, job);
      }
      const left = until - clock.now();
      if (left <= 0 || !(await station.wait(left, signal))) return null;
    }
  } finally {
    station.end();
  }
}

async function tryLease(services: Services, machineId: MachineId): Promise<PrintJobRow | undefined> {
  const { db } = services;
  for (;;) {
    const next = await db.read
      .selectFrom('print_jobs')
      .select(['id', 'order_id'])
      .where('machine_id', '=', machineId)
      .where('state', '=', 'queued')
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!next) return undefined;
    const leased = await db.transact((tx) => takeLease(tx, services, next));
    if (leased) return leased;
  }
}

/** @returns undefined when another took the job, or its order was cancelled, in between */
async function takeLease(
  tx: Parameters<typeof lockOrder>[0],
  { clock }: Services,
  { id, order_id }: Pick<PrintJobRow, 'id' | 'order_id'>,
): Promise<PrintJobRow | undefined> {
  await lockOrder(tx, order_id);
  const job = await findJob(tx, id);
  if (job?.state !== 'queued') return undefined;
  const lease = { fence: job.fence + 1, lease_until: clock.now() + LEASE_MS, seq: 0, percent: 0, reason: '' };
  return moveJob(tx, clock, job, 'leased', { actor: 'station', cause: 'taken by the station' }, lease);
}

async function leasedView({ db }: Services, job: PrintJobRow): Promise<LeasedJob> {
  const order = await findOrder(db.read, job.order_id);
  if (!order || job.file === null) throw new Error(`lease: job ${job.id} was queued without a file`);
  return {
    job_id: job.id,
    fence: job.fence,
    order_number: order.number,
    file_url: `/stationapplets/file/${job.id}`,
    file_sha256: job.file,
    format: PRINT_MEDIA_TYPES[storedSettings(job.settings).format],
    width: job.width,
    height: job.height,
    lease_until: job.lease_until,
  };
}
