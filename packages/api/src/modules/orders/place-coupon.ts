import type { OrderTerms } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import type { FrozenItem } from './freeze-items.ts';
import type { Clock } from '../../base/ports/clock.ts';
import { type CouponRow, discountsOf, findCoupon, shopOf } from '../../records/coupons/discount.ts';

/** What a coupon takes off an order, in all and per item. It takes nothing off drawings and sending. */
interface CouponDiscount {
  readonly coupon: CouponRow | undefined;
  readonly sum: number;
  readonly each: readonly number[];
}

/** @throws CallError couponUnknown, couponNotNow, couponNotHere or couponNotForThese */
export async function couponDiscount(
  reader: Reader,
  { now }: Clock,
  { coupon_code, machine_id }: OrderTerms,
  items: readonly FrozenItem[],
): Promise<CouponDiscount> {
  if (coupon_code === undefined || coupon_code.trim() === '') return { coupon: undefined, sum: 0, each: [] };
  const coupon = await findCoupon(reader, coupon_code);
  const priced = items.map(({ goods, price }) => ({ category: goods.surface.category, price }));
  const order = { stationId: machine_id, partnerId: await shopOf(reader, machine_id), items: priced };
  const each = discountsOf(coupon, order, now());
  return { coupon, sum: each.reduce((sum, amount) => sum + amount, 0), each };
}
