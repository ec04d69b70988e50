import type { AccountId, ColourId, GoodsId, ShellId, StationId, WishId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';

export interface WishesTables {
  /** What a customer waits for at a station. */
  readonly wishes: {
    readonly id: WishId;
    readonly account_id: AccountId;
    readonly machine_id: StationId;
    /** Null for a model that the catalogue does not have. */
    readonly goods_id: GoodsId | null;
    /** Null if any shell, or any colour, will do. */
    readonly shell_id: ShellId | null;
    readonly colour_id: ColourId | null;
    /** What the customer typed; '' for goods of the catalogue. */
    readonly model: string;
    /** The same for the same wish: of one customer it is kept once, and of all it is counted. */
    readonly key: string;
    /** The language to tell it in. */
    readonly language: Locale;
    readonly created_at: number;
    readonly told_at: number | null;
  };
}
