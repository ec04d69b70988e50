import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { StockItem } from './item.ts';
import { moveStock } from './move.ts';

/** Adds pieces that were put into a machine. @throws RangeError unless `pieces` is a whole number above zero */
export async function restock(
  tx: Tx,
  services: Pick<Services, 'clock' | 'random'>,
  item: StockItem,
  pieces: number,
  actor: string,
): Promise<void> {
  if (!Number.isSafeInteger(pieces) || pieces <= 0)
    throw new RangeError(`restock: expected a whole number of pieces, got ${pieces}`);
  await tx
    .insertInto('stock_counts')
    .values({ ...item, available: 0, on_hand: 0 })
    .onConflict((conflict) => conflict.columns(['machine_id', 'goods_id', 'shell_id', 'colour_id']).doNothing())
    .execute();
  await moveStock(tx, services, item, { kind: 'restock', available: pieces, onHand: pieces, orderId: null, actor });
}
