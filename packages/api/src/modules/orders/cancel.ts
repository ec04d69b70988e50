import { CallError } from '@cpc/contract';
import { type AccountId, ORDER_STATUS, type OrderId, type OrderItemId } from '@cpc/domain';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { jobOfItem } from '../../records/printing/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { cancelItem } from '../../lifecycle/cancel-item.ts';
import { type Cause, transition, type Transition } from '../../base/transition.ts';
import { closeOrder } from '../../lifecycle/close-order.ts';
import { findItem } from '../../records/orders/items.ts';
import { type OrderRow, lockOrder } from '../../records/orders/store.ts';

const BY_CUSTOMER: Cause = { actor: 'customer', reason: 'cancelled by the customer' };

/**
 * Cancels an order that no station has taken, or one item of a paid order. What was paid for it goes back
 * automatically. A second call changes nothing.
 * @throws CallError notFound or cannotCancel
 */
export async function cancelOrder(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  accountId: AccountId,
  orderId: OrderId,
  itemId?: OrderItemId,
): Promise<void> {
  const { db, events } = services;
  const stationId = await db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId, accountId);
    if (!order) throw new CallError('notFound');
    if (order.status === ORDER_STATUS.closed) return order.machine_id;
    const change = transition(tx, services, BY_CUSTOMER);
    const cancelled = await (itemId === undefined
      ? closeOrder(change, order, 'cancelled')
      : cancelOne(change, order, itemId));
    if (!cancelled) throw new CallError('cannotCancel');
    return order.machine_id;
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(stationId));
}

/** @returns false if the item is not paid yet, or cannot be cancelled any more */
async function cancelOne(change: Transition, order: OrderRow, itemId: OrderItemId): Promise<boolean> {
  const { tx } = change;
  const item = await findItem(tx, itemId);
  if (item?.order_id !== order.id) throw new CallError('notFound');
  const job = await jobOfItem(tx, itemId);
  if (job?.state === 'cancelled') return true;
  return job !== undefined && cancelItem(change, order, item, 'cancelled');
}
