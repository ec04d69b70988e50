import type { OrderId, OrderItemId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { JOBS_TOPIC } from '../jobs/jobs.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import type { StockItem } from '../stock/item.ts';
import { moveStock } from '../stock/move.ts';
import { lockPieces } from '../stock/pieces.ts';
import { cancelItem } from './cancel-item.ts';
import type { Cause } from './cause.ts';
import { type OrderItemRow, findItem } from './items.ts';
import { lockOrder } from './store.ts';

type Holder = Pick<OrderItemRow, 'id' | 'order_id'>;

const NOT_THERE: Cause = { actor: 'system', cause: 'the piece is not there' };

/**
 * Brings the count to what somebody found in the machine. Where orders hold more pieces than there are, the items that
 * came last are cancelled and refunded by themselves (OR-08); one whose piece is in the printer already is left alone.
 * @param counted pieces in the machine, a whole number
 * @returns how many items were cancelled
 */
export async function countStock(services: Services, item: StockItem, counted: number, actor: string): Promise<number> {
  const { db, events } = services;
  const short = await db.transact((tx) => correct(tx, services, item, counted, actor));
  let cancelled = 0;
  if (short > 0) {
    for (const holder of await holders(services, item)) {
      if (cancelled < short) cancelled += await cancelHolder(services, item, holder, short - cancelled, actor);
    }
  }
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(item.machine_id));
  return cancelled;
}

/** @returns how many pieces are promised that are not there; from here on nobody can be promised another */
async function correct(tx: Tx, services: Services, item: StockItem, counted: number, actor: string): Promise<number> {
  const { available, on_hand } = await lockPieces(tx, item);
  const held = on_hand - available;
  const to = Math.max(counted, held);
  const change = { available: to - held - available, onHand: to - on_hand };
  if (change.available !== 0 || change.onHand !== 0) {
    await moveStock(tx, services, item, { kind: 'correct', ...change, orderId: null, actor });
  }
  return held - counted;
}

/** The order items that hold such a piece, the last first. */
function holders(
  { db }: Services,
  { machine_id, goods_id, shell_id, colour_id }: StockItem,
): Promise<readonly Holder[]> {
  return db.read
    .selectFrom('stock_holds')
    .innerJoin('orders', 'orders.id', 'stock_holds.order_id')
    .innerJoin('order_items', 'order_items.id', 'stock_holds.item_id')
    .select(['order_items.id', 'order_items.order_id'])
    .where('stock_holds.machine_id', '=', machine_id)
    .where('stock_holds.goods_id', '=', goods_id)
    .where('stock_holds.shell_id', '=', shell_id)
    .where('stock_holds.colour_id', '=', colour_id)
    .where('stock_holds.state', '=', 'held')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .orderBy('order_items.line', 'desc')
    .execute();
}

/**
 * Cancels the item and takes off the count what was given back of the kind: it is not there. An unpaid order closes as a
 * whole, so that may be more than one piece.
 * @returns how many pieces, at most `most`
 */
function cancelHolder(
  services: Services,
  kind: StockItem,
  { id, order_id }: Holder,
  most: number,
  actor: string,
): Promise<number> {
  return services.db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const item = await findItem(tx, id);
    const before = await heldBy(tx, kind, order_id);
    if (!order || !item || !before.includes(id)) return 0;
    if (!(await cancelItem(tx, services, order, item, 'outOfStock', NOT_THERE))) return 0;
    const gone = Math.min(most, before.length - (await heldBy(tx, kind, order_id)).length);
    await moveStock(tx, services, kind, { kind: 'correct', available: -gone, onHand: -gone, orderId: order_id, actor });
    return gone;
  });
}

/** The items of an order that hold a piece of a kind. */
async function heldBy(tx: Tx, kind: StockItem, orderId: OrderId): Promise<readonly OrderItemId[]> {
  const rows = await tx
    .selectFrom('stock_holds')
    .select('item_id')
    .where('order_id', '=', orderId)
    .where('machine_id', '=', kind.machine_id)
    .where('goods_id', '=', kind.goods_id)
    .where('shell_id', '=', kind.shell_id)
    .where('colour_id', '=', kind.colour_id)
    .where('state', '=', 'held')
    .execute();
  return rows.map((row) => row.item_id);
}
