import { money } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { announce } from '../records/notifications/announce.ts';
import type { Cause } from '../records/orders/cause.ts';
import { record } from '../records/orders/history.ts';
import type { OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { jobOfItem } from '../records/printing/store.ts';
import type { Services } from '../base/services.ts';
import { insertRefund, unpromised } from './ask-refund.ts';
import { livePayment, movePayment } from '../records/payments/store.ts';

/** Decides that one item's share of a locked order's settled money goes back, while the rest of it stays (PY-05). */
export async function refundItem(
  tx: Tx,
  services: Services,
  order: OrderRow,
  item: OrderItem,
  cause: Cause,
): Promise<void> {
  const payment = await livePayment(tx, order.id);
  if (payment?.state !== 'settled') return;
  if (cause.actor !== 'customer') {
    const job = await jobOfItem(tx, item.id);
    await announce(tx, services, 'itemCancelled', order.id, job?.id ?? null);
  }
  const left = await unpromised(tx, payment);
  const amount = money(Math.min(item.price_amount - item.discount_amount, left.amount), left.currency);
  if (amount.amount === 0) return;
  await insertRefund(tx, services, payment, { amount, itemId: item.id }, cause);
  if (amount.amount === left.amount) {
    await movePayment(tx, services.clock, payment, 'refundAsked', cause);
    return;
  }
  const step = { machine: 'payment', event: 'itemRefundAsked', from: payment.state, to: payment.state } as const;
  await record(tx, { orderId: order.id, itemId: item.id, ...step }, cause, services.clock.now());
}
