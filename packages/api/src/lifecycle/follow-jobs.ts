import { ORDER_STATUS, type PrintJobState } from '@cpc/domain';
import { jobsOf } from '../records/printing/store.ts';
import type { Transition } from '../base/transition.ts';
import { type OrderRow, moveOrder } from '../records/orders/store.ts';

/** The customer has the item. */
const TAKEN: readonly PrintJobState[] = ['collected', 'received'];
/** The item lies in the pickup area, or the carrier has it (OR-02). */
const HANDED_OVER: readonly PrintJobState[] = ['ready', 'shipped', ...TAKEN];

/**
 * Moves a locked order on to where all its print jobs are: handed over with the last one, collected with the last one
 * (OR-02, OR-10). Cancelled jobs do not count. Call it after every step of a job that may be the last.
 */
export async function followJobs(change: Transition, first: OrderRow): Promise<OrderRow> {
  const jobs = (await jobsOf(change.tx, [first.id])).filter(({ state }) => state !== 'cancelled');
  if (jobs.length === 0) return first;
  const all = (states: readonly PrintJobState[]) => jobs.every(({ state }) => states.includes(state));
  let order = first;
  if (order.status === ORDER_STATUS.awaitingDelivery && all(HANDED_OVER))
    order = await moveOrder(change, order, 'handedOver');
  if (order.status === ORDER_STATUS.delivering && all(TAKEN)) order = await moveOrder(change, order, 'collected');
  return order;
}
