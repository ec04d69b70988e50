import { type Money, type OrderItemId, type RefundId, brand, money } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { enqueue } from '../base/jobs/jobs.ts';
import { announce } from '../records/notifications/announce.ts';
import type { Transition } from '../base/transition.ts';
import { REFUND_JOB } from '../records/orders/job-kinds.ts';
import { bookRefundAsked } from './book.ts';
import { type RefundRow, refundsOfPayment } from '../records/payments/refund-store.ts';
import { type PaymentRow, movePayment } from '../records/payments/store.ts';

/**
 * Decides that all that is left of a settled payment goes back; the refund itself is background work, put down with
 * the decision (PY-05).
 */
export async function askRefund(change: Transition, payment: PaymentRow): Promise<PaymentRow> {
  // Who cancels by themselves knows it.
  if (change.actor !== 'customer') await announce(change, 'cancelled', payment.order_id);
  return giveAllBack(change, payment);
}

/** As {@link askRefund}, of a payment whose order has not ended by it. */
export async function giveAllBack(change: Transition, payment: PaymentRow): Promise<PaymentRow> {
  const left = await unpromised(change.tx, payment);
  if (left.amount > 0) await insertRefund(change, payment, { amount: left, itemId: null });
  return movePayment(change, payment, 'refundAsked');
}

/** What was taken and is not promised back yet. */
export async function unpromised(tx: Tx, payment: PaymentRow): Promise<Money> {
  const promised = (await refundsOfPayment(tx, payment.id)).reduce((sum, { amount }) => sum + amount, 0);
  const { captured_amount, captured_currency } = payment;
  return money((captured_amount ?? 0) - promised, captured_currency ?? payment.currency);
}

interface NewRefund {
  readonly amount: Money;
  readonly itemId: OrderItemId | null;
  /** Given already, by the provider's dashboard; else it is asked for. */
  readonly given?: { readonly reference: string; readonly state: 'refunded' | 'pending' };
}

/** Writes a refund down, takes the shares back, and puts down the asking where it is still to be asked for. */
export async function insertRefund(
  change: Transition,
  payment: PaymentRow,
  { amount, itemId, given }: NewRefund,
): Promise<RefundRow> {
  const { tx, clock, random, actor, reason } = change;
  const now = clock.now();
  const refund: RefundRow = {
    id: brand<RefundId>(random.id()),
    payment_id: payment.id,
    order_id: payment.order_id,
    item_id: itemId,
    amount: amount.amount,
    currency: amount.currency,
    state: given?.state ?? 'asked',
    origin: given ? 'provider' : 'shop',
    reference: given?.reference ?? null,
    problem: '',
    attempts: 0,
    actor,
    cause: reason,
    given_by: null,
    asked_at: now,
    changed_at: now,
  };
  await tx.insertInto('refunds').values(refund).execute();
  await bookRefundAsked(change, payment, refund.id, amount);
  // What is on its way is looked at as well: the provider's event of its end may be lost.
  if (given?.state !== 'refunded') await enqueue(tx, change, { kind: REFUND_JOB, payload: refund.id, key: refund.id });
  return refund;
}
