import { CallError } from '@cpc/contract';
import type { OrderId, OrderItemId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { Ports, Transition } from '../../base/transition.ts';
import type { StockItem } from './item.ts';
import { moveStock } from './move.ts';
import type { StockTables } from '../../base/db/tables/stock.ts';

/** The order's item that holds a piece. */
export interface Holder {
  readonly id: OrderItemId;
  readonly order_id: OrderId;
}

/** Holds a piece for an order's item (SK-01). @throws CallError notInStock if none is left */
export async function holdPiece(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'random'>,
  { id, order_id }: Holder,
  item: StockItem,
): Promise<void> {
  const change = { kind: 'hold', available: -1, onHand: 0, orderId: order_id, actor: 'customer' } as const;
  if (!(await moveStock(tx, ports, item, change))) throw new CallError('notInStock');
  const { machine_id, goods_id, shell_id, colour_id } = item;
  await insertHold(tx, { item_id: id, order_id, machine_id, goods_id, shell_id, colour_id, state: 'held' });
}

const insertHold = prepared((tx, hold: StockTables['stock_holds']) => tx.insertInto('stock_holds').values(hold));

/** Releases an item's piece. A second call changes nothing. */
export async function releasePiece(change: Transition, holder: Holder): Promise<void> {
  const { tx, actor } = change;
  const item = await endHold(tx, holder.id, 'released');
  if (item)
    await moveStock(tx, change, item, { kind: 'release', available: 1, onHand: 0, orderId: holder.order_id, actor });
}

/**
 * Marks an item's piece as used: it is in the printer and cannot become a blank again. A second call changes nothing.
 */
export async function consumePiece(change: Transition, holder: Holder): Promise<void> {
  const { tx, actor } = change;
  const item = await endHold(tx, holder.id, 'used');
  if (item)
    await moveStock(tx, change, item, { kind: 'use', available: 0, onHand: -1, orderId: holder.order_id, actor });
}

function endHold(tx: Tx, itemId: OrderItemId, state: 'released' | 'used'): Promise<StockItem | undefined> {
  return tx
    .updateTable('stock_holds')
    .set({ state })
    .where('item_id', '=', itemId)
    .where('state', '=', 'held')
    .returning(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .executeTakeFirst();
}
