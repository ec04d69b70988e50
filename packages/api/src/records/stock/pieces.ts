import { CallError } from '@cpc/contract';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { StockItem } from './item.ts';

/**
 * Reads a count and locks it until the transaction ends.
 * @throws CallError notFound if the station never had such a piece
 */
export async function lockPieces(
  tx: Tx,
  item: StockItem,
): Promise<{ readonly available: number; readonly on_hand: number; readonly missing: number }> {
  const row = await tx
    .updateTable('stock_counts')
    .set({ on_hand: sql<number>`on_hand` })
    .where('machine_id', '=', item.machine_id)
    .where('goods_id', '=', item.goods_id)
    .where('shell_id', '=', item.shell_id)
    .where('colour_id', '=', item.colour_id)
    .returning(['available', 'on_hand', 'missing'])
    .executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

/** Stores how many counted pieces of a kind are missing. The count must be locked. @returns `missing` */
export async function noteMissing(tx: Tx, item: StockItem, missing: number): Promise<number> {
  await tx
    .updateTable('stock_counts')
    .set({ missing })
    .where('machine_id', '=', item.machine_id)
    .where('goods_id', '=', item.goods_id)
    .where('shell_id', '=', item.shell_id)
    .where('colour_id', '=', item.colour_id)
    .execute();
  return missing;
}
