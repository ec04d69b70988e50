import { useShops } from '../shops/use-shops.ts';
import { useAllStations } from '../promoters/use-promoters.ts';
import { CouponList } from './coupon-list.tsx';

/** The coupons of the platform and of all shops, for operators (PY-07). */
export default function PlatformCouponsPage() {
  return <CouponList side="Operator" stations={useAllStations().data ?? []} shops={useShops('').data ?? []} />;
}
