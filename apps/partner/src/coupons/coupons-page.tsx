import { useStations } from '../core/calls.ts';
import { CouponList } from './coupon-list.tsx';

/** The coupons of a shop (PY-07). */
export default function CouponsPage() {
  return <CouponList side="Partner" stations={useStations().data ?? []} shops={[]} />;
}
