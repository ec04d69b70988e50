import { money } from '@cpc/domain';
import { announce } from '../records/notifications/announce.ts';
import type { Transition } from '../base/transition.ts';
import { record } from '../records/orders/history.ts';
import type { OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { jobOfItem } from '../records/printing/store.ts';
import { insertRefund, refundableAmount } from './ask-refund.ts';
import { livePayment, movePayment } from '../records/payments/store.ts';

/** Asks for a refund of one item's share of a locked order's settled payment. The rest of the money stays (PY-05). */
export async function refundItem(change: Transition, order: OrderRow, item: OrderItem): Promise<void> {
  const { tx } = change;
  const payment = await livePayment(tx, order.id);
  if (payment?.state !== 'settled') return;
  if (change.actor !== 'customer') {
    const job = await jobOfItem(tx, item.id);
    await announce(change, 'itemCancelled', order.id, job?.id ?? null);
  }
  const left = await refundableAmount(tx, payment);
  const amount = money(Math.min(item.price_amount - item.discount_amount, left.amount), left.currency);
  if (amount.amount === 0) return;
  await insertRefund(change, payment, { amount, itemId: item.id });
  if (amount.amount === left.amount) {
    await movePayment(change, payment, 'refundAsked');
    return;
  }
  const step = { machine: 'payment', event: 'itemRefundAsked', from: payment.state, to: payment.state } as const;
  await record(change, { orderId: order.id, itemId: item.id, ...step });
}
