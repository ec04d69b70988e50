import { CallError } from '@cpc/contract';
import type { Tx } from '../../base/db/database.ts';
import type { Transition } from '../../base/transition.ts';
import type { Holder } from './hold.ts';
import type { StockItem } from './item.ts';
import { moveStock } from './move.ts';

/**
 * Holds a piece again for an item whose print starts over: the same blank if it was not used after all, else another
 * one. Pieces that the customer brought are not held.
 * @throws CallError notInStock if there is no other piece
 */
export async function holdAgain(change: Transition, holder: Holder, piece: 'used' | 'unused'): Promise<void> {
  const { tx, actor } = change;
  const item = await reopen(tx, holder, 'held');
  if (!item) return;
  const movement =
    piece === 'unused'
      ? ({ kind: 'correct', available: 0, onHand: 1 } as const)
      : ({ kind: 'hold', available: -1, onHand: 0 } as const);
  if (!(await moveStock(tx, change, item, { ...movement, orderId: holder.order_id, actor })))
    throw new CallError('notInStock');
}

/** Returns a blank to stock that was counted as used. */
export async function putBack(change: Transition, holder: Holder): Promise<void> {
  const { tx, actor } = change;
  const item = await reopen(tx, holder, 'released');
  if (!item) return;
  await moveStock(tx, change, item, { kind: 'correct', available: 1, onHand: 1, orderId: holder.order_id, actor });
}

/**
 * Ends the hold for another print that is not made: its blank is free again, and the item has the one of its first print. A
 * second call changes nothing.
 */
export async function endAgain(change: Transition, { id, order_id }: Holder): Promise<void> {
  const { tx, actor } = change;
  const item = await tx
    .updateTable('stock_holds')
    .set({ state: 'used' })
    .where('item_id', '=', id)
    .where('state', '=', 'held')
    .returning(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .executeTakeFirst();
  if (item) await moveStock(tx, change, item, { kind: 'release', available: 1, onHand: 0, orderId: order_id, actor });
}

function reopen(tx: Tx, { id }: Holder, state: 'held' | 'released'): Promise<StockItem | undefined> {
  return tx
    .updateTable('stock_holds')
    .set({ state })
    .where('item_id', '=', id)
    .where('state', '=', 'used')
    .returning(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .executeTakeFirst();
}
