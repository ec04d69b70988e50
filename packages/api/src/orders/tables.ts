import type { AccountId, AssetId, ColourId, GoodsId, MachineId, OrderId, OrderStatus, ShellId } from '@cpc/domain';

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
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly status: OrderStatus;
    /** Frozen with the order (OR-04): JSON of the DesignDocument, its content hash, and JSON of {@link FrozenProduct}. */
    readonly design: string;
    readonly design_hash: string;
    readonly product: string;
    readonly price_amount: number;
    readonly price_currency: string;
    readonly created_at: number;
    /** An unpaid order keeps its piece until then. */
    readonly hold_until: number;
    readonly thumbnail: AssetId | null;
    /** Counts the transactions that locked the order. */
    readonly version: number;
  };
  /** Every change of an order, its payments and its print job, in order (OR-09). */
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
    /** JSON of what preflight found and let pass (PF-03): on the step that placed the order, else `[]`. */
    readonly findings: string;
  };
}
