import { type ActionInput, CallError } from '@cpc/contract';
import { ORDER_STATUS, type PrintJobState } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { deliveryOf } from '../records/delivery/store.ts';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import { announce } from '../records/notifications/announce.ts';
import type { Cause } from '../records/orders/cause.ts';
import { cancelItem } from './cancel-item.ts';
import { closeOrder } from './close.ts';
import { followJobs } from './follow-jobs.ts';
import { findItem, type OrderItem } from '../records/orders/items.ts';
import { type OrderRow, lockOrder, moveOrder } from '../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../records/partners/actor.ts';
import { askRefund } from './ask-refund.ts';
import { refundItem } from './refund-item.ts';
import { livePayment } from '../records/payments/store.ts';
import { stationTopic } from '../records/queue/topic.ts';
import type { Services } from '../base/services.ts';
import { holdAgain, putBack } from '../records/stock/again.ts';
import { consumePiece, releasePiece } from '../records/stock/hold.ts';
import { type PrintJobRow, findJob, jobsOf, moveJob } from '../records/printing/store.ts';
import { longSince } from './long.ts';
import { ownJob } from './own-job.ts';

type Decision = ActionInput<'Partner.decideJob'>;

const CAUSES: Readonly<Record<Decision['decision'], string>> = {
  printed: 'a person found it printed',
  reprint: 'a person has it printed again',
  cancel: 'a person gave it up',
};
const HANGS = 'a person found that it hangs';

/**
 * Carries out what a person decided about a print of which nobody else could tell, or which its machine could not begin
 * (SA-03, PA-06), or which hangs in its printer. The fence counts on, so an agent that comes back, or still waits, is told
 * that the job is no longer its own.
 * @throws CallError notFound, decidedAlready, or notInStock where there is no blank to print it on again
 */
export async function decideJob(services: Services, by: ShopPerson, decision: Decision): Promise<void> {
  const { db, clock, events } = services;
  const { order_id, machine_id } = await ownJob(db.read, by.partnerId, decision.job_id);
  const begunBefore = await longSince(services, machine_id);
  await db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const locked = await findJob(tx, decision.job_id);
    const hangs = locked?.state === 'printing' && (locked.started_at ?? begunBefore) < begunBefore;
    const job = hangs ? await moveJob(tx, clock, locked, 'lost', { actor: actorOf(by), cause: HANGS }) : locked;
    const carryOut = job && CARRY_OUT[job.state]?.[decision.decision];
    if (!order || !carryOut) throw new CallError('decidedAlready');
    await keepDecision(tx, services, by, job, decision);
    const cause = { actor: actorOf(by), cause: CAUSES[decision.decision] };
    await carryOut(tx, services, order, job, { ...decision, cause });
  });
  events.publish(stationTopic(machine_id));
  events.publish(JOBS_TOPIC);
}

async function keepDecision(
  tx: Tx,
  { clock }: Services,
  { partnerId, personId }: ShopPerson,
  { id, fence, machine_id }: PrintJobRow,
  { decision, piece, reason }: Decision,
): Promise<void> {
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

/** A decision with who made it. */
type Decided = Decision & { readonly cause: Cause };
type CarryOut = (tx: Tx, services: Services, order: OrderRow, job: PrintJobRow, decided: Decided) => Promise<void>;

/** What can be decided in which state. What was held never began: its blank is untouched, and nothing lies in a bay. */
const CARRY_OUT: { readonly [State in PrintJobState]?: { readonly [D in Decision['decision']]?: CarryOut } } = {
  unsure: { printed, reprint, cancel },
  held: { reprint: tryAgain, cancel: takeBack },
};

/** It lies in a bay, where whoever decided has put it; what is sent waits for its carrier. */
async function printed(tx: Tx, services: Services, order: OrderRow, job: PrintJobRow, { bay = '', cause }: Decided) {
  const { clock } = services;
  const now = clock.now();
  await consumePiece(tx, services, { id: job.item_id, order_id: order.id }, cause.actor);
  const done = await moveJob(tx, clock, job, 'decidedPrinted', cause, { percent: 100, fence: job.fence + 1 });
  if (await deliveryOf(tx, order.id)) return;
  const out = await moveJob(tx, clock, done, 'discharging', cause);
  await moveJob(tx, clock, out, 'placed', cause, { ready_at: now, bay });
  await announce(tx, services, 'ready', order.id, job.id);
  await followJobs(tx, clock, order, cause);
}

async function reprint(tx: Tx, services: Services, order: OrderRow, job: PrintJobRow, { piece, cause }: Decided) {
  const holder = { id: job.item_id, order_id: order.id };
  // Of a print that was never said to have begun the piece is still held.
  if (piece === 'used') await consumePiece(tx, services, holder, cause.actor);
  await holdAgain(tx, services, holder, piece, cause.actor);
  const anew = { fence: job.fence + 1, lease_until: 0, percent: 0, seq: 0, reason: '' };
  // Whatever was noted of the print before it is not true of the one that follows.
  const before = { started_at: null, ready_at: null };
  await moveJob(tx, services.clock, job, 'decidedReprint', cause, { ...anew, ...before });
}

async function tryAgain(tx: Tx, { clock }: Services, _order: OrderRow, job: PrintJobRow, { cause }: Decided) {
  await moveJob(tx, clock, job, 'released', cause, { fence: job.fence + 1, reason: '' });
}

async function takeBack(tx: Tx, services: Services, order: OrderRow, job: PrintJobRow, { cause }: Decided) {
  if (!(await cancelItem(tx, services, order, await itemOf(tx, job), 'unprintable', cause)))
    throw new Error(`decide: job ${job.id} is held and cannot be taken back`);
}

async function itemOf(tx: Tx, job: PrintJobRow): Promise<OrderItem> {
  const item = await findItem(tx, job.item_id);
  if (!item) throw new Error(`decide: job ${job.id} has no item`);
  return item;
}

/** Its share goes back; the last one of an order closes it. */
async function cancel(tx: Tx, services: Services, order: OrderRow, job: PrintJobRow, { piece, cause }: Decided) {
  const { clock } = services;
  const item = await itemOf(tx, job);
  const holder = { id: item.id, order_id: order.id };
  if (piece === 'used') await consumePiece(tx, services, holder, cause.actor);
  else {
    await putBack(tx, services, holder, cause.actor);
    // Of a print that was never said to have begun the piece is still held.
    await releasePiece(tx, services, item, cause.actor);
  }
  await moveJob(tx, clock, job, 'cancelled', cause, { fence: job.fence + 1, lease_until: 0 });
  const others = (await jobsOf(tx, [order.id])).filter(({ state }) => state !== 'cancelled');
  if (others.length === 0) return closeWhole(tx, services, order, cause);
  await refundItem(tx, services, order, item, cause);
  await followJobs(tx, clock, order, cause);
}

/** Nothing is left of it: what was never handed over is refunded (OR-02). */
async function closeWhole(tx: Tx, services: Services, order: OrderRow, cause: Cause): Promise<void> {
  if (order.status === ORDER_STATUS.delivering) {
    await moveOrder(tx, services.clock, order, 'neverCollected', cause);
    const payment = await livePayment(tx, order.id);
    if (payment?.state === 'settled') await askRefund(tx, services, payment, cause);
  } else if (!(await closeOrder(tx, services, order, 'unprintable', cause)))
    throw new Error(`decide: order ${order.id} cannot be closed`);
}
