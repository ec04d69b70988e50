import type { Category } from '@cpc/design';
import type { Currency, GoodsId, PartnerId, PersonId, PriceRuleId, ShellId, StationId } from '@cpc/domain';

export interface PricesTables {
  /** Prices that shops have set (PA-10). A rule is ended, and never deleted or changed otherwise. Null: all. */
  readonly price_rules: {
    readonly id: PriceRuleId;
    /** A rule follows its shop: it does not hold at a station that another shop has now. */
    readonly partner_id: PartnerId;
    readonly machine_id: StationId | null;
    readonly category: Category | null;
    readonly goods_id: GoodsId | null;
    readonly shell_id: ShellId | null;
    readonly amount: number;
    readonly currency: Currency;
    /** Holds from starts_at until just before ends_at; null: an open end. */
    readonly starts_at: number | null;
    readonly ends_at: number | null;
    readonly reason: string;
    readonly created_at: number;
    readonly person_id: PersonId;
    /** When and by whom it was ended before its time. */
    readonly ended_at: number | null;
    readonly ended_by: PersonId | null;
  };
}
