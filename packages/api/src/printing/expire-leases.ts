import { type PrintJobState, PRINT_JOB_TABLE } from '@cpc/domain';
import type { Cause } from '../orders/cause.ts';
import { allows } from '../orders/history.ts';
import { lockOrder } from '../orders/store.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { type PrintJobRow, findJob, moveJob } from './store.ts';

const EVERY_MS = 5_000;
const LEASED: readonly PrintJobState[] = ['dispatching', 'printing'];
const SILENCE: Cause = { actor: 'system', cause: 'the station fell silent' };

/**
 * Ends the leases of silent agents. A job whose print was never reported as begun goes back to the queue; one that
 * may have reached the printer waits for a person, or for its agent to come back: it is never begun again by itself (SA-03).
 */
export async function expireLeases(services: Services): Promise<{ readonly again: number }> {
  const { db, clock, events, log } = services;
  const silent = await db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id', 'machine_id'])
    .where('state', 'in', LEASED)
    .where('lease_until', '<', clock.now())
    .execute();
  for (const job of silent) {
    try {
      await endLease(services, job);
      events.publish(stationTopic(job.machine_id));
    } catch (error) {
      // One that cannot be ended keeps the sweep from no other.
      log.error({ jobId: job.id, error }, 'a lease cannot be ended');
    }
  }
  return { again: EVERY_MS };
}

async function endLease(
  { db, clock }: Services,
  { id, order_id }: Pick<PrintJobRow, 'id' | 'order_id'>,
): Promise<void> {
  await db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, id);
    if (!job || !LEASED.includes(job.state) || job.lease_until >= clock.now()) return;
    const event = allows(PRINT_JOB_TABLE, job.state, 'released') ? 'released' : 'lost';
    await moveJob(tx, clock, job, event, SILENCE, { lease_until: 0 });
  });
}
