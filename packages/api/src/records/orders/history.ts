import type { OrderId, OrderItemId } from '@cpc/domain';
import { sql } from 'kysely';
import { prepared, preparedFor } from '../../base/db/prepared.ts';
import type { Transition } from '../../base/transition.ts';
import type { OrdersTables } from '../../base/db/tables/orders.ts';

type EventRow = OrdersTables['order_events'];

export interface Step<State> {
  readonly orderId: OrderId;
  readonly machine: EventRow['machine'];
  readonly event: string;
  readonly from: State;
  readonly to: State;
  /** The item, if this is a step of a print. */
  readonly itemId?: OrderItemId;
}

/** Writes one step of an order's history. The order must be locked, so that the steps are numbered correctly. */
export async function record({ tx, clock, actor, reason }: Transition, step: Step<string | number>): Promise<void> {
  await insertEvent(tx, {
    order_id: step.orderId,
    at: clock.now(),
    machine: step.machine,
    event: step.event,
    from_state: String(step.from),
    to_state: String(step.to),
    actor,
    cause: reason,
    item_id: step.itemId ?? null,
  });
}

const insertEvent = prepared((tx, { order_id, ...event }: Omit<EventRow, 'seq'>) =>
  tx.insertInto('order_events').values({
    ...event,
    order_id,
    seq: sql<number>`(select coalesce(max(seq), 0) + 1 from order_events where order_id = ${order_id})`,
  }),
);

export const historyOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader.selectFrom('order_events').selectAll().where('order_id', 'in', orderIds).orderBy('order_id').orderBy('seq'),
);
