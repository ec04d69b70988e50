import type { OrderItemId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { moveStock } from '../../records/stock/move.ts';
import { lockPieces, noteMissing } from '../../records/stock/pieces.ts';
import { cancelItem } from '../../lifecycle/cancel-item.ts';
import { type Cause, transition } from '../../base/transition.ts';
import { type OrderItemRow, findItem } from '../../records/orders/items.ts';
import { lockOrder } from '../../records/orders/store.ts';

type Holder = Pick<OrderItemRow, 'id' | 'order_id'>;

const NOT_THERE: Cause = { actor: 'system', reason: 'the piece is not there' };
/** While money is on its way or a print is running, the next check comes after this time. */
const AGAIN_MS = 60_000;

/**
 * Takes missing pieces off the count as they become free. Cancels and refunds the items that hold them, the latest
 * first (OR-08). An item whose piece is in the printer is left alone. An item whose money is on its way waits for the
 * outcome.
 * @returns how many pieces were taken from orders, and how many promised pieces are still missing
 */
export async function takeMissing(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  kind: StockItem,
  actor: string,
): Promise<{ readonly cancelled: number; readonly missing: number }> {
  const { db } = services;
  let missing = await db.transact((tx) => takeFree(tx, services, kind, actor));
  let cancelled = 0;
  if (missing > 0) {
    for (const holder of await holders(services, kind)) {
      const gone = await cancelHolder(services, kind, holder, actor);
      cancelled += gone;
      missing -= gone;
      if (missing <= 0) break;
    }
  }
  return { cancelled, missing };
}

/** Repeats {@link takeMissing} until every missing piece is off the count. */
export async function recount(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  kind: StockItem,
): Promise<undefined | { readonly again: number }> {
  const { cancelled, missing } = await takeMissing(services, kind, 'system');
  if (cancelled > 0) {
    services.events.publish(JOBS_TOPIC);
    services.events.publish(stationTopic(kind.machine_id));
  }
  return missing > 0 ? { again: AGAIN_MS } : undefined;
}

/** Takes missing pieces off the count that are free now, released or restocked. @returns how many are still missing */
async function takeFree(tx: Tx, services: With<'clock' | 'random'>, kind: StockItem, actor: string): Promise<number> {
  const { available, on_hand, missing } = await lockPieces(tx, kind);
  // A piece that was used was not missing.
  const held = on_hand - available;
  const free = Math.min(missing, available);
  if (free > 0)
    await moveStock(tx, services, kind, { kind: 'correct', available: -free, onHand: -free, orderId: null, actor });
  return noteMissing(tx, kind, Math.min(missing - free, held));
}

/** The order items that hold a piece of this kind, the latest first. */
function holders(
  { db }: With<'db'>,
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
 * Cancels the item, and takes the released pieces of this kind off the count, because they are missing. An unpaid order
 * closes as a whole, so this may be more than one piece.
 * @returns how many pieces, at most the number of missing ones
 */
function cancelHolder(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  kind: StockItem,
  { id, order_id }: Holder,
  actor: string,
): Promise<number> {
  return services.db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const item = await findItem(tx, id);
    const before = await heldBy(tx, kind, order_id);
    const { missing } = await lockPieces(tx, kind);
    if (!order || !item || !before.includes(id) || missing === 0) return 0;
    if (!(await cancelItem(transition(tx, services, NOT_THERE), order, item, 'outOfStock'))) return 0;
    const gone = Math.min(missing, before.length - (await heldBy(tx, kind, order_id)).length);
    await moveStock(tx, services, kind, { kind: 'correct', available: -gone, onHand: -gone, orderId: order_id, actor });
    await noteMissing(tx, kind, missing - gone);
    return gone;
  });
}

/** The items of an order that hold a piece of one kind. */
async function heldBy(tx: Tx, kind: StockItem, orderId: Holder['order_id']): Promise<readonly OrderItemId[]> {
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
