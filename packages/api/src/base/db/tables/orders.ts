import type {
  AccountId,
  AssetId,
  ColourId,
  GoodsId,
  StationId,
  OrderId,
  OrderItemId,
  OrderStatus,
  ShellId,
} from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Generated } from 'kysely';

export interface OrdersTables {
  readonly orders: {
    readonly id: OrderId;
    readonly number: string;
    readonly account_id: AccountId;
    /** The client's own key; together with the account it makes placing idempotent (OR-05). */
    readonly client_key: string;
    /** SHA-256 of the request, to distinguish a repeated call from a reused key. */
    readonly request_hash: string;
    readonly machine_id: StationId;
    readonly status: OrderStatus;
    /** The total to be paid. */
    readonly price_amount: number;
    readonly price_currency: string;
    readonly created_at: number;
    /** An unpaid order holds its pieces until then. */
    readonly hold_until: number;
    /** Counts the transactions that locked the order. */
    readonly version: number;
    /**
     * The discount of a coupon, already subtracted from the price; the coupon's code; and the known promoter (PY-07).
     */
    readonly discount_amount: Generated<number>;
    readonly coupon_code: string | null;
    readonly promoter_id: string | null;
    /** SHA-256 of the address that placed the order. */
    readonly placed_from: string | null;
    /** The version of the terms that the customer agreed to; null if the client told none. */
    readonly terms_version: string | null;
    /** The language in which the customer ordered. */
    readonly language: Locale;
  };
  /** What customers want to be called on the display of their order's station, while the order is open. */
  readonly nicknames: {
    readonly order_id: OrderId;
    readonly name: string;
    readonly set_at: number;
  };
  /** The items of an order, each with its own print job and piece (OR-10). */
  readonly order_items: {
    readonly id: OrderItemId;
    readonly order_id: OrderId;
    /** 1, 2, 3, … within the order. */
    readonly line: number;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    /**
     * Frozen with the order (OR-04): its design in `documents`, and JSON of {@link FrozenGoods}. `document_hash` is
     * null after the design of an order that was never paid was deleted (decision 128).
     */
    readonly document_hash: string | null;
    readonly goods: string;
    /** The price of this item alone, in the order's currency. */
    readonly price_amount: number;
    /** JSON of the preflight findings that did not block the order (PF-03). */
    readonly findings: string;
    readonly thumbnail: AssetId | null;
    /** The item's part of the order's discount; the item's share of the payment is its price minus this. */
    readonly discount_amount: Generated<number>;
    /** How many drawings it prints, and the part of its price that they cost (AI-04). */
    readonly drawings: Generated<number>;
    readonly drawings_amount: Generated<number>;
    /** Whether a trained model made one of its pictures, or a part of one. */
    readonly model_made: Generated<0 | 1>;
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
    /** The item, for a step of a print. */
    readonly item_id: OrderItemId | null;
  };
}
