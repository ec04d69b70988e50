import type { Category } from '@cpc/design';
import type { AccountId, MachineId, OrderId } from '@cpc/domain';

export interface CouponsTables {
  /** What takes something off an order, and where, when, how often (PY-07). Null: no such bound. */
  readonly coupons: {
    readonly id: string;
    /** In capitals; how it is typed does not matter. */
    readonly code: string;
    readonly kind: 'percent' | 'amount' | 'free';
    readonly permille: number | null;
    readonly amount: number | null;
    readonly currency: string | null;
    readonly machine_id: MachineId | null;
    readonly category: Category | null;
    readonly starts_at: number | null;
    readonly ends_at: number | null;
    readonly most_uses: number | null;
    readonly most_per_account: number | null;
    /** Orders that hold or used it. */
    readonly uses: number;
    readonly created_at: number;
  };
  readonly coupon_uses: {
    readonly order_id: OrderId;
    readonly coupon_id: string;
    readonly account_id: AccountId;
    /** 1 when the account had no proved number as it ordered; a login that takes the guest over changes nothing. */
    readonly as_guest: number;
    /** 1 when the order came to nothing and the use was given back. */
    readonly released: number;
    readonly at: number;
  };
}
