import type { Generated } from 'kysely';
import type { ColourId, GoodsId, StationId, OrderId, OrderItemId, PartnerId, PersonId, ShellId } from '@cpc/domain';

export interface StockTables {
  /** The number of pieces: the sum of the movements, stored separately so that one UPDATE can guard it. */
  readonly stock_counts: {
    readonly machine_id: StationId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    /** Pieces that no order holds. Never below zero. */
    readonly available: number;
    /** Pieces in the station. Never below zero. */
    readonly on_hand: number;
    /** Pieces in the count that somebody found missing, and that orders still hold. */
    readonly missing: Generated<number>;
  };
  /** All changes; rows are never edited (SK-03). */
  readonly stock_movements: {
    readonly id: string;
    readonly machine_id: StationId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly kind: 'restock' | 'hold' | 'release' | 'use' | 'correct';
    /** The change of the available pieces; negative if it took pieces. */
    readonly available: number;
    readonly on_hand: number;
    readonly order_id: OrderId | null;
    readonly actor: string;
    /** Why a person moved them; null if it follows from an order. */
    readonly reason: Generated<string | null>;
    readonly at: number;
  };
  /** The pieces that orders hold, one per item. */
  readonly stock_holds: {
    readonly item_id: OrderItemId;
    readonly order_id: OrderId;
    readonly machine_id: StationId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly state: 'held' | 'released' | 'used';
  };
  /** What the codes on packs mean in a shop. A row is replaced by another one, never changed. */
  readonly stock_codes: {
    readonly id: string;
    readonly partner_id: PartnerId;
    readonly code: string;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    /** Pieces in one pack. */
    readonly pieces: number;
    /** Who taught it. */
    readonly person_id: PersonId;
    readonly at: number;
    /** Null while it holds. */
    readonly replaced_at: number | null;
  };
  /** The pieces that a station should always have of a kind, where a person has set them. */
  readonly stock_minimums: {
    readonly machine_id: StationId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly pieces: number;
    /** Who set it, and when. */
    readonly person_id: PersonId;
    readonly at: number;
  };
}
