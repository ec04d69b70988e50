import { CallError } from '@cpc/contract';
import type { AccountId, OrderId } from '@cpc/domain';
import { transition, type Transition } from '../../base/transition.ts';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { type Parcel, lockParcel } from './parcel.ts';
import { RECEIVED_AFTER_MS } from '../../records/delivery/store.ts';

/**
 * The customer confirms the parcel. A second call changes nothing.
 * @throws CallError notFound, also for another customer's order, or notShipped
 */
export async function receivedByCustomer(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  accountId: AccountId,
  orderId: OrderId,
): Promise<void> {
  await ownOrder(services.db.read, accountId, orderId);
  await services.db.transact(async (tx) => {
    const parcel = await lockParcel(tx, orderId);
    if (!parcel || parcel.order.account_id !== accountId) throw new CallError('notFound');
    if (parcel.delivery.received_at !== null) return;
    if (parcel.delivery.shipped_at === null) throw new CallError('notShipped');
    await receive(transition(tx, services, { actor: 'customer', reason: 'received' }), parcel);
  });
}

/** A parcel without news counts as received after some time (decision 050). */
export async function receivedByTime(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  orderId: OrderId,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = services;
  return db.transact(async (tx) => {
    const parcel = await lockParcel(tx, orderId);
    if (!parcel || parcel.delivery.received_at !== null || parcel.delivery.shipped_at === null) return undefined;
    const left = parcel.delivery.shipped_at + RECEIVED_AFTER_MS - clock.now();
    if (left > 0) return { again: left };
    await receive(transition(tx, services, { actor: 'system', reason: 'shipped long ago' }), parcel);
    return undefined;
  });
}

async function receive(change: Transition, { order, jobs }: Parcel): Promise<void> {
  const { tx, clock } = change;
  for (const job of jobs.filter(({ state }) => state === 'shipped')) await moveJob(change, job, 'received');
  await tx.updateTable('deliveries').set({ received_at: clock.now() }).where('order_id', '=', order.id).execute();
  await followJobs(change, order);
}
