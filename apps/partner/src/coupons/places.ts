import type { CouponView, OwnStation } from '@cpc/contract';
import type { CouponSide } from './use-coupons.ts';

export interface CouponPlaces {
  readonly side: CouponSide;
  /** The stations and shops that a coupon can be made for. */
  readonly stations: readonly Pick<OwnStation, 'machine_id' | 'name' | 'currency'>[];
  readonly shops: readonly { readonly partner_id: NonNullable<CouponView['partner_id']>; readonly name: string }[];
}
