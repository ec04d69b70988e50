import type { RefundId } from '@cpc/domain';
import { bookRefundOtherwise } from '../lifecycle/book-ledger.ts';
import { ofFailed } from '../modules/payments/failed-refunds.ts';
import { type RefundRow, moveRefund } from '../records/payments/refund-store.ts';
import { closeRefunds } from '../lifecycle/take-refunds.ts';
import type { With } from '../base/services.ts';
import { transition } from '../base/transition.ts';

/** Refunds that the provider refused, for a person to handle (PY-05). The money is still owed to the customer. */
export function failedRefunds({ db }: With<'db'>): Promise<RefundRow[]> {
  return db.read.selectFrom('refunds').selectAll().where('state', '=', 'failed').orderBy('changed_at').execute();
}

/** Closes a refund that the customer got another way, from the platform's bank. @throws CallError notFound */
export function closeRefundPaidElsewhere(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  refundId: RefundId,
  how: string,
): Promise<void> {
  return ofFailed(services, refundId, async (tx, { refund, payment }) => {
    const given = await moveRefund(tx, services.clock, refund, 'givenOtherwise', { problem: how });
    const change = transition(tx, services, { actor: 'system', reason: 'given back another way' });
    await bookRefundOtherwise(change, payment, given);
    await closeRefunds(change, payment);
  });
}
