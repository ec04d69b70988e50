import { CallError } from '@cpc/contract';
import type { AccountId, OrderId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { Cause } from '../../records/orders/cause.ts';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { moveJob } from '../../records/printing/store.ts';
import type { Services } from '../../base/services.ts';
import { type Parcel, lockParcel } from './parcel.ts';
import { RECEIVED_AFTER_MS } from '../../records/delivery/store.ts';

/** Background work; the payload is the order's id. */
export const RECEIVE_JOB = 'delivery.receive';

/**
 * The customer has the parcel; told again, it changes nothing.
 * @throws CallError notFound, also for another's order, or notShipped
 */
export async function receivedByCustomer(services: Services, accountId: AccountId, orderId: OrderId): Promise<void> {
  await ownOrder(services.db.read, accountId, orderId);
  await services.db.transact(async (tx) => {
    const parcel = await lockParcel(tx, orderId);
    if (!parcel || parcel.order.account_id !== accountId) throw new CallError('notFound');
    if (parcel.delivery.received_at !== null) return;
    if (parcel.delivery.shipped_at === null) throw new CallError('notShipped');
    await receive(tx, services, parcel, { actor: 'customer', cause: 'received' });
  });
}

/** A parcel nobody said anything of counts as received (decision 050). */
export async function receivedByTime(
  services: Services,
  orderId: OrderId,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = services;
  return db.transact(async (tx) => {
    const parcel = await lockParcel(tx, orderId);
    if (!parcel || parcel.delivery.received_at !== null || parcel.delivery.shipped_at === null) return undefined;
    const left = parcel.delivery.shipped_at + RECEIVED_AFTER_MS - clock.now();
    if (left > 0) return { again: left };
    await receive(tx, services, parcel, { actor: 'system', cause: 'shipped long ago' });
    return undefined;
  });
}

async function receive(tx: Tx, { clock }: Services, { order, jobs }: Parcel, cause: Cause): Promise<void> {
  for (const job of jobs.filter(({ state }) => state === 'shipped')) await moveJob(tx, clock, job, 'received', cause);
  await tx.updateTable('deliveries').set({ received_at: clock.now() }).where('order_id', '=', order.id).execute();
  await followJobs(tx, clock, order, cause);
}
