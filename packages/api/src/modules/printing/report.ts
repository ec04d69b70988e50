import { type ActionInput, type ActionOutput, CallError, type JobEvent } from '@cpc/contract';
import { RIP_PRESETS } from '@cpc/design';
import { type StationId, PRINT_JOB_TABLE, type PrintJobEvent, type PrintJobState, allows } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { type Cause, transition, type Transition } from '../../base/transition.ts';
import { announce } from '../../records/notifications/announce.ts';
import { bayAmong } from '../../records/bays/place.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { type OrderRow, lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { consumePiece } from '../../records/stock/hold.ts';
import { decisionOf, noteLateNews } from './care/after.ts';
import { LEASE_MS } from '../../records/printing/lease.ts';
import { ensurePickup } from '../../records/printing/pickup-code.ts';
import { storedSettings } from '../../records/printing/settings.ts';
import { type PrintJobRow, findJob, moveJob } from '../../records/printing/store.ts';
import { reportTestPrint } from '../../records/printing/test-print-leases.ts';
import { findTestPrint } from '../../records/printing/test-prints.ts';

const BY_STATION: Cause = { actor: 'station', reason: 'reported by the station' };

/**
 * In these states the job is not the agent's any more, whatever its fence: the agent gave it up, or the order was
 * cancelled.
 */
const GIVEN_UP: readonly PrintJobState[] = ['waiting', 'review', 'held', 'cancelled'];

/** The steps of a print. A report of a later step implies the earlier ones. */
const WAY: readonly { readonly from: PrintJobState; readonly event: PrintJobEvent }[] = [
  { from: 'dispatching', event: 'started' },
  { from: 'printing', event: 'finished' },
  { from: 'printed', event: 'discharging' },
  { from: 'discharging', event: 'placed' },
];
/** The steps that lead to a pickup. */
const HAND_OVER: readonly PrintJobEvent[] = ['discharging', 'placed'];

/**
 * Takes an agent's numbered events, in sequence and each once, and renews the lease (SA-02).
 * @throws CallError notFound for another station's job, leaseLost if the job was given to another lease meanwhile
 */
export async function report(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  input: ActionInput<'PrintJob.report'>,
): Promise<ActionOutput<'PrintJob.report'>> {
  const { db, clock, events } = services;
  const found = await findJob(db.read, input.job_id);
  if (!found) return reportTest(services, stationId, input);
  if (found.machine_id !== stationId) throw new CallError('notFound');
  await ensurePickup(services, found);
  const job = await db.transact(async (tx) => {
    const order = await lockOrder(tx, found.order_id);
    const locked = await findJob(tx, input.job_id);
    if (order && locked?.fence === input.fence && locked.machine_id === stationId)
      return takeEvents(transition(tx, services, BY_STATION), order, locked, input.events);
    return noteLateReport(tx, input);
  });
  if (!job) throw new CallError('leaseLost');
  events.publish(stationTopic(stationId));
  return { seq: job.seq, lease_until: Math.max(job.lease_until, clock.now()) };
}

const ENDED: readonly JobEvent['kind'][] = ['taken', 'finished', 'discharging', 'placed'];

/** The print came out after a person had decided about it: the person learns that it exists. */
async function noteLateReport(tx: Tx, { job_id, fence, events }: ActionInput<'PrintJob.report'>): Promise<undefined> {
  if (!events.some(({ kind }) => ENDED.includes(kind))) return;
  const decision = await decisionOf(tx, job_id, fence);
  if (decision) await noteLateNews(tx, decision, 'printed');
}

async function reportTest(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
  input: ActionInput<'PrintJob.report'>,
): Promise<ActionOutput<'PrintJob.report'>> {
  const test = await findTestPrint(db.read, input.job_id);
  if (test?.machine_id !== stationId) throw new CallError('notFound');
  return db.transact((tx) => reportTestPrint(tx, input, clock.now() + LEASE_MS));
}

async function takeEvents(
  change: Transition,
  order: OrderRow,
  first: PrintJobRow,
  events: readonly JobEvent[],
): Promise<PrintJobRow> {
  const fresh = events.filter((event) => event.seq > first.seq).sort((a, b) => a.seq - b.seq);
  if (fresh.length > 0 && GIVEN_UP.includes(first.state)) throw new CallError('leaseLost');
  let job = first;
  for (const event of fresh) job = await takeEvent(change, order, job, event);
  const unchanged = {
    seq: job.seq,
    percent: job.percent,
    reason: job.reason,
    lease_until: change.clock.now() + LEASE_MS,
  };
  await change.tx.updateTable('print_jobs').set(unchanged).where('id', '=', job.id).execute();
  return { ...job, ...unchanged };
}

async function takeEvent(
  change: Transition,
  order: OrderRow,
  before: PrintJobRow,
  event: JobEvent,
): Promise<PrintJobRow> {
  const noted = { ...before, seq: event.seq, reason: event.reason };
  const back = (kind: PrintJobEvent) => leaveNormalSteps(change, noted, kind);
  switch (event.kind) {
    case 'progress':
      return { ...noted, percent: Math.min(100, Math.max(before.percent, event.percent)) };
    case 'released':
    case 'faulted':
      return back(event.kind);
    case 'taken':
      return leaveNormalSteps(change, await advance(change, order, noted, 'started', null), event.kind);
    case 'unsure':
      return back('lost');
    case 'started':
    case 'finished':
    case 'discharging':
    case 'placed':
      return advance(change, order, noted, event.kind, await bayAmong(change.tx, noted, event.bay));
  }
}

/**
 * Leaves the normal steps: back to the queue, held, or to a person. A job that is past this point stays where it is.
 */
async function leaveNormalSteps(change: Transition, job: PrintJobRow, event: PrintJobEvent): Promise<PrintJobRow> {
  return allows(PRINT_JOB_TABLE, job.state, event) ? keep(job, await moveJob(change, job, event)) : job;
}

/** Moves the job to where an event leads, through the steps between. */
async function advance(
  change: Transition,
  order: OrderRow,
  first: PrintJobRow,
  event: PrintJobEvent,
  bay: string | null,
): Promise<PrintJobRow> {
  let job = await backOnTheWay(change, first, event);
  const last = WAY.findIndex((step) => step.event === event);
  const sent = HAND_OVER.includes(event) && (await deliveryOf(change.tx, order.id)) !== undefined;
  for (const step of WAY.slice(0, last + 1)) {
    if (sent && HAND_OVER.includes(step.event)) break;
    if (job.state === step.from) job = keep(job, await takeStep(change, order, job, step.event, bay));
  }
  return sent && event === 'placed' ? keep(job, await layAside(change, job, bay)) : job;
}

/**
 * The job of a silent agent went back to the queue or to a person, and no other agent took it. Now the agent itself
 * reports the result.
 */
async function backOnTheWay(change: Transition, job: PrintJobRow, event: PrintJobEvent): Promise<PrintJobRow> {
  if (job.state === 'queued') return keep(job, await moveJob(change, job, 'leased'));
  if ((job.state !== 'unsure' && !(job.state === 'taken' && hasLog(job))) || event === 'started') return job;
  // It may have become unsure before its reported start: its blank is used all the same.
  await consumePiece(change, { id: job.item_id, order_id: job.order_id });
  return keep(job, await moveJob(change, job, 'decidedPrinted'));
}

/** Whether the RIP of a print says in a log what it printed: then its station may say so too (SA-09). */
function hasLog({ settings }: PrintJobRow): boolean {
  const { preset } = storedSettings(settings);
  return preset !== null && RIP_PRESETS[preset].log !== undefined;
}

async function takeStep(
  change: Transition,
  order: OrderRow,
  job: PrintJobRow,
  event: PrintJobEvent,
  bay: string | null,
): Promise<PrintJobRow> {
  const now = change.clock.now();
  if (event === 'started') {
    await consumePiece(change, { id: job.item_id, order_id: order.id });
    return moveJob(change, job, event, { started_at: now });
  }
  if (event !== 'placed') return moveJob(change, job, event, { percent: 100 });
  const placed = await moveJob(change, job, event, { ready_at: now, bay });
  await announce(change, 'ready', order.id, job.id);
  await followJobs(change, order);
  return placed;
}

/** An item that is sent is not picked up: it waits in its place for the partner to pack it, without a code. */
function layAside({ tx, clock }: Transition, job: PrintJobRow, bay: string | null): Promise<PrintJobRow> {
  const place = job.state === 'printed' ? { bay, ready_at: job.ready_at ?? clock.now() } : { bay: job.bay };
  return tx.updateTable('print_jobs').set(place).where('id', '=', job.id).returningAll().executeTakeFirstOrThrow();
}

/** The row as it is now, with the values of this report that are not written yet. */
const keep = ({ seq, reason, percent }: PrintJobRow, moved: PrintJobRow): PrintJobRow => ({
  ...moved,
  seq,
  reason,
  percent: Math.max(percent, moved.percent),
});
