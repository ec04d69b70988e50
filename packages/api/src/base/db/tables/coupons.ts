import type { Category } from '@cpc/design';
import type { AccountId, StationId, OrderId } from '@cpc/domain';

export interface CouponsTables {
  /** Codes that lower a price, with their limits: place, time and number of uses (PY-07). Null: no such limit. */
  readonly coupons: {
    readonly id: string;
    /** In capital letters; a typed code may be in any case. */
    readonly code: string;
    readonly kind: 'percent' | 'amount' | 'free';
    readonly permille: number | null;
    readonly amount: number | null;
    readonly currency: string | null;
    readonly machine_id: StationId | null;
    readonly category: Category | null;
    readonly starts_at: number | null;
    readonly ends_at: number | null;
    readonly most_uses: number | null;
    readonly most_per_account: number | null;
    /** Orders that hold or have used it. */
    readonly uses: number;
    readonly created_at: number;
  };
  readonly coupon_uses: {
    readonly order_id: OrderId;
    readonly coupon_id: string;
    readonly account_id: AccountId;
    /** 1 if the account had no proved number when it ordered; it stays 1 after the guest logs in to an account. */
    readonly as_guest: number;
    /** 1 if the order was closed unpaid and the use was given back. */
    readonly released: number;
    readonly at: number;
  };
}
