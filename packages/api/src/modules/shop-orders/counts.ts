import type { ActionInput, ActionOutput } from '@cpc/contract';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { PRINTING_STATES, QUEUED_STATES } from '../../records/queue/load.ts';
import { NEEDS_PERSON, READY_STATES, wantedOf } from './find.ts';

type Counts = ActionOutput<'Partner.orderCounts'>;

/**
 * How many unfinished orders there are by state: each number is that of the list with this state. It begins with the prints
 * that are not over: they are few, however many orders a shop has had.
 */
export async function countOrders(
  reader: Reader,
  reach: Reach,
  wanted: ActionInput<'Partner.orderCounts'>,
): Promise<Counts> {
  const during = await tenureOf(reader, reach);
  const isIn = (states: readonly string[]) => sql`max(case when state in (${sql.join(states)}) then 1 else 0 end)`;
  const { rows } = await sql<Counts>`with open as materialized (
      select order_id, ${isIn(NEEDS_PERSON)} as needs_person, ${isIn(QUEUED_STATES)} as waiting,
        ${isIn(PRINTING_STATES)} as printing, ${isIn(READY_STATES)} as ready
      from print_jobs where state not in ('collected', 'received', 'cancelled') group by order_id
      union all select order_id, 1, 0, 0, 0 from refunds where state = 'failed'),
    each_order as materialized (select order_id, max(needs_person) as needs_person, max(waiting) as waiting,
      max(printing) as printing, max(ready) as ready from open group by order_id)
    select coalesce(sum(needs_person), 0) as "needsPerson", coalesce(sum(waiting), 0) as waiting,
      coalesce(sum(printing), 0) as printing, coalesce(sum(ready), 0) as ready
    from each_order
      inner join orders on orders.id = each_order.order_id
      inner join machines on machines.id = orders.machine_id
    where ${during('orders.created_at')} and ${wantedOf(wanted)}`.execute(reader);
  const [counts] = rows;
  if (!counts) throw new Error('expected one row of counts');
  return counts;
}
