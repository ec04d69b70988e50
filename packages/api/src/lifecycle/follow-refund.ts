import { type RefundEvent, REFUND_TABLE } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { enqueue } from '../base/jobs/jobs.ts';
import type { Cause } from '../records/orders/cause.ts';
import { allows, record } from '../records/orders/history.ts';
import { REFUND_JOB } from '../records/orders/job-kinds.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { Services } from '../base/services.ts';
import { bookRefundPaid } from './book.ts';
import type { ProviderRefund } from '../records/payments/provider.ts';
import { type RefundRow, moveRefund } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

const BY_PROVIDER: Cause = { actor: 'provider', cause: 'refunded' };

const EVENT: Readonly<Record<ProviderRefund['kind'], RefundEvent>> = {
  refunded: 'refunded',
  pending: 'accepted',
  failed: 'refused',
};

/** One of our refunds is where the provider says it is. */
export async function followRefund(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  told: Pick<ProviderRefund, 'kind' | 'reference'>,
): Promise<void> {
  const event = EVENT[told.kind];
  // Whoever asks counts the refusals.
  if (refund.state === 'asked' && event === 'refused') return;
  if (!allows(REFUND_TABLE, refund.state, event)) return;
  // Asked again it is another request: the provider would answer the same one as it answered this.
  const facts =
    event === 'refused'
      ? { reference: null, attempts: refund.attempts + 1, problem: 'the provider accepted it and did not give it' }
      : { reference: refund.reference ?? told.reference };
  const moved = await moveRefund(tx, services.clock, refund, event, facts);
  // Its own work had ended, and it must be known what becomes of it.
  if (refund.state === 'failed' && moved.state === 'pending')
    await enqueue(tx, services, { kind: REFUND_JOB, payload: refund.id, key: `${refund.id}-${told.reference}` });
  if (told.kind === 'refunded') await refundIsPaid(tx, services, order, payment, moved, BY_PROVIDER);
}

/** The money is with the customer: into the books, and into the order's history where it was a part. */
export async function refundIsPaid(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  cause: Cause,
): Promise<void> {
  await bookRefundPaid(tx, services, order, payment, refund, cause);
  if (payment.state !== 'settled') return;
  const step = { machine: 'payment', event: 'partRefunded', from: payment.state, to: payment.state } as const;
  const item = refund.item_id === null ? {} : { itemId: refund.item_id };
  await record(tx, { orderId: order.id, ...step, ...item }, cause, services.clock.now());
}
