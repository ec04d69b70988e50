import { ORDER_STATUS, ORDER_TABLE } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { refundItem } from './refund-item.ts';
import { jobsOf, moveJob } from '../records/printing/store.ts';
import type { Services } from '../base/services.ts';
import { releasePiece } from '../records/stock/hold.ts';
import type { Cause } from '../records/orders/cause.ts';
import { TAKEN_BACK, closeOrder } from './close.ts';
import { followJobs } from './follow-jobs.ts';
import { allows } from '../records/orders/history.ts';
import type { OrderItem } from '../records/orders/items.ts';
import { type OrderRow, moveOrder } from '../records/orders/store.ts';

/** What the order is told of an item that is taken back. */
const ITEM_EVENT = {
  cancelled: 'itemCancelled',
  outOfStock: 'itemOutOfStock',
  unprintable: 'itemUnprintable',
} as const;

/**
 * Takes one item of a locked order back: its job is cancelled, its piece given back, and its share of the money goes
 * back, while the others go on (OR-08, OR-10). The last one there is closes the whole order, and so does any of an
 * unpaid one: nobody is asked to pay for half of what was ordered.
 * @returns false, with nothing changed, where that is not possible any more, or not yet
 */
export async function cancelItem(
  tx: Tx,
  services: Services,
  order: OrderRow,
  item: OrderItem,
  event: keyof typeof ITEM_EVENT,
  cause: Cause,
): Promise<boolean> {
  const jobs = await jobsOf(tx, [order.id]);
  const others = jobs.filter((job) => job.item_id !== item.id && job.state !== 'cancelled');
  if (order.status === ORDER_STATUS.unpaid || others.length === 0) return closeOrder(tx, services, order, event, cause);
  const job = jobs.find(({ item_id }) => item_id === item.id);
  if (!job || !TAKEN_BACK.includes(job.state) || !allows(ORDER_TABLE, order.status, ITEM_EVENT[event])) return false;
  await moveOrder(tx, services.clock, order, ITEM_EVENT[event], cause, item.id);
  await moveJob(tx, services.clock, job, 'cancelled', cause);
  await releasePiece(tx, services, item, cause.actor);
  await refundItem(tx, services, order, item, cause);
  await followJobs(tx, services.clock, order, cause);
  return true;
}
