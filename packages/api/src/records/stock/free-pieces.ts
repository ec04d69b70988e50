import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { StockItem } from './item.ts';

/** Pieces of a kind that are neither held nor missing; 0 if the station never had such a piece. */
export async function freePieces(reader: Reader, item: StockItem): Promise<number> {
  const [count] = await countOf(reader, item);
  return count ? Math.max(0, count.available - count.missing) : 0;
}

const countOf = prepared((reader, { machine_id, goods_id, shell_id, colour_id }: StockItem) =>
  reader
    .selectFrom('stock_counts')
    .select(['available', 'missing'])
    .where('machine_id', '=', machine_id)
    .where('goods_id', '=', goods_id)
    .where('shell_id', '=', shell_id)
    .where('colour_id', '=', colour_id),
);
