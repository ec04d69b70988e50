import { CallError } from '@cpc/contract';
import type { RefundId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/jobs.ts';
import { REFUND_JOB } from '../orders/job-kinds.ts';
import { type OrderRow, lockOrder } from '../orders/store.ts';
import { bookRefundOtherwise } from '../payments/book.ts';
import { type RefundRow, findRefund, moveRefund } from '../payments/refund-store.ts';
import { type PaymentRow, findPayment } from '../payments/store.ts';
import { closePayment } from '../payments/take-refunds.ts';
import type { Services } from '../services.ts';

/** Refunds the provider would not give, for a person (PY-05). The money is still owed to the customer. */
export function failedRefunds({ db }: Pick<Services, 'db'>): Promise<RefundRow[]> {
  return db.read.selectFrom('refunds').selectAll().where('state', '=', 'failed').orderBy('changed_at').execute();
}

/** Has a failed refund asked again, under a new key: the last one was refused. @throws CallError notFound */
export function askRefundAgain(services: Services, refundId: RefundId): Promise<void> {
  return ofFailed(services, refundId, async (tx, { refund }) => {
    await moveRefund(tx, services.clock, refund, 'askedAgain');
    await enqueue(tx, services, { kind: REFUND_JOB, payload: refundId, key: `${refundId}-${refund.attempts}` });
  });
}

/** The customer got the money another way, from the platform's bank. @throws CallError notFound */
export function giveRefundOtherwise(services: Services, refundId: RefundId, how: string): Promise<void> {
  return ofFailed(services, refundId, async (tx, { refund, payment }) => {
    const given = await moveRefund(tx, services.clock, refund, 'givenOtherwise', { problem: how });
    await bookRefundOtherwise(tx, services, payment, given, { actor: 'system', cause: 'given back another way' });
    await closePayment(tx, services, payment);
  });
}

interface Failed {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

async function ofFailed(
  { db }: Services,
  refundId: RefundId,
  work: (tx: Tx, failed: Failed) => Promise<void>,
): Promise<void> {
  await db.transact(async (tx) => {
    const found = await findRefund(tx, refundId);
    const order = found && (await lockOrder(tx, found.order_id));
    const refund = await findRefund(tx, refundId);
    const payment = found && (await findPayment(tx, { id: found.payment_id }));
    if (!order || !payment || refund?.state !== 'failed') throw new CallError('notFound');
    await work(tx, { order, payment, refund });
  });
}
