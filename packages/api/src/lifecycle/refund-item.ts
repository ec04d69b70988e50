import type { Money } from '@cpc/domain';
import { announce } from '../records/notifications/announce.ts';
import type { Transition } from '../base/transition.ts';
import { record } from '../records/orders/history.ts';
import type { OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { jobOfItem } from '../records/printing/store.ts';
import { insertRefund } from './ask-refund.ts';
import { refundableAmount, refundableOfItem } from './refundable-amount.ts';
import { livePayment, movePayment, type PaymentRow } from '../records/payments/store.ts';

/** Asks for a refund of what is left of one item's share of a locked order's settled payment (PY-05). */
export async function refundItem(change: Transition, order: OrderRow, item: OrderItem): Promise<void> {
  const { tx } = change;
  const payment = await livePayment(tx, order.id);
  if (payment?.state !== 'settled') return;
  if (change.actor !== 'customer') {
    const job = await jobOfItem(tx, item.id);
    await announce(change, 'itemCancelled', order.id, job?.id ?? null);
  }
  const amount = await refundableOfItem(tx, payment, item);
  if (amount.amount > 0) await refundPart(change, payment, { amount, itemId: item.id });
}

/**
 * Asks for a refund of a part of a settled payment, of one item or of the order. The rest of the money stays; a part
 * that is all that is left ends the payment.
 */
export async function refundPart(
  change: Transition,
  payment: PaymentRow,
  part: { readonly amount: Money; readonly itemId: OrderItem['id'] | null },
): Promise<void> {
  const left = await refundableAmount(change.tx, payment);
  await insertRefund(change, payment, part);
  if (part.amount.amount === left.amount) {
    await movePayment(change, payment, 'refundAsked');
    return;
  }
  const step = { machine: 'payment', from: payment.state, to: payment.state } as const;
  const what = part.itemId === null ? { event: 'partRefundAsked' } : { event: 'itemRefundAsked', itemId: part.itemId };
  await record(change, { orderId: payment.order_id, ...step, ...what });
}
