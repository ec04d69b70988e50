import { type ActionInput, CallError } from '@cpc/contract';
import { ORDER_STATUS, type PrintJobState } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { deliveryOf } from '../records/delivery/store.ts';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import { announce } from '../records/notifications/announce.ts';
import { because, transition, type Transition } from '../base/transition.ts';
import { cancelItem } from './cancel-item.ts';
import { bayForPerson } from '../records/bays/place.ts';
import { closeOrder } from './close-order.ts';
import { followJobs } from './follow-jobs.ts';
import { findItem, type OrderItem } from '../records/orders/items.ts';
import { type OrderRow, lockOrder, moveOrder } from '../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../records/partners/actor.ts';
import { askRefund } from './ask-refund.ts';
import { refundItem } from './refund-item.ts';
import { livePayment } from '../records/payments/store.ts';
import { stationTopic } from '../records/queue/topic.ts';
import type { With } from '../base/services.ts';
import { holdAgain, putBack } from '../records/stock/again.ts';
import { consumePiece, releasePiece } from '../records/stock/hold.ts';
import { type PrintJobRow, findJob, jobsOf, moveJob } from '../records/printing/store.ts';
import { overdueBefore } from './overdue.ts';
import { findOwnPrint } from './find-own-print.ts';

type Decision = ActionInput<'Partner.decideJob'>;

/** The words of the history; what the person typed is kept with the decision. */
export const DECIDED: Readonly<Record<Decision['decision'], string>> = {
  printed: 'a person found it printed',
  reprint: 'a person has it printed again',
  cancel: 'a person gave it up',
};
const HANGS = 'a person found that it hangs';

/**
 * Carries out a person's decision about a print: the outcome is unknown, the station could not begin it, or it hangs in
 * the printer (SA-03, PA-06); or a RIP has taken its file, and the person at the bed says what became of it (SA-09). The fence is increased, so an agent that comes back or still waits learns that the job is
 * no longer its own.
 * @throws CallError notFound, decidedAlready, fieldEmpty for a missing reason, bayMissing, bayFull, or notInStock if there is no blank to print it on again
 */
export async function decideUnsurePrint(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  decision: Decision,
): Promise<void> {
  const { db, events } = services;
  const { order_id, machine_id } = await findOwnPrint(db.read, by, decision.job_id);
  const begunBefore = await overdueBefore(services, machine_id);
  await db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const locked = await findJob(tx, decision.job_id);
    const hangs = locked?.state === 'printing' && (locked.started_at ?? begunBefore) < begunBefore;
    const change = transition(tx, services, { actor: actorOf(by), reason: DECIDED[decision.decision] });
    const job = hangs ? await moveJob(because(change, { ...change, reason: HANGS }), locked, 'lost') : locked;
    const carryOut = job && CARRY_OUT[job.state]?.[decision.decision];
    if (!order || !carryOut) throw new CallError('decidedAlready');
    // At a bed, "printed" is the usual end of a print and no decision to look back at.
    if (job.state !== 'taken' || decision.decision !== 'printed') await keepDecision(change, by, job, decision);
    await carryOut(change, order, job, decision);
  });
  events.publish(stationTopic(machine_id));
  events.publish(JOBS_TOPIC);
}

async function keepDecision(
  { tx, clock }: Transition,
  { partnerId, personId }: ShopPerson,
  { id, fence, machine_id }: PrintJobRow,
  { decision, piece, reason }: Decision,
): Promise<void> {
  if (reason === undefined) throw new CallError('fieldEmpty', { field: 'reason' });
  await tx
    .insertInto('print_decisions')
    .values({
      job_id: id,
      fence,
      machine_id,
      partner_id: partnerId,
      person_id: personId,
      decision,
      piece,
      reason,
      at: clock.now(),
      later: null,
    })
    .execute();
}

type DecisionStep = (change: Transition, order: OrderRow, job: PrintJobRow, decision: Decision) => Promise<void>;

/** The decisions that each state allows. A held job never began: its blank is unused, and no item lies in a bay. */
const CARRY_OUT: { readonly [State in PrintJobState]?: { readonly [D in Decision['decision']]?: DecisionStep } } = {
  unsure: { printed, reprint, cancel },
  taken: { printed, reprint, cancel },
  held: { reprint: tryAgain, cancel: cancelPrint },
};

/** The item lies in a bay, where the person has put it. An item that is sent waits for its carrier. */
async function printed(change: Transition, order: OrderRow, job: PrintJobRow, { bay = '' }: Decision) {
  const now = change.clock.now();
  const place = bay === '' ? '' : await bayForPerson(change.tx, job.machine_id, bay, job);
  await consumePiece(change, { id: job.item_id, order_id: order.id });
  const done = await moveJob(change, job, 'decidedPrinted', { percent: 100, fence: job.fence + 1, ready_at: now });
  if (await deliveryOf(change.tx, order.id)) return;
  const out = await moveJob(change, done, 'discharging');
  await moveJob(change, out, 'placed', { bay: place });
  await announce(change, 'ready', order.id, job.id);
  await followJobs(change, order);
}

async function reprint(change: Transition, order: OrderRow, job: PrintJobRow, { piece }: Decision) {
  const holder = { id: job.item_id, order_id: order.id };
  // If the station never reported the start, the piece is still held.
  if (piece === 'used') await consumePiece(change, holder);
  await holdAgain(change, holder, piece);
  const restarted = { fence: job.fence + 1, lease_until: 0, percent: 0, seq: 0, reason: '' };
  // What was recorded about the earlier print does not apply to the next one.
  const before = { started_at: null, ready_at: null };
  await moveJob(change, job, 'decidedReprint', { ...restarted, ...before });
}

async function tryAgain(change: Transition, _order: OrderRow, job: PrintJobRow) {
  await moveJob(change, job, 'released', { fence: job.fence + 1, reason: '' });
}

async function cancelPrint(change: Transition, order: OrderRow, job: PrintJobRow) {
  if (!(await cancelItem(change, order, await itemOf(change.tx, job), 'unprintable')))
    throw new Error(`decide: print job ${job.id} is held and cannot be cancelled`);
}

async function itemOf(tx: Tx, job: PrintJobRow): Promise<OrderItem> {
  const item = await findItem(tx, job.item_id);
  if (!item) throw new Error(`decide: print job ${job.id} has no item`);
  return item;
}

/** Refunds the item's share. The last item of an order closes it. */
async function cancel(change: Transition, order: OrderRow, job: PrintJobRow, { piece }: Decision) {
  const { tx } = change;
  const item = await itemOf(tx, job);
  const holder = { id: item.id, order_id: order.id };
  if (piece === 'used') await consumePiece(change, holder);
  else {
    await putBack(change, holder);
    // If the station never reported the start, the piece is still held.
    await releasePiece(change, item);
  }
  await moveJob(change, job, 'cancelled', { fence: job.fence + 1, lease_until: 0 });
  const others = (await jobsOf(tx, [order.id])).filter(({ state }) => state !== 'cancelled');
  if (others.length === 0) return closeEmptyOrder(change, order);
  await refundItem(change, order, item);
  await followJobs(change, order);
}

/** No item is left. What was never handed over is refunded (OR-02). */
async function closeEmptyOrder(change: Transition, order: OrderRow): Promise<void> {
  if (order.status === ORDER_STATUS.delivering) {
    await moveOrder(change, order, 'neverCollected');
    const payment = await livePayment(change.tx, order.id);
    if (payment?.state === 'settled') await askRefund(change, payment);
  } else if (!(await closeOrder(change, order, 'unprintable')))
    throw new Error(`decide: order ${order.id} cannot be closed`);
}
