import { couponBackPosting, couponPosting, LEDGER, money, type OrderId, sharesLeft } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import type { Transition } from '../base/transition.ts';
import { post } from '../records/ledger/post.ts';
import { saleTerms } from '../records/ledger/rates.ts';
import { type OrderItem, itemsOf } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { type RefundRow, refundsOfPayment } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

/**
 * What a coupon of the platform takes off is paid to the shop by the platform, in an entry of its own beside the sale
 * (decision 350). A shop's own coupon has no such entry.
 */

/** Books the discount of an order that is sold now, also of one that was free. */
export async function bookCoupon(change: Transition, order: OrderRow): Promise<void> {
  const { tx, config } = change;
  if (order.discount_amount === 0 || !(await isOfPlatform(tx, order.id))) return;
  const { rates } = await saleTerms(tx, config, order);
  const paid = money(order.discount_amount, order.price_currency);
  await post(change, couponPosting(order.id, paid, rates), { orderId: order.id });
}

async function isOfPlatform(tx: Tx, orderId: OrderId): Promise<boolean> {
  const use = await tx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select('issuer')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return use?.issuer === 'platform';
}

/**
 * Takes back the part of the discount that goes with a refund: of an item its own, in proportion to what is refunded of its
 * price; otherwise in proportion to what is left of the payment.
 */
export async function takeBackCoupon(change: Transition, payment: PaymentRow, refund: RefundRow): Promise<void> {
  await takeBack(change, payment.order_id, refund.id, async (left) => {
    const others = (await refundsOfPayment(change.tx, payment.id)).filter(({ id }) => id !== refund.id);
    const sumOf = (refunds: typeof others) => refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (refund.item_id === null) {
      const rest = (payment.captured_amount ?? 0) - sumOf(others);
      return refund.amount >= rest ? left : Math.floor((left * refund.amount) / rest);
    }
    const item = (await itemsOf(change.tx, [payment.order_id])).find(({ id }) => id === refund.item_id);
    const before = sumOf(others.filter(({ item_id }) => item_id === refund.item_id));
    return item ? goesWith(item, before + refund.amount) - goesWith(item, before) : 0;
  });
}

/** The discount that goes with an amount of an item's price. */
function goesWith({ price_amount, discount_amount }: OrderItem, amount: number): number {
  const paid = price_amount - discount_amount;
  return paid === 0 ? 0 : Math.floor((discount_amount * Math.min(amount, paid)) / paid);
}

/** Takes back the discount of an item that is not made. One that cost something has a refund, which takes it back. */
export async function takeBackFreeItem(change: Transition, item: OrderItem): Promise<void> {
  if (item.price_amount > item.discount_amount) return;
  await takeBack(change, item.order_id, item.id, () => Promise.resolve(item.discount_amount));
}

/** Takes back the whole discount of a free order that is not made. */
export async function takeBackFreeOrder(change: Transition, order: OrderRow): Promise<void> {
  if (order.price_amount === 0) await takeBack(change, order.id, order.id, (left) => Promise.resolve(left));
}

async function takeBack(
  change: Transition,
  orderId: OrderId,
  key: string,
  partOf: (left: number) => Promise<number>,
): Promise<void> {
  const lines = await change.tx
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
    .select(['account', 'amount', 'currency'])
    .where('order_id', '=', orderId)
    .where('ledger_entries.kind', 'in', ['coupon', 'couponBack'])
    .execute();
  const [first] = lines;
  if (!first) return;
  const left = lines.reduce((sum, { account, amount }) => (account === LEDGER.coupons ? sum + amount : sum), 0);
  const part = Math.min(left, await partOf(left));
  if (part > 0) await post(change, couponBackPosting(key, money(part, first.currency), sharesLeft(lines)), { orderId });
}
