import { type Money, type OrderItemId, type RefundId, brand } from '@cpc/domain';
import { enqueue } from '../base/jobs/jobs.ts';
import { announce } from '../records/notifications/announce.ts';
import type { Transition } from '../base/transition.ts';
import { REFUND_JOB } from '../records/orders/job-kinds.ts';
import { bookRefundAsked } from './book-ledger.ts';
import { refundableAmount } from './refundable-amount.ts';
import type { RefundRow } from '../records/payments/refund-store.ts';
import { type PaymentRow, movePayment } from '../records/payments/store.ts';

/**
 * Asks for a refund of everything that is left of a settled payment. A background job, enqueued in the same
 * transaction, gives the refund (PY-05).
 */
export async function askRefund(change: Transition, payment: PaymentRow): Promise<PaymentRow> {
  // A customer who cancels needs no notification.
  if (change.actor !== 'customer') await announce(change, 'cancelled', payment.order_id);
  return refundRest(change, payment);
}

/** Like {@link askRefund}, for a payment that did not end its order: no notification. */
export async function refundRest(change: Transition, payment: PaymentRow): Promise<PaymentRow> {
  const left = await refundableAmount(change.tx, payment);
  if (left.amount > 0) await insertRefund(change, payment, { amount: left, itemId: null });
  return movePayment(change, payment, 'refundAsked');
}

interface NewRefund {
  readonly amount: Money;
  readonly itemId: OrderItemId | null;
  /** Set if the refund was already given in the provider's dashboard. Otherwise the provider is asked for it. */
  readonly given?: { readonly reference: string; readonly state: 'refunded' | 'pending' };
}

/**
 * Inserts a refund, takes the shares back in the ledger, and enqueues the refund job unless the money is already back.
 */
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
  await bookRefundAsked(change, payment, refund);
  // A pending refund gets a job too: the provider's event about its end may be lost.
  if (given?.state !== 'refunded') await enqueue(tx, change, { kind: REFUND_JOB, payload: refund.id, key: refund.id });
  return refund;
}
