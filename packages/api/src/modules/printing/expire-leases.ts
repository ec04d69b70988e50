import { type StationId, type PrintJobState, PRINT_JOB_TABLE, allows } from '@cpc/domain';
import { type Cause, transition } from '../../base/transition.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services, With } from '../../base/services.ts';
import { type PrintJobRow, findJob, moveJob } from '../../records/printing/store.ts';
import { LEASE_MS } from '../../records/printing/lease.ts';
import { endTestLeases, renewTestLeases } from '../../records/printing/test-print-leases.ts';

const EVERY_MS = 5_000;
const LEASED: readonly PrintJobState[] = ['dispatching', 'printing'];
const SILENCE: Cause = { actor: 'system', reason: 'the station fell silent' };

type Leased = Pick<PrintJobRow, 'id' | 'order_id' | 'machine_id' | 'fence'>;

/** After a gap this long between two sweeps, no server was running, or none could reach the database. */
const MIN_GAP_MS = LEASE_MS / 2;

/**
 * Ends the leases of silent agents. A job without a reported start goes back to the queue. A job that may have reached
 * the printer waits for a person, or for its agent to come back: it never begins again by itself (SA-03). After a gap
 * of the server every lease is renewed once, because no agent could be heard (decision 093).
 */
export async function expireLeases(services: Services): Promise<{ readonly again: number }> {
  const { clock } = services;
  if (await hadGap(services)) await leaseOnceMore(services);
  await noteSweep(services);
  const silent = await leased(services).where('lease_until', '<', clock.now()).execute();
  await endEach(services, silent, (job) => job.lease_until < clock.now(), SILENCE);
  await endTestLeases(services);
  return { again: EVERY_MS };
}

async function hadGap({ db, clock }: With<'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  const last = await db.read.selectFrom('lease_sweeps').select('at').executeTakeFirst();
  // If the calendar was set back during a gap, the gap may be hidden. One of two servers may be some seconds ahead. So
  // the difference is compared in both directions.
  return last === undefined || Math.abs(now - last.at) > MIN_GAP_MS;
}

/** Runs after the leases are renewed: if the process dies in between, the next sweep still sees the gap. */
async function noteSweep({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await db.transact((tx) =>
    tx
      .insertInto('lease_sweeps')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute(),
  );
}

async function leaseOnceMore(services: With<'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = services;
  const until = clock.now() + LEASE_MS;
  const jobs = await leased(services).execute();
  for (const { id, order_id, fence } of jobs) {
    await db.transact(async (tx) => {
      await lockOrder(tx, order_id);
      await tx
        .updateTable('print_jobs')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where('fence', '=', fence)
        .where('state', 'in', LEASED)
        .where('lease_until', '<', until)
        .execute();
    });
  }
  await renewTestLeases(services, until);
  if (jobs.length > 0)
    log.info({ prints: jobs.length }, 'no server was running for a while: all leases were extended once');
}

/** Ends all leases of a station whose agent must not print any more. Its reports are refused from now on. */
export async function endLeases(services: Services, stationId: StationId, cause: Cause): Promise<void> {
  const jobs = await leased(services).where('machine_id', '=', stationId).execute();
  await endEach(services, jobs, () => true, cause);
}

function leased({ db }: With<'db'>) {
  return db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id', 'machine_id', 'fence'])
    .where('state', 'in', LEASED);
}

async function endEach(
  services: Services,
  jobs: readonly Leased[],
  isOver: (job: PrintJobRow) => boolean,
  cause: Cause,
): Promise<void> {
  const { events, log } = services;
  for (const job of jobs) {
    try {
      await endPrintLease(services, job, isOver, cause);
      events.publish(stationTopic(job.machine_id));
    } catch (error) {
      // A lease that cannot be ended does not stop the sweep.
      log.error({ jobId: job.id, error }, 'a lease could not be ended');
    }
  }
}

async function endPrintLease(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  { id, order_id, fence }: Leased,
  isOver: (job: PrintJobRow) => boolean,
  cause: Cause,
): Promise<void> {
  await services.db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, id);
    if (!job || job.fence !== fence || !LEASED.includes(job.state) || !isOver(job)) return;
    const event = allows(PRINT_JOB_TABLE, job.state, 'released') ? 'released' : 'lost';
    await moveJob(transition(tx, services, cause), job, event, { lease_until: 0 });
  });
}
