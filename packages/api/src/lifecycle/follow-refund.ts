import { type RefundEvent, REFUND_TABLE, allows } from '@cpc/domain';
import { enqueue } from '../base/jobs/jobs.ts';
import { because, type Cause, type Transition } from '../base/transition.ts';
import { record } from '../records/orders/history.ts';
import { REFUND_JOB } from '../records/orders/job-kinds.ts';
import { bookRefundPaid } from './book-ledger.ts';
import { mailRefund } from '../records/notifications/mail.ts';
import type { ProviderRefund } from '../records/payments/provider.ts';
import { type RefundRow, moveRefund } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

const BY_PROVIDER: Cause = { actor: 'provider', reason: 'refunded' };

const EVENT: Readonly<Record<ProviderRefund['kind'], RefundEvent>> = {
  refunded: 'refunded',
  pending: 'accepted',
  failed: 'refused',
};

/** What the provider says about a refund. Without an amount, it is the amount of the row. */
type ReportedRefund = Pick<ProviderRefund, 'kind' | 'reference'> & Partial<Pick<ProviderRefund, 'amount'>>;

/** Brings one of our refunds to where the provider says it stands. The order must be locked. */
export async function followRefund(
  change: Transition,
  payment: PaymentRow,
  refund: RefundRow,
  given: ReportedRefund,
): Promise<void> {
  const { tx, clock } = change;
  const event = EVENT[given.kind];
  // The caller that asked the provider counts the refusals.
  if (refund.state === 'asked' && event === 'refused') return;
  if (!allows(REFUND_TABLE, refund.state, event)) return;
  // The next request needs another key: to the same key the provider would give the same answer.
  const facts =
    event === 'refused'
      ? { reference: null, attempts: refund.attempts + 1, problem: 'the provider accepted it and did not give it' }
      : // The provider may have been asked before what was given outside shortened the refund: its amount counts.
        { reference: refund.reference ?? given.reference, amount: given.amount?.amount ?? refund.amount };
  const moved = await moveRefund(tx, clock, refund, event, facts);
  // The job of a failed refund has ended. A new job follows the refund to its end.
  if (refund.state === 'failed' && moved.state === 'pending')
    await enqueue(tx, change, { kind: REFUND_JOB, payload: refund.id, key: `${refund.id}-${given.reference}` });
  if (given.kind === 'refunded') await refundIsPaid(because(change, BY_PROVIDER), payment, moved);
}

/** The customer has the money. Books it, and records it in the order's history if it was a part of the payment. */
export async function refundIsPaid(change: Transition, payment: PaymentRow, refund: RefundRow): Promise<void> {
  await bookRefundPaid(change, payment, refund);
  await mailRefund(change.tx, change, refund);
  if (payment.state !== 'settled') return;
  const step = { machine: 'payment', event: 'partRefunded', from: payment.state, to: payment.state } as const;
  const item = refund.item_id === null ? {} : { itemId: refund.item_id };
  await record(change, { orderId: payment.order_id, ...step, ...item });
}
