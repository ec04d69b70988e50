import { CallError } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import { announce } from '../../../records/notifications/announce.ts';
import { type Cause, transition } from '../../../base/transition.ts';
import { record } from '../../../records/orders/history.ts';
import { lockOrder } from '../../../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../../../records/partners/actor.ts';
import { stationTopic } from '../../../records/queue/topic.ts';
import type { With } from '../../../base/services.ts';
import { type PrintJobRow, findJob, moveJob } from '../../../records/printing/store.ts';
import { findOwnPrint } from '../../../lifecycle/find-own-print.ts';

const DAY_MS = 24 * 3_600_000;
/** The owner of an item is reminded after this time, and again after each further such time (QU-03). */
export const REMIND_MS = 3 * DAY_MS;
/** After this time the partner may take the item out of its bay. */
const KEPT_MS = 14 * DAY_MS;
const EVERY_MS = 10 * 60_000;

const REMINDER: Cause = { actor: 'system', reason: 'nobody has come for it' };
const MISSING = 'not found in its bay';
const ASIDE = 'taken out of its bay and kept';

/**
 * Reminds the owners of items that have been in the bays for days. Each reminder is sent once, on any number of
 * processes.
 */
export async function remindOwners(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
): Promise<{ readonly again: number }> {
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
 * Frees the bay of an item that was not collected for two weeks. The item stays its owner's, and its code still works.
 * @throws CallError notFound, or notUnclaimed before that
 */
export async function setAside(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  jobId: PrintJobId,
): Promise<void> {
  const { db, clock, events } = services;
  const { order_id, machine_id } = await findOwnPrint(db.read, by, jobId);
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
 * Reports an item as missing from its bay. It cannot be handed over, and its code opens nothing any more. It waits for
 * a person to find it, to have it made again, or to give it up and refund it (OR-02).
 * @throws CallError notFound, or notUnclaimed if it does not lie in a bay
 */
export async function reportMissing(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  jobId: PrintJobId,
): Promise<void> {
  const { db, events } = services;
  const { order_id, machine_id } = await findOwnPrint(db.read, by, jobId);
  await db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, jobId);
    if (job?.state !== 'ready') throw new CallError('notUnclaimed');
    await moveJob(transition(tx, services, { actor: actorOf(by), reason: MISSING }), job, 'missing', { bay: '' });
  });
  events.publish(stationTopic(machine_id));
}

/** A step that does not change a print job's state but belongs to its history (OR-09). */
const stay = ({ order_id, item_id, state }: PrintJobRow, event: string) =>
  ({ orderId: order_id, itemId: item_id, machine: 'printJob', event, from: state, to: state }) as const;
