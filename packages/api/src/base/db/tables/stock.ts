import type { Generated } from 'kysely';
import type { ColourId, GoodsId, MachineId, OrderId, OrderItemId, ShellId } from '@cpc/domain';

export interface StockTables {
  /** How many pieces there are: the sum of the movements, kept beside them so that one UPDATE can guard it. */
  readonly stock_counts: {
    readonly machine_id: MachineId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    /** Pieces nobody has ordered. Never below zero. */
    readonly available: number;
    /** Pieces in the machine. Never below zero. */
    readonly on_hand: number;
    /** Pieces among them that somebody found not to be there, and that orders still hold. */
    readonly missing: Generated<number>;
  };
  /** Every change, never edited (SK-03). */
  readonly stock_movements: {
    readonly id: string;
    readonly machine_id: MachineId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly kind: 'restock' | 'hold' | 'release' | 'use' | 'correct';
    /** What it added to the available pieces; below zero, what it took. */
    readonly available: number;
    readonly on_hand: number;
    readonly order_id: OrderId | null;
    readonly actor: string;
    readonly at: number;
  };
  /** The pieces that orders keep for themselves, one an item. */
  readonly stock_holds: {
    readonly item_id: OrderItemId;
    readonly order_id: OrderId;
    readonly machine_id: MachineId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly state: 'held' | 'released' | 'used';
  };
}
