import { ORDER_STATUS, ORDER_TABLE, type OrderId, allows } from '@cpc/domain';
import { refundItem } from './refund-item.ts';
import { jobsOf, moveJob } from '../records/printing/store.ts';
import { releasePiece } from '../records/stock/hold.ts';
import type { Transition } from '../base/transition.ts';
import { TAKEN_BACK, closeOrder, isKept } from './close-order.ts';
import { followJobs } from './follow-jobs.ts';
import { type OrderItem, itemsOf } from '../records/orders/items.ts';
import { type OrderRow, lockOrder, moveOrder } from '../records/orders/store.ts';

/** The event of the order's state machine when one item is cancelled. */
const ITEM_EVENT = {
  cancelled: 'itemCancelled',
  outOfStock: 'itemOutOfStock',
  unprintable: 'itemUnprintable',
  refused: 'itemRefused',
} as const;

/**
 * Cancels one item of a locked order: cancels its print job, releases its piece and refunds its share. The other items
 * go on (OR-08, OR-10). The last remaining item closes the whole order. So does any item of an unpaid order: no
 * customer pays for half of an order.
 * @returns false, with nothing changed, if this is not possible any more, or not yet
 */
export async function cancelItem(
  change: Transition,
  order: OrderRow,
  item: OrderItem,
  event: keyof typeof ITEM_EVENT,
): Promise<boolean> {
  const jobs = await jobsOf(change.tx, [order.id]);
  const others = jobs.filter((job) => job.item_id !== item.id && job.state !== 'cancelled');
  if (order.status === ORDER_STATUS.unpaid || others.length === 0) return closeOrder(change, order, event);
  const job = jobs.find(({ item_id }) => item_id === item.id);
  if (!job || !TAKEN_BACK.includes(job.state) || isKept(job, event)) return false;
  if (!allows(ORDER_TABLE, order.status, ITEM_EVENT[event])) return false;
  await moveOrder(change, order, ITEM_EVENT[event], item.id);
  await moveJob(change, job, 'cancelled');
  await releasePiece(change, item);
  await refundItem(change, order, item);
  await followJobs(change, order);
  return true;
}

/** Cancels whatever of a paid order no station has begun: all of its money went back outside the shop. */
export async function cancelUnprinted(change: Transition, orderId: OrderId): Promise<void> {
  const { tx } = change;
  const order = await lockOrder(tx, orderId);
  if (order?.status !== ORDER_STATUS.awaitingDelivery || (await closeOrder(change, order, 'cancelled'))) return;
  // A station already has one of the items: the others are cancelled one by one.
  for (const item of await itemsOf(tx, [orderId])) {
    const locked = await lockOrder(tx, orderId);
    if (locked) await cancelItem(change, locked, item, 'cancelled');
  }
}
