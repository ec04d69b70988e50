import { isReportable, type OrderItemId, SOLD_STATUSES } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { deliveryOf } from '../delivery/store.ts';
import type { OrderRow } from '../orders/store.ts';
import { jobsOf, type PrintJobRow } from '../printing/store.ts';

/** When an item was picked up or received, in UTC ms; null if it was not yet. */
export const endOf = (
  job: Pick<PrintJobRow, 'collected_at'> | undefined,
  delivery: { readonly received_at: number | null } | undefined,
): number | null => job?.collected_at ?? delivery?.received_at ?? null;

/** The items of an order whose problems can be reported: paid, not cancelled, and not handed over too long ago. */
export async function reportableItems(reader: Reader, order: OrderRow, now: number): Promise<OrderItemId[]> {
  if (!SOLD_STATUSES.includes(order.status)) return [];
  const [jobs, delivery] = await Promise.all([jobsOf(reader, [order.id]), deliveryOf(reader, order.id)]);
  return jobs
    .filter((job) => job.state !== 'cancelled' && isReportable(endOf(job, delivery), now))
    .map((job) => job.item_id);
}
