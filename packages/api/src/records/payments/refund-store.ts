import {
  type OrderId,
  type PaymentId,
  type PromisedRefundState,
  REFUND_TABLE,
  type RefundEvent,
  type RefundId,
  money,
  stateAfter,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { preparedFor } from '../../base/db/prepared.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { ProviderRefund } from './provider.ts';
import type { PaymentsTables } from '../../base/db/tables/payments.ts';

export type RefundRow = Selectable<PaymentsTables['refunds']>;
/** A refund that is not covered by another. */
export type PromisedRefund = RefundRow & { readonly state: PromisedRefundState };

/** The refunds of orders, the oldest first, without those covered by another. */
export const refundsOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '!=', 'covered')
    .$narrowType<{ readonly state: PromisedRefundState }>()
    .orderBy('asked_at')
    .orderBy('id'),
);

/** The refunds of a payment, the oldest first, without those covered by another. */
export function refundsOfPayment(reader: Reader, paymentId: PaymentId): Promise<PromisedRefund[]> {
  return reader
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'covered')
    .$narrowType<{ readonly state: PromisedRefundState }>()
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** The finished refunds of a payment, in the form of a provider's report, for a provider whose books are kept here. */
export async function givenRefunds(reader: Reader, paymentId: PaymentId): Promise<ProviderRefund[]> {
  return (await refundsOfPayment(reader, paymentId)).flatMap((refund) => {
    if (refund.state !== 'refunded' || refund.reference === null) return [];
    const amount = money(refund.amount, refund.currency);
    return [{ reference: refund.reference, refundId: refund.id, amount, kind: refund.state }];
  });
}

export function findRefund(reader: Reader, refundId: RefundId): Promise<RefundRow | undefined> {
  return reader.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
}

/**
 * The order must be locked.
 * @throws Error if the state table does not allow the event
 */
export async function moveRefund(
  tx: Tx,
  { now }: Clock,
  refund: RefundRow,
  event: RefundEvent,
  facts: Partial<Pick<RefundRow, 'amount' | 'reference' | 'problem' | 'attempts' | 'given_by'>> = {},
): Promise<RefundRow> {
  const state = stateAfter(REFUND_TABLE, refund.state, event);
  return tx
    .updateTable('refunds')
    .set({ ...facts, state, changed_at: now() })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets what is left of a refund that the provider does not know yet. The order must be locked. */
export async function shortenRefund(tx: Tx, id: RefundId, amount: number): Promise<void> {
  await tx.updateTable('refunds').set({ amount }).where('id', '=', id).execute();
}
