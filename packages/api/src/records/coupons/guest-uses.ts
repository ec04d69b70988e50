import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { isGuest } from '../accounts/is-guest.ts';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import type { CouponRow } from './discount.ts';

/** The account that wants to use a coupon, the place (a hash) it comes from, and the number of items. */
export interface CouponUser {
  readonly account_id: AccountId;
  readonly placed_from: string | null;
  readonly items: number;
}

/**
 * A guest account is free, so fifteen guests could use a "once each" coupon fifteen times. Therefore all guests behind
 * one address share a limited number of uses in a day. Uses by guests who logged in afterwards count as well; an
 * account that is opened by a phone number or a provider is not limited (decision 117). For a coupon that covers everything, each item
 * counts as one use.
 * @throws CallError couponNeedsAccount
 */
export async function refuseGuestUses(
  reader: Reader,
  { clock, config }: With<'clock' | 'config'>,
  coupon: CouponRow,
  { account_id, placed_from, items }: CouponUser,
): Promise<void> {
  if (coupon.most_per_account === null && coupon.kind !== 'free') return;
  if (!(await isGuest(reader, account_id))) return;
  const uses = await reader
    .selectFrom('coupon_uses')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .$if(coupon.kind === 'free', (query) => query.innerJoin('order_items', 'order_items.order_id', 'orders.id'))
    .select('orders.id')
    .where('coupon_id', '=', coupon.id)
    .where('released', '=', 0)
    .where('as_guest', '=', 1)
    .where('orders.placed_from', '=', placed_from)
    .where('orders.created_at', '>=', clock.now() - DAY_MS)
    .execute();
  const wanted = coupon.kind === 'free' ? items : 1;
  if (uses.length + wanted > config.guestCouponUses) throw new CallError('couponNeedsAccount');
}
