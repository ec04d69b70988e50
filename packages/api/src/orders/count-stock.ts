import type { OrderId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { JOBS_TOPIC } from '../jobs/jobs.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import type { StockItem } from '../stock/item.ts';
import { moveStock } from '../stock/move.ts';
import { lockPieces } from '../stock/pieces.ts';
import { closeOrder } from './close.ts';
import { lockOrder } from './store.ts';

/**
 * Brings the count to what somebody found in the machine. Where orders hold more pieces than there are, those that came
 * last are cancelled and refunded by themselves (OR-08); one whose piece is in the printer already is left alone.
 * @param counted pieces in the machine, a whole number
 * @returns how many orders were cancelled
 */
export async function countStock(services: Services, item: StockItem, counted: number, actor: string): Promise<number> {
  const { db, events } = services;
  const short = await db.transact((tx) => correct(tx, services, item, counted, actor));
  let cancelled = 0;
  if (short > 0) {
    for (const orderId of await holders(services, item)) {
      if (cancelled < short && (await cancelHolder(services, item, orderId, actor))) cancelled += 1;
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

/** The orders that hold such a piece, the last first. */
async function holders(
  { db }: Services,
  { machine_id, goods_id, shell_id, colour_id }: StockItem,
): Promise<readonly OrderId[]> {
  const rows = await db.read
    .selectFrom('stock_holds')
    .innerJoin('orders', 'orders.id', 'stock_holds.order_id')
    .select('orders.id')
    .where('stock_holds.machine_id', '=', machine_id)
    .where('stock_holds.goods_id', '=', goods_id)
    .where('stock_holds.shell_id', '=', shell_id)
    .where('stock_holds.colour_id', '=', colour_id)
    .where('stock_holds.state', '=', 'held')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** Closes the order and takes the piece it gave back off the count: it is not there. */
function cancelHolder(services: Services, item: StockItem, orderId: OrderId, actor: string): Promise<boolean> {
  return services.db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const closed =
      order &&
      (await closeOrder(tx, services, order, 'outOfStock', { actor: 'system', cause: 'the piece is not there' }));
    if (!closed) return false;
    return moveStock(tx, services, item, { kind: 'correct', available: -1, onHand: -1, orderId, actor });
  });
}
