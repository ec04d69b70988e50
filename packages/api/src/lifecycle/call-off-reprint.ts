import { CallError } from '@cpc/contract';
import { CALLED_OFF, type OrderItemId, reprintCalledOffPosting, money } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../base/db/database.ts';
import type { With } from '../base/services.ts';
import type { Transition } from '../base/transition.ts';
import { bayForPerson } from '../records/bays/place.ts';
import { receiveLater } from '../records/delivery/receive-later.ts';
import { deliveryOf, restoreDelivery } from '../records/delivery/store.ts';
import { post } from '../records/ledger/post.ts';
import { announce } from '../records/notifications/announce.ts';
import type { OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { ShopPerson } from '../records/partners/actor.ts';
import { isTaken, newPickup, type PickupFacts } from '../records/printing/pickup-code.ts';
import {
  type BeforeReprint,
  isReprintable,
  readBefore,
  reprintOf,
  type ReprintRow,
} from '../records/printing/reprints.ts';
import { jobOfItem, jobsOf, moveJob, type PrintJobRow } from '../records/printing/store.ts';
import { findProblem, moveProblem, problemsOf } from '../records/problems/store.ts';
import { endAgain } from '../records/stock/again.ts';
import { TAKEN_BACK } from './close-order.ts';
import { followJobs } from './follow-jobs.ts';

interface Waiting {
  readonly reprint: ReprintRow;
  readonly before: BeforeReprint;
}

/** The reprint of a job that no station has begun, with what its item was before; undefined if there is none. */
export async function waitingReprint(reader: Reader, job: PrintJobRow): Promise<Waiting | undefined> {
  if (!TAKEN_BACK.includes(job.state)) return undefined;
  const reprint = await reprintOf(reader, job);
  if (reprint?.before == null || (await wasBegun(reader, job))) return undefined;
  return { reprint, before: readBefore(reprint.before) };
}

/** A station began the reprint once, and a person has decided that it is made again: the item waits for that print. */
const wasBegun = async (reader: Reader, job: PrintJobRow): Promise<boolean> =>
  (await lastStep(reader, job, ['reprinted', 'decidedReprint']))?.event === 'decidedReprint';

/** The last one of some steps in the history of a print. */
const lastStep = (reader: Reader, { order_id, item_id }: PrintJobRow, steps: readonly string[]) =>
  reader
    .selectFrom('order_events')
    .select(['event', 'at'])
    .where('order_id', '=', order_id)
    .where('item_id', '=', item_id)
    .where('machine', '=', 'printJob')
    .where('event', 'in', steps)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

interface CallOff {
  readonly by: ShopPerson;
  readonly reason: string;
  /** A pickup code, in case that the one of before is another item's now. */
  readonly spare: PickupFacts | undefined;
}

/**
 * Calls off a reprint of a locked order that no station has begun (PA-06, decision 207). Under the same lock, a station
 * leases it: either it is printed or it is called off.
 * @throws CallError reprintNotWaiting, reprintMoved if it waits at another station now, bayMissing, or bayFull
 */
export async function callOffReprint(
  change: Transition,
  order: OrderRow,
  item: OrderItem,
  callOff: CallOff,
): Promise<void> {
  const { tx } = change;
  const job = await jobOfItem(tx, item.id);
  const waiting = job && (await waitingReprint(tx, job));
  if (!waiting) throw new CallError('reprintNotWaiting');
  if (waiting.before.machine_id !== job.machine_id) throw new CallError('reprintMoved');
  await endReprint(change, waiting.reprint, callOff);
  // Bays before stock, as everywhere: two people at one station do not wait for each other.
  await giveBackFacts(change, job, waiting, callOff.spare);
  await endAgain(change, { id: item.id, order_id: order.id });
  const jobs = (await jobsOf(tx, [order.id])).filter(({ state }) => state !== 'cancelled');
  if (jobs.every(({ state }) => isReprintable(state)) && (await deliveryOf(tx, order.id))?.shipped_at === null) {
    const travelsSince = await restoreDelivery(change, order.id);
    if (travelsSince !== undefined) await receiveLater(change, order.id, travelsSince);
  }
  await followJobs(change, order);
  await reopenProblem(change, order, waiting.reprint, callOff.by);
}

/** Ends the reprint and its claim. What the platform paid for it goes back by an entry of its own. */
async function endReprint(change: Transition, { id, order_id }: ReprintRow, { by, reason }: CallOff): Promise<void> {
  const { tx, clock } = change;
  // An operator may decide the claim at this moment: the statement sees the outcome.
  const ended = await tx
    .updateTable('reprints')
    .set({
      called_off_at: clock.now(),
      called_off_by: by.personId,
      called_off_reason: reason,
      claim: sql`case when claim in ('asked', 'checked') then 'calledOff' else claim end`,
    })
    .where('id', '=', id)
    .where('called_off_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (ended.paid_amount === null) return;
  const paid = money(ended.paid_amount, ended.currency);
  await post(change, reprintCalledOffPosting(id, ended.partner_id, paid), { orderId: order_id });
}

/** The job is again what it was. The fence grows: a station that had it once is refused, and so is a file being made. */
async function giveBackFacts(
  change: Transition,
  job: PrintJobRow,
  { reprint, before: { state, ...facts } }: Waiting,
  spare: PickupFacts | undefined,
): Promise<void> {
  const fence = { fence: job.fence + 1, lease_until: 0, seq: 0, reason: '', file: reprint.before_file };
  const collected_at = state === 'ready' ? await takenMeanwhile(change.tx, job) : undefined;
  if (collected_at !== undefined) {
    await moveJob(change, job, CALLED_OFF.collected, { ...facts, ...fence, collected_at });
    return;
  }
  if (state === 'ready' && facts.bay)
    await bayForPerson(change.tx, job.machine_id, facts.bay, { id: job.id, bay: null });
  await moveJob(change, job, CALLED_OFF[state], { ...facts, ...spare, ...fence });
  if (spare) await announce(change, 'ready', job.order_id, job.id);
}

/** When the item was handed over at a station without network, while its reprint waited; the station told it later. */
async function takenMeanwhile(reader: Reader, job: PrintJobRow): Promise<number | undefined> {
  const last = await lastStep(reader, job, ['reprinted', 'handedOverThere']);
  return last?.event === 'handedOverThere' ? last.at : undefined;
}

/**
 * A pickup code for an item that goes back into its bay while another item has its code. Call it outside a transaction: it
 * takes some milliseconds.
 */
export async function spareCode(
  services: With<'db' | 'clock' | 'random'>,
  itemId: OrderItemId,
): Promise<PickupFacts | undefined> {
  const reader = services.db.read;
  const job = await jobOfItem(reader, itemId);
  const waiting = job && (await waitingReprint(reader, job));
  if (!waiting) return undefined;
  const { state, machine_id, pickup_code: code } = waiting.before;
  if (state !== 'ready' || code === null || !(await isTaken(reader, { stationId: machine_id, code }))) return undefined;
  return newPickup(services, machine_id, job.id);
}

/** The problem that the reprint settled is the shop's to decide again, unless the customer has reported the item anew. */
async function reopenProblem(
  change: Transition,
  order: OrderRow,
  { problem_id, item_id }: ReprintRow,
  { personId }: ShopPerson,
): Promise<void> {
  const { tx, clock } = change;
  const problem = problem_id === null ? undefined : await findProblem(tx, problem_id);
  if (problem?.state !== 'reprint') return;
  const known = await problemsOf(tx, order.id);
  if (known.some((other) => other.item_id === item_id && other.state !== 'reprint')) return;
  await moveProblem(tx, clock, problem, 'calledOff', { personId, words: '', photos: [] });
  await announce(change, 'problem', order.id);
}
