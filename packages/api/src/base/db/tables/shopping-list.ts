import type { AccountId, AssetId, ColourId, GoodsId, ShellId, ShoppingEntryId, WorkId } from '@cpc/domain';

export interface ShoppingListTables {
  /** What customers mean to order: each a design as it stood when it was added, and what it is to be printed on. */
  readonly shopping_list: {
    readonly id: ShoppingEntryId;
    readonly account_id: AccountId;
    /** The client's own key; with the account it makes adding idempotent. */
    readonly client_key: string;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly colour_id: ColourId;
    readonly surface_name: string | null;
    /** The saved design it was made from; only a way back to it. */
    readonly work_id: WorkId | null;
    /** Its design in `documents`, that design's content hash, and JSON of the FrozenProduct as it was when it was added. */
    readonly document_hash: string;
    readonly design_hash: string;
    readonly product: string;
    readonly thumbnail: AssetId | null;
    readonly added_at: number;
    /** Taken off the list then; null while it is on it. */
    readonly removed_at: number | null;
    /** Counts its changes: nothing is ordered that is not as it was when the order was put together. */
    readonly version: number;
  };
}
