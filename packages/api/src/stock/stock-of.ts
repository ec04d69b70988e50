import type { GoodsId, MachineId } from '@cpc/domain';
import type { Reader } from '../db/database.ts';
import type { StockItem } from './item.ts';

export interface StockLeft extends StockItem {
  /** Pieces nobody has ordered. */
  readonly available: number;
}

/** What a machine has left, of one model or of all. What it never had is not listed. */
export function stockOf(reader: Reader, machineId: MachineId, goodsId?: GoodsId): Promise<StockLeft[]> {
  const query = reader
    .selectFrom('stock_counts')
    .select(['machine_id', 'goods_id', 'shell_id', 'colour_id', 'available'])
    .where('machine_id', '=', machineId);
  return (goodsId === undefined ? query : query.where('goods_id', '=', goodsId)).execute();
}
