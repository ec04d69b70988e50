import type { ColourId, GoodsId, MachineId, ShellId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

interface StockLeft {
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
  /** Pieces that no order holds. */
  readonly available: number;
}

/**
 * The remaining stock of one machine or of all machines together, for one model or all models. Kinds that were never
 * stocked are not listed.
 */
export function stockOf(
  reader: Reader,
  { machineId, goodsId }: { readonly machineId?: MachineId | undefined; readonly goodsId?: GoodsId | undefined },
): Promise<StockLeft[]> {
  return reader
    .selectFrom('stock_counts')
    .select((count) => ['goods_id', 'shell_id', 'colour_id', count.fn.sum<number>('available').as('available')])
    .$if(machineId !== undefined, (query) => query.where('machine_id', '=', machineId ?? ('' as MachineId)))
    .$if(goodsId !== undefined, (query) => query.where('goods_id', '=', goodsId ?? ('' as GoodsId)))
    .groupBy(['goods_id', 'shell_id', 'colour_id'])
    .execute();
}
