import type { ColourId, GoodsId, StationId, ShellId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

interface StockLeft {
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
  /** Pieces that no order holds. */
  readonly available: number;
}

/**
 * The remaining stock of one station or of all stations together, for one model or all models. Kinds that were never
 * stocked are not listed.
 */
export function stockOf(
  reader: Reader,
  { stationId, goodsId }: { readonly stationId?: StationId | undefined; readonly goodsId?: GoodsId | undefined },
): Promise<StockLeft[]> {
  return reader
    .selectFrom('stock_counts')
    .select((count) => ['goods_id', 'shell_id', 'colour_id', count.fn.sum<number>('available').as('available')])
    .$call((query) => (stationId === undefined ? query : query.where('machine_id', '=', stationId)))
    .$call((query) => (goodsId === undefined ? query : query.where('goods_id', '=', goodsId)))
    .groupBy(['goods_id', 'shell_id', 'colour_id'])
    .execute();
}
