import { CallError } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import { announce } from '../../../records/notifications/announce.ts';
import { type Cause, transition } from '../../../base/transition.ts';
import { record } from '../../../records/orders/history.ts';
import { lockOrder } from '../../../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../../../records/partners/actor.ts';
import { stationTopic } from '../../../records/queue/topic.ts';
import type { Services } from '../../../base/services.ts';
import { type PrintJobRow, findJob, moveJob } from '../../../records/printing/store.ts';
import { ownJob } from '../../../lifecycle/own-job.ts';

const DAY_MS = 24 * 3_600_000;
/** An item's owner is reminded after so long, and again after as long (QU-03). */
export const REMIND_MS = 3 * DAY_MS;
/** After so long the partner may take it out of its bay. */
const KEPT_MS = 14 * DAY_MS;
const EVERY_MS = 10 * 60_000;

const REMINDER: Cause = { actor: 'system', reason: 'nobody has come for it' };
const MISSING = 'not found in its bay';
const ASIDE = 'taken out of its bay and kept';

/** Reminds the owners of what lies in the bays for days, each time once, on however many processes. */
export async function remindOwners(services: Services): Promise<{ readonly again: number }> {
  const { db, clock, events } = services;
  const due = clock.now() - REMIND_MS;
  const forgotten = await db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id', 'machine_id'])
    .where('state', '=', 'ready')
    .where('ready_at', '<=', due)
    .where((job) => job.or([job('reminded_at', 'is', null), job('reminded_at', '<=', due)]))
    .execute();
  for (const { id, order_id, machine_id } of forgotten) {
    await db.transact(async (tx) => {
      await lockOrder(tx, order_id);
      const job = await findJob(tx, id);
      if (job?.state !== 'ready' || (job.reminded_at ?? 0) > due) return;
      await tx.updateTable('print_jobs').set({ reminded_at: clock.now() }).where('id', '=', id).execute();
      const change = transition(tx, services, REMINDER);
      await record(change, stay(job, 'reminded'));
      await announce(change, 'waiting', order_id, id);
    });
    events.publish(stationTopic(machine_id));
  }
  return { again: EVERY_MS };
}

/**
 * Frees the bay of what nobody came for in two weeks. The item stays its owner's, and its code still hands it over.
 * @throws CallError notFound, or notUnclaimed before that
 */
export async function setAside(services: Services, by: ShopPerson, jobId: PrintJobId): Promise<void> {
  const { db, clock, events } = services;
  const { order_id, machine_id } = await ownJob(db.read, by.partnerId, jobId);
  await db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, jobId);
    if (job?.state !== 'ready' || clock.now() - (job.ready_at ?? clock.now()) < KEPT_MS)
      throw new CallError('notUnclaimed');
    if (job.set_aside_at !== null) return;
    const aside = { set_aside_at: clock.now(), bay: '' };
    await tx.updateTable('print_jobs').set(aside).where('id', '=', jobId).execute();
    await record(transition(tx, services, { actor: actorOf(by), reason: ASIDE }), stay(job, 'setAside'));
  });
  events.publish(stationTopic(machine_id));
}

/**
 * What cannot be found cannot be handed over, and its code opens nothing any more: it waits for a person to find it, to
 * have it made again, or to give it up and the money back (OR-02).
 * @throws CallError notFound, or notUnclaimed for what does not lie in a bay
 */
export async function reportMissing(services: Services, by: ShopPerson, jobId: PrintJobId): Promise<void> {
  const { db, events } = services;
  const { order_id, machine_id } = await ownJob(db.read, by.partnerId, jobId);
  await db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, jobId);
    if (job?.state !== 'ready') throw new CallError('notUnclaimed');
    await moveJob(transition(tx, services, { actor: actorOf(by), reason: MISSING }), job, 'missing');
  });
  events.publish(stationTopic(machine_id));
}

/** A step that leaves a print where it is: it happened all the same (OR-09). */
const stay = ({ order_id, item_id, state }: PrintJobRow, event: string) =>
  ({ orderId: order_id, itemId: item_id, machine: 'printJob', event, from: state, to: state }) as const;
