import { type Money, type OrderItemId, type RefundId, brand, money } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { enqueue } from '../base/jobs/jobs.ts';
import { announce } from '../records/notifications/announce.ts';
import type { Cause } from '../records/orders/cause.ts';
import { REFUND_JOB } from '../records/orders/job-kinds.ts';
import type { Services } from '../base/services.ts';
import { bookRefundAsked } from './book.ts';
import { type RefundRow, refundsOfPayment } from '../records/payments/refund-store.ts';
import { type PaymentRow, movePayment } from '../records/payments/store.ts';

/**
 * Decides that all that is left of a settled payment goes back; the refund itself is background work, put down with
 * the decision (PY-05).
 */
export async function askRefund(tx: Tx, services: Services, payment: PaymentRow, cause: Cause): Promise<PaymentRow> {
  // Who cancels by themselves knows it.
  if (cause.actor !== 'customer') await announce(tx, services, 'cancelled', payment.order_id);
  return giveAllBack(tx, services, payment, cause);
}

/** As {@link askRefund}, of a payment whose order has not ended by it. */
export async function giveAllBack(tx: Tx, services: Services, payment: PaymentRow, cause: Cause): Promise<PaymentRow> {
  const left = await unpromised(tx, payment);
  if (left.amount > 0) await insertRefund(tx, services, payment, { amount: left, itemId: null }, cause);
  return movePayment(tx, services.clock, payment, 'refundAsked', cause);
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
  tx: Tx,
  services: Services,
  payment: PaymentRow,
  { amount, itemId, given }: NewRefund,
  cause: Cause,
): Promise<RefundRow> {
  const { clock, random } = services;
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
    actor: cause.actor,
    cause: cause.cause,
    given_by: null,
    asked_at: now,
    changed_at: now,
  };
  await tx.insertInto('refunds').values(refund).execute();
  await bookRefundAsked(tx, services, payment, refund.id, amount, cause);
  // What is on its way is looked at as well: the provider's event of its end may be lost.
  if (given?.state !== 'refunded')
    await enqueue(tx, services, { kind: REFUND_JOB, payload: refund.id, key: refund.id });
  return refund;
}
