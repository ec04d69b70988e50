import type { Category } from '@cpc/design';
import type { AccountId, CouponId, StationId, OrderId, PartnerId, PersonId } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface CouponsTables {
  /** Codes that lower a price, with their limits: place, time and number of uses (PY-07). Null: no such limit. */
  readonly coupons: {
    readonly id: CouponId;
    /** In capital letters; a typed code may be in any case. */
    readonly code: string;
    /** The code as it is compared with a search (decision 273). */
    readonly search_name: Generated<string>;
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
    /** The shop it is for; null: every shop. */
    readonly partner_id: PartnerId | null;
    /** Who made it: the platform, or the shop itself. */
    readonly issuer: Generated<'platform' | 'shop'>;
    /** The person of a shop or the operator who made it; null if it came with the platform. */
    readonly person_id: PersonId | null;
    /** When and by whom it was ended before its time; then `ends_at` is that moment. */
    readonly ended_at: number | null;
    readonly ended_by: PersonId | null;
  };
  readonly coupon_uses: {
    readonly order_id: OrderId;
    readonly coupon_id: CouponId;
    readonly account_id: AccountId;
    /** 1 if the account had no proved number when it ordered; it stays 1 after the guest logs in to an account. */
    readonly as_guest: number;
    /** 1 if the order was closed unpaid and the use was given back. */
    readonly released: number;
    readonly at: number;
  };
}
