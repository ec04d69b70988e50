import type { OrderId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { StockItem } from './item.ts';
import type { StockTables } from './tables.ts';

type Movement = StockTables['stock_movements'];

export interface Change {
  readonly kind: Movement['kind'];
  /** Pieces added to those nobody has ordered, and to those in the machine; below zero, taken. */
  readonly available: number;
  readonly onHand: number;
  readonly orderId: OrderId | null;
  readonly actor: string;
}

/**
 * The one way stock changes: the count by one guarded statement, and the movement that explains it (SK-03).
 * @returns false, with nothing changed, where there is not enough
 */
export async function moveStock(
  tx: Tx,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  item: StockItem,
  change: Change,
): Promise<boolean> {
  const counted = await tx
    .updateTable('stock_counts')
    .set((count) => ({
      available: count('available', '+', change.available),
      on_hand: count('on_hand', '+', change.onHand),
    }))
    .where('machine_id', '=', item.machine_id)
    .where('goods_id', '=', item.goods_id)
    .where('shell_id', '=', item.shell_id)
    .where('colour_id', '=', item.colour_id)
    // The guard is part of the statement that takes: a check before it would sell the last piece twice.
    .where('available', '>=', Math.max(0, -change.available))
    // What a short count could not take off yet is nobody's any more, also when an order gives it back (decision 091).
    .$if(change.kind === 'hold', (count) =>
      count.where((piece) => piece(piece('available', '-', piece.ref('missing')), '>=', -change.available)),
    )
    .where('on_hand', '>=', Math.max(0, -change.onHand))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return false;
  const { machine_id, goods_id, shell_id, colour_id } = item;
  await tx
    .insertInto('stock_movements')
    .values({
      id: random.id(),
      machine_id,
      goods_id,
      shell_id,
      colour_id,
      kind: change.kind,
      available: change.available,
      on_hand: change.onHand,
      order_id: change.orderId,
      actor: change.actor,
      at: clock.now(),
    })
    .execute();
  return true;
}
