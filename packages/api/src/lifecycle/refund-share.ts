import { money, type Money, VOUCHER } from '@cpc/domain';
import type { Transition } from '../base/transition.ts';
import { record } from '../records/orders/history.ts';
import type { OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { type PromisedRefund, refundsOfPayment } from '../records/payments/refund-store.ts';
import { livePayment, movePayment, type PaymentRow } from '../records/payments/store.ts';
import { insertRefund } from './ask-refund.ts';

/**
 * What a refund of an item would give back: its share of the payment without its earlier refunds, and no more than what
 * is left of the payment.
 * @param refunds all of the payment
 */
export function shareLeft(payment: PaymentRow, refunds: readonly PromisedRefund[], item: OrderItem): Money {
  const currency = payment.captured_currency ?? payment.currency;
  if (payment.state !== 'settled') return money(0, currency);
  const left = (payment.captured_amount ?? 0) - promisedBy(refunds);
  const own = refunds.filter(({ item_id }) => item_id === item.id);
  const ofItem = item.price_amount - item.discount_amount - promisedBy(own);
  const share = Math.max(0, Math.min(left, ofItem));
  // The platform of a voucher takes back all of it or nothing.
  const whole = payment.provider !== VOUCHER || share === payment.captured_amount;
  return money(whole ? share : 0, currency);
}

const promisedBy = (refunds: readonly PromisedRefund[]): number =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/**
 * Asks for a refund of an item's share of a locked order's settled payment. The rest of the money stays (PY-05).
 * @returns the amount; undefined if there is nothing to give back
 */
export async function refundShare(change: Transition, order: OrderRow, item: OrderItem): Promise<Money | undefined> {
  const { tx } = change;
  const payment = await livePayment(tx, order.id);
  if (!payment) return undefined;
  const refunds = await refundsOfPayment(tx, payment.id);
  const amount = shareLeft(payment, refunds, item);
  if (amount.amount === 0) return undefined;
  await insertRefund(change, payment, { amount, itemId: item.id });
  const promised = amount.amount + promisedBy(refunds);
  if (promised === payment.captured_amount) await movePayment(change, payment, 'refundAsked');
  else {
    const step = { machine: 'payment', event: 'itemRefundAsked', from: payment.state, to: payment.state } as const;
    await record(change, { orderId: order.id, itemId: item.id, ...step });
  }
  return amount;
}
