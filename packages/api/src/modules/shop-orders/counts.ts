import type { ActionOutput } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { type Condition, PAID, shopOrders, STATE } from './find.ts';

/** How many unfinished orders there are by state, and how many were placed since a time and are not closed. */
export async function countOrders(
  reader: Reader,
  reach: Reach,
  since: number,
): Promise<ActionOutput<'Partner.orderCounts'>> {
  const during = await tenureOf(reader, reach);
  const all = async (condition: Condition) => {
    const found = shopOrders(reader, during).where(condition);
    const { orders } = await found
      .select((order) => order.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    return orders;
  };
  const [needs_person, waiting, printing, ready, placed] = await Promise.all([
    all(STATE.needsPerson),
    all(STATE.waiting),
    all(STATE.printing),
    all(STATE.ready),
    all(sql`orders.created_at >= ${since} and orders.status <> ${ORDER_STATUS.closed} and ${PAID}`),
  ]);
  return { needs_person, waiting, printing, ready, placed };
}
