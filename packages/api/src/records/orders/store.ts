import {
  type AccountId,
  HOLD_MS,
  ORDER_TABLE,
  type OrderEvent,
  type OrderId,
  type OrderItemId,
  type OrderStatus,
  stateAfter,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { Transition } from '../../base/transition.ts';
import { record } from './history.ts';
import type { OrdersTables } from '../../base/db/tables/orders.ts';

export type OrderRow = Selectable<OrdersTables['orders']>;

/**
 * Locks an order for the rest of the transaction. Every change of an order, its payments, its print jobs or its pieces
 * begins with this lock, so that such changes run one after the other, always in the same lock order.
 * @param owner the account that the order must belong to, if a customer asks
 */
export async function lockOrder(tx: Tx, orderId: OrderId, owner?: AccountId): Promise<OrderRow | undefined> {
  const rows = await (owner === undefined ? lockAny(tx, { orderId }) : lockOwn(tx, { orderId, owner }));
  return rows[0];
}

const lock = (tx: Reader, orderId: OrderId) =>
  tx
    .updateTable('orders')
    .set((order) => ({ version: order('version', '+', 1) }))
    .where('id', '=', orderId)
    .returningAll();
const lockAny = prepared((tx, { orderId }: { readonly orderId: OrderId }) => lock(tx, orderId));
const lockOwn = prepared((tx, { orderId, owner }: { readonly orderId: OrderId; readonly owner: AccountId }) =>
  lock(tx, orderId).where('account_id', '=', owner),
);

/**
 * @param itemId the item that the event belongs to, if the order has several
 * @throws Error if the state table does not allow the event
 */
export async function moveOrder(
  change: Transition,
  order: OrderRow,
  event: OrderEvent,
  itemId?: OrderItemId,
): Promise<OrderRow> {
  const to = stateAfter(ORDER_TABLE, order.status, event);
  const [moved] = await setStatus(change.tx, { id: order.id, from: order.status, to });
  if (!moved) throw new Error(`order ${order.id} does not have status ${order.status} any more`);
  const step = { orderId: order.id, machine: 'order', event, from: order.status, to } as const;
  await record(change, itemId === undefined ? step : { ...step, itemId });
  return { ...order, status: to };
}

/** When a payment begins, the order holds its pieces until HOLD_MS after it was placed. The order must be locked. */
export async function holdWhilePaying(tx: Tx, order: OrderRow): Promise<OrderRow> {
  const hold_until = order.created_at + HOLD_MS;
  if (order.hold_until >= hold_until) return order;
  await setHold(tx, { id: order.id, hold_until });
  return { ...order, hold_until };
}

const setHold = prepared((tx, { id, hold_until }: Pick<OrderRow, 'id' | 'hold_until'>) =>
  tx.updateTable('orders').set({ hold_until }).where('id', '=', id),
);

interface StatusChange extends Pick<OrderRow, 'id'> {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

const setStatus = prepared((tx, { id, from, to }: StatusChange) =>
  tx.updateTable('orders').set({ status: to }).where('id', '=', id).where('status', '=', from).returning('id'),
);

export function findOrder(reader: Reader, orderId: OrderId): Promise<OrderRow | undefined> {
  return reader.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
}
