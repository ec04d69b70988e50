import type { ActionOutput } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { PAID, shopOrders, STATE } from './find.ts';

/** How many unfinished orders there are by state, and how many were placed since a time and are not closed. */
export async function countOrders(
  reader: Reader,
  reach: Reach,
  since: number,
): Promise<ActionOutput<'Partner.orderCounts'>> {
  const during = await tenureOf(reader, reach);
  const all = (found: ReturnType<typeof shopOrders>) =>
    found.select((order) => order.fn.countAll<number>().as('orders')).executeTakeFirstOrThrow();
  const inState = (state: 'needsPerson' | 'waiting' | 'printing' | 'ready') =>
    all(shopOrders(reader, during).where(STATE[state]));
  const placedSince = shopOrders(reader, during).where('orders.created_at', '>=', since).where(PAID);
  const [needsPerson, waiting, printing, ready, placed] = await Promise.all([
    inState('needsPerson'),
    inState('waiting'),
    inState('printing'),
    inState('ready'),
    all(placedSince.where('orders.status', '!=', ORDER_STATUS.closed)),
  ]);
  return {
    needs_person: needsPerson.orders,
    waiting: waiting.orders,
    printing: printing.orders,
    ready: ready.orders,
    placed: placed.orders,
  };
}
