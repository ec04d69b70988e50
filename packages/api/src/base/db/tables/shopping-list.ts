import type { AccountId, AssetId, ColourId, GoodsId, ShellId, ShoppingEntryId, WorkId } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface ShoppingListTables {
  /** What customers plan to order: each entry is a design as it was when it was added, and its choice. */
  readonly shopping_list: {
    readonly id: ShoppingEntryId;
    readonly account_id: AccountId;
    /** The client's own key; together with the account it makes adding idempotent. */
    readonly client_key: string;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly surface_name: string | null;
    /** The saved design that it was made from; only a link back to it. */
    readonly work_id: WorkId | null;
    /**
     * Its design in `documents`, the content hash of that design, and JSON of the FrozenGoods at the time it was
     * added.
     */
    readonly document_hash: string;
    readonly goods: string;
    readonly thumbnail: AssetId | null;
    /** How many drawings it prints (AI-04). */
    readonly drawings: Generated<number>;
    readonly added_at: number;
    /** When it was removed from the list; null while it is listed. */
    readonly removed_at: number | null;
    /** Counts its changes: an order fails if an entry changed since the order was prepared. */
    readonly version: number;
  };
}
