import { type ActionOutput, CallError } from '@cpc/contract';
import { type StationId, readPickup } from '@cpc/domain';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { findItem } from '../../records/orders/items.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { type Cause, transition } from '../../base/transition.ts';
import { isSignedBy } from '../../records/printing/pickup-code.ts';
import { countGuess, forgetGuesses } from '../printing/pickup/guesses.ts';
import { pickupKeys } from '../../records/printing/pickup-keys.ts';
import { type PrintJobRow, findJob, moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { stationTopic } from '../../records/queue/topic.ts';

const AT_SCREEN: Cause = { actor: 'screen', reason: 'collected at the station' };

type Found = Pick<PrintJobRow, 'id' | 'order_id'>;

/**
 * Hands an item over against its code, typed or scanned.
 * @throws CallError pickupLocked, pickupCodeWrong, or pickupNotReady for the number of an order that is still being
 * made
 */
export async function verifyPickup(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  typed: string,
): Promise<ActionOutput<'Pickup.verify'>> {
  const { events } = services;
  // A signature cannot be guessed, so guesses of others do not lock out a signed code.
  const guess = readPickup(typed)?.signed ? undefined : await countGuess(services, stationId);
  const ready = await readyItem(services, stationId, typed);
  const handed = ready && (await handOver(services, ready));
  if (handed) {
    await forgetGuesses(services, stationId);
    events.publish(stationTopic(stationId));
    return handed;
  }
  // A customer who scans an order too early is told so, and it does not count as a wrong code.
  if (await isBeingMade(services, stationId, typed.trim())) {
    await guess?.undo();
    throw new CallError('pickupNotReady');
  }
  await guess?.wrong();
  throw new CallError('pickupCodeWrong');
}

/** The item that a code opens at this station. A signed code must be signed for the item and be its current code. */
async function readyItem(
  services: With<'db' | 'clock' | 'random'>,
  stationId: StationId,
  typed: string,
): Promise<Found | undefined> {
  const read = readPickup(typed);
  if (!read) return undefined;
  const { code, signed } = read;
  if (signed) {
    const claim = { stationId, jobId: signed.jobId, code };
    if (!isSignedBy(await pickupKeys(services, stationId), claim, signed.signature)) return undefined;
  }
  const item = await services.db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id'])
    .where('machine_id', '=', stationId)
    .where('pickup_code', '=', code)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return signed && item?.id !== signed.jobId ? undefined : item;
}

async function handOver(services: With<'db' | 'clock' | 'random' | 'config'>, { id, order_id }: Found) {
  const { db, clock } = services;
  return db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const job = await findJob(tx, id);
    if (!order || job?.state !== 'ready') return undefined;
    const change = transition(tx, services, AT_SCREEN);
    await moveJob(change, job, 'collected', { collected_at: clock.now() });
    await followJobs(change, order);
    const item = await findItem(tx, job.item_id);
    return { order_number: order.number, bay: job.bay ?? '', picture: item?.thumbnail ?? null };
  });
}

async function isBeingMade({ db }: With<'db'>, stationId: StationId, orderNumber: string): Promise<boolean> {
  const job = await db.read
    .selectFrom('print_jobs')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select('print_jobs.id')
    .where('print_jobs.machine_id', '=', stationId)
    .where('orders.number', '=', orderNumber.toUpperCase())
    .where('print_jobs.state', 'not in', ['ready', 'collected', 'cancelled'])
    .executeTakeFirst();
  return job !== undefined;
}
