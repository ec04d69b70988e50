import { type ActionInput, type ActionOutput, OPEN_ORDER_STATES } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { shopOrders, wantedOf } from './find.ts';

/** How many unfinished orders there are by state: each number is that of the list with this state. */
export async function countOrders(
  reader: Reader,
  reach: Reach,
  wanted: ActionInput<'Partner.orderCounts'>,
): Promise<ActionOutput<'Partner.orderCounts'>> {
  const during = await tenureOf(reader, reach);
  const counted = OPEN_ORDER_STATES.map(async (state) => {
    const { orders } = await shopOrders(reader, during)
      .where(wantedOf({ ...wanted, state }))
      .select((order) => order.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    return orders;
  });
  const [needsPerson = 0, waiting = 0, printing = 0, ready = 0] = await Promise.all(counted);
  return { needsPerson, waiting, printing, ready };
}
