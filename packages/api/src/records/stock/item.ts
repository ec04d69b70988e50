import type { ColourId, GoodsId, MachineId, ShellId } from '@cpc/domain';

/** One kind of piece in one machine: the unit of stock counts (SK-01). */
export interface StockItem {
  readonly machine_id: MachineId;
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
}
