import type {
  AccountId,
  AssetId,
  ColourId,
  GoodsId,
  MachineId,
  OrderId,
  OrderItemId,
  OrderStatus,
  ShellId,
} from '@cpc/domain';
import type { Generated } from 'kysely';

export interface OrdersTables {
  readonly orders: {
    readonly id: OrderId;
    readonly number: string;
    readonly account_id: AccountId;
    /** The client's own key; with the account it makes placing idempotent (OR-05). */
    readonly client_key: string;
    /** SHA-256 of what was asked for, to tell a repeated call from a reused key. */
    readonly request_hash: string;
    readonly machine_id: MachineId;
    readonly status: OrderStatus;
    /** What is to be paid for all of it. */
    readonly price_amount: number;
    readonly price_currency: string;
    readonly created_at: number;
    /** An unpaid order keeps its pieces until then. */
    readonly hold_until: number;
    /** Counts the transactions that locked the order. */
    readonly version: number;
    /** What a coupon takes off, already off the price; and the known promoter it came by (PY-07). */
    readonly discount_amount: Generated<number>;
    readonly coupon_code: string | null;
    readonly promoter_id: string | null;
    /** SHA-256 of the address it was placed from. */
    readonly placed_from: string | null;
  };
  /** The things of an order, each with a print job and a piece of its own (OR-10). */
  readonly order_items: {
    readonly id: OrderItemId;
    readonly order_id: OrderId;
    /** 1, 2, 3, … within the order. */
    readonly line: number;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    /**
     * Frozen with the order (OR-04): its design in `documents`, that design's content hash, and JSON of
     * {@link FrozenProduct}. Null once the design of an order that was never paid was let go of (decision 128).
     */
    readonly document_hash: string | null;
    readonly design_hash: string;
    readonly product: string;
    /** What this item alone costs, in the order's currency. */
    readonly price_amount: number;
    /** JSON of what preflight found and let pass (PF-03). */
    readonly findings: string;
    readonly thumbnail: AssetId | null;
    /** The item's part of the order's discount; its share of what was paid is its price without it. */
    readonly discount_amount: Generated<number>;
  };
  /** Every change of an order, its payments and its print jobs, in order (OR-09). */
  readonly order_events: {
    readonly order_id: OrderId;
    readonly seq: number;
    readonly at: number;
    readonly machine: 'order' | 'payment' | 'printJob';
    readonly event: string;
    readonly from_state: string;
    readonly to_state: string;
    readonly actor: string;
    readonly cause: string;
    /** Which item a step of a print is about. */
    readonly item_id: OrderItemId | null;
  };
}
