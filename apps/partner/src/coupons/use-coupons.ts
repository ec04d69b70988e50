import type { ActionInput, CouponView, OwnStation } from '@cpc/contract';
import { useAct } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

/** Who manages coupons: a shop its own, the platform all. */
export type CouponSide = 'Partner' | 'Operator';

const COUPONS = ['coupons'] as const;

export const useCoupons = (side: CouponSide, wanted: ActionInput<'Partner.coupons'>) =>
  usePages([...COUPONS, side, wanted], `${side}.coupons`, wanted);
export const useAddCoupon = (side: CouponSide) => useAct(`${side}.addCoupon`, { stale: [COUPONS], quiet: true });
export const useEndCoupon = (side: CouponSide) => useAct(`${side}.endCoupon`, { stale: [COUPONS] });

export interface CouponPlaces {
  readonly side: CouponSide;
  /** The stations and shops that a coupon can be made for. */
  readonly stations: readonly Pick<OwnStation, 'machine_id' | 'name' | 'currency'>[];
  readonly shops: readonly { readonly partner_id: NonNullable<CouponView['partner_id']>; readonly name: string }[];
}
