import { CallError } from '@cpc/contract';
import type { AccountId, OrderId } from '@cpc/domain';
import { isGuest } from '../accounts/is-guest.ts';
import type { Tx } from '../../base/db/database.ts';
import type { OrderRow } from '../orders/store.ts';
import type { With } from '../../base/services.ts';
import { type CouponRow, usesOf } from './discount.ts';
import { refuseGuestUses } from './guest-uses.ts';

/**
 * Takes one use of a coupon for an order that is being placed. One guarded statement does it, so concurrent orders
 * never exceed the limit (PY-07). The statement also locks the coupon until the transaction ends, so that the uses of
 * one account are counted one after the other.
 * @param items the number of items in the order
 * @throws CallError couponUsedUp, couponUsedByYou or couponNeedsAccount
 */
export async function reserveCoupon(
  tx: Tx,
  services: With<'clock' | 'config'>,
  coupon: CouponRow,
  order: Pick<OrderRow, 'id' | 'account_id' | 'placed_from'>,
  items: number,
): Promise<void> {
  const { id, most_per_account } = coupon;
  const taken = await tx
    .updateTable('coupons')
    .set((coupon) => ({ uses: coupon('uses', '+', 1) }))
    .where('id', '=', id)
    .where((coupon) => coupon.or([coupon('most_uses', 'is', null), coupon('uses', '<', coupon.ref('most_uses'))]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new CallError('couponUsedUp');
  if (most_per_account !== null && (await usesOf(tx, id, order.account_id)) >= most_per_account)
    throw new CallError('couponUsedByYou');
  await refuseGuestUses(tx, services, coupon, { ...order, items });
  await tx
    .insertInto('coupon_uses')
    .values({
      order_id: order.id,
      coupon_id: id,
      account_id: order.account_id,
      as_guest: (await isGuest(tx, order.account_id)) ? 1 : 0,
      released: 0,
      at: services.clock.now(),
    })
    .execute();
}

/** Moves a guest's coupon uses to the account that the guest logs in to. They still count as uses by a guest. */
export async function adoptCoupons(tx: Tx, guest: AccountId, account: AccountId): Promise<void> {
  await tx.updateTable('coupon_uses').set({ account_id: account }).where('account_id', '=', guest).execute();
}

/** Gives back the coupon use of an order. A second call changes nothing. The order must be locked. */
export async function releaseCoupon(tx: Tx, orderId: OrderId): Promise<void> {
  const use = await tx
    .updateTable('coupon_uses')
    .set({ released: 1 })
    .where('order_id', '=', orderId)
    .where('released', '=', 0)
    .returning('coupon_id')
    .executeTakeFirst();
  if (!use) return;
  await tx
    .updateTable('coupons')
    .set((coupon) => ({ uses: coupon('uses', '-', 1) }))
    .where('id', '=', use.coupon_id)
    .execute();
}
