import type { ColourId, GoodsId, StationId, ShellId } from '@cpc/domain';

/** One kind of piece in one station: the unit of stock counts (SK-01). */
export interface StockItem {
  readonly machine_id: StationId;
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
}
