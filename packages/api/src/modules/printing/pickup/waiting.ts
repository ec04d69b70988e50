import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { StationId, PrintJobId, PrintJobState } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { because, type Cause, transition, type Transition } from '../../../base/transition.ts';
import { followJobs } from '../../../lifecycle/follow-jobs.ts';
import { record } from '../../../records/orders/history.ts';
import { type OrderRow, lockOrder } from '../../../records/orders/store.ts';
import { stationTopic } from '../../../records/queue/topic.ts';
import type { With } from '../../../base/services.ts';
import { type Holder, consumePiece, releasePiece } from '../../../records/stock/hold.ts';
import { transferHold } from '../../../records/stock/transfer.ts';
import { type DecisionRow, lastDecision, noteLateNews } from '../care/after.ts';
import { type PrintJobRow, findJob, moveJob } from '../../../records/printing/store.ts';
import { recordOfflineMisses } from './guesses.ts';
import { reprintOf } from '../../../records/printing/reprints.ts';
import { pickupKeys } from '../../../records/printing/pickup-keys.ts';

const AT_STATION: Cause = { actor: 'station', reason: 'collected at the station, without a network' };
const SECOND: Cause = { actor: 'station', reason: 'the station handed it over as well' };
/** A print that is to be made again and that no station has begun, or one whose lease lapsed before any report. */
const NOT_BEGUN: readonly PrintJobState[] = ['waiting', 'queued', 'held'];
/** The station's reports of the print itself may still be on their way: it reports the hand-over again. */
const NOT_YET: readonly PrintJobState[] = [
  ...NOT_BEGUN,
  'review',
  'dispatching',
  'printing',
  'taken',
  'printed',
  'discharging',
  'unsure',
];

/**
 * Takes the hand-overs that a station made offline, and answers what waits in its bays (SA-07). An item that was handed
 * over both here and there counts once: the second report changes nothing and stays in the history. So does the hand-over
 * of a print that a person has had printed again since.
 */
export async function stationPickups(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  { handed, missed }: ActionInput<'Station.pickups'>,
): Promise<ActionOutput<'Station.pickups'>> {
  const { db, events } = services;
  const taken: PrintJobId[] = [];
  for (const one of handed) if (await takeDown(services, stationId, one.job_id, one.at)) taken.push(one.job_id);
  if (taken.length > 0) events.publish(stationTopic(stationId));
  if (missed) await recordOfflineMisses(services, stationId, missed.count, missed.at);
  const { publicKey } = await pickupKeys(services, stationId);
  const rows = await db.read
    .selectFrom('print_jobs')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select(['print_jobs.id', 'orders.number', 'print_jobs.bay', 'print_jobs.pickup_check'])
    .where('print_jobs.machine_id', '=', stationId)
    .where('print_jobs.state', '=', 'ready')
    .where('print_jobs.set_aside_at', 'is', null)
    .where('print_jobs.pickup_check', 'is not', null)
    .orderBy('print_jobs.ready_at')
    .execute();
  return {
    public_key: publicKey,
    taken,
    waiting: rows.map(({ id, number, bay, pickup_check }) => {
      return { job_id: id, order_number: number, bay: bay ?? '', pickup: pickup_check ?? '' };
    }),
  };
}

/** @returns false if the station must report it again */
async function takeDown(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  jobId: PrintJobId,
  at: number,
): Promise<boolean> {
  const { db, clock, events } = services;
  const found = await findJob(db.read, jobId);
  if (!found || !(await wasAtStation(db.read, stationId, found))) return true;
  const elsewhere = found.machine_id !== stationId;
  const taken = await db.transact(async (tx) => {
    const order = await lockOrder(tx, found.order_id);
    const job = await findJob(tx, jobId);
    if (!order || !job || !(await wasAtStation(tx, stationId, job))) return true;
    const reprint = await reprintOf(tx, job);
    if (reprint && NOT_YET.includes(job.state) && at < reprint.at) {
      await noteSecond(transition(tx, services, SECOND), order, job);
      return true;
    }
    const decision = await lastDecision(tx, jobId, stationId);
    const change = transition(tx, services, AT_STATION);
    if (decision?.decision === 'reprint' && NOT_BEGUN.includes(job.state))
      return takeFromQueue(change, order, job, decision);
    const first = job.state === 'cancelled' || job.machine_id !== stationId;
    if (decision && (first || at < decision.at)) await noteLateNews(tx, decision, 'handedOver');
    if (NOT_YET.includes(job.state)) return false;
    if (job.state !== 'ready') await noteSecond(because(change, SECOND), order, job);
    else {
      // A station's clock may be wrong: the time lies between the item's arrival in the bay and now.
      const collected_at = Math.min(clock.now(), Math.max(at, job.ready_at ?? 0));
      await moveJob(change, job, 'collected', { collected_at });
      await followJobs(change, order);
    }
    return true;
  });
  if (elsewhere) events.publish(stationTopic(found.machine_id));
  return taken;
}

/**
 * Returns true if the print job is this station's, or was until a person decided about it: the reprint may have moved.
 * For any other station the job counts as unknown, and there is nothing to report again.
 */
async function wasAtStation(reader: Reader, stationId: StationId, job: PrintJobRow): Promise<boolean> {
  return job.machine_id === stationId || (await lastDecision(reader, job.id, stationId)) !== undefined;
}

/**
 * A person had it made again, and no station has begun. The customer has the first print, so the second is cancelled.
 */
async function takeFromQueue(
  change: Transition,
  order: OrderRow,
  job: PrintJobRow,
  reprint: DecisionRow,
): Promise<true> {
  const { tx, clock } = change;
  await endHold(change, { id: job.item_id, order_id: order.id }, reprint);
  const now = clock.now();
  // A station whose lease has lapsed may come back to begin it. The fence is increased, so it is refused.
  const facts = { fence: job.fence + 1, lease_until: 0, collected_at: now, ready_at: job.ready_at ?? now };
  await moveJob(change, job, 'handedOver', facts);
  await noteLateNews(tx, reprint, 'handedOver');
  await followJobs(change, order);
  return true;
}

/**
 * Releases the blank that is held for the second print. If the first blank was decided to be unused but was used, a
 * blank is consumed at the station of the first print, wherever the second was moved.
 */
async function endHold(change: Transition, holder: Holder, { piece, machine_id }: DecisionRow): Promise<void> {
  if (piece === 'unused' && (await isHeldAt(change, holder, machine_id))) await consumePiece(change, holder);
  else await releasePiece(change, holder);
}

/** @returns false if that station's last blank is promised to another order */
async function isHeldAt(change: Transition, holder: Holder, stationId: StationId): Promise<boolean> {
  try {
    await transferHold(change.tx, change, holder, stationId);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.error === 'notInStock') return false;
    throw error;
  }
}

async function noteSecond(change: Transition, order: OrderRow, job: PrintJobRow): Promise<void> {
  const noted = await change.tx
    .selectFrom('order_events')
    .select('seq')
    .where('order_id', '=', order.id)
    .where('item_id', '=', job.item_id)
    .where('event', '=', 'handedOverThere')
    .executeTakeFirst();
  if (noted) return;
  const step = { machine: 'printJob', event: 'handedOverThere', from: job.state, to: job.state } as const;
  await record(change, { orderId: order.id, itemId: job.item_id, ...step });
}
