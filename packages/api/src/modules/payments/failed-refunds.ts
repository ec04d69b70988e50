import { CallError, type FailedRefund } from '@cpc/contract';
import { type RefundId, money } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC, enqueue } from '../../base/jobs/jobs.ts';
import { REFUND_JOB } from '../../records/orders/job-kinds.ts';
import { type OrderRow, lockOrder } from '../../records/orders/store.ts';
import type { With } from '../../base/services.ts';
import { type RefundRow, findRefund, moveRefund } from '../../records/payments/refund-store.ts';
import { type PaymentRow, findPayment } from '../../records/payments/store.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { type Tenure, tenureOf } from '../../records/partners/tenure.ts';

/** Refunds of a partner's orders that the provider refused, the longest waiting first (PY-05). */
export async function failedRefundsOf(reader: Reader, reach: Reach): Promise<FailedRefund[]> {
  const rows = await ofPartner(reader, await tenureOf(reader, reach))
    .select(['refunds.id', 'refunds.amount', 'refunds.currency', 'attempts', 'problem', 'refunds.changed_at'])
    .select(['orders.number', 'machines.name as machine_name'])
    .where('refunds.state', '=', 'failed')
    .orderBy('refunds.changed_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map(({ id, number, machine_name, amount, currency, attempts, problem, changed_at }) => ({
    refund_id: id,
    order_number: number,
    machine_name,
    amount: money(amount, currency),
    attempts,
    problem,
    failed_at: changed_at,
  }));
}

/** A partner asks for a failed refund again. A second call changes nothing. @throws CallError notFound */
export async function askPartnersRefundAgain(
  services: With<'db' | 'clock' | 'random' | 'events'>,
  reach: Reach,
  refundId: RefundId,
): Promise<void> {
  const { db, events } = services;
  const own = await ofPartner(db.read, await tenureOf(db.read, reach))
    .select(['refunds.id', 'refunds.state'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  if (!own) throw new CallError('notFound');
  if (own.state !== 'failed') return;
  await askRefundAgain(services, refundId);
  events.publish(JOBS_TOPIC);
}

/** Asks for a failed refund again, under a new key: the provider refused the last one. @throws CallError notFound */
export function askRefundAgain(services: With<'db' | 'clock' | 'random'>, refundId: RefundId): Promise<void> {
  return ofFailed(services, refundId, async (tx, { refund }) => {
    await moveRefund(tx, services.clock, refund, 'askedAgain');
    await enqueue(tx, services, { kind: REFUND_JOB, payload: refundId, key: `${refundId}-${refund.attempts}` });
  });
}

interface Failed {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

/** Runs work on a failed refund under its order's lock. @throws CallError notFound if it is not failed any more */
export function ofFailed<Result>(
  { db }: With<'db'>,
  refundId: RefundId,
  work: (tx: Tx, failed: Failed) => Promise<Result>,
): Promise<Result> {
  return db.transact(async (tx) => {
    const found = await findRefund(tx, refundId);
    const order = found && (await lockOrder(tx, found.order_id));
    const refund = await findRefund(tx, refundId);
    const payment = found && (await findPayment(tx, { id: found.payment_id }));
    if (!order || !payment || refund?.state !== 'failed') throw new CallError('notFound');
    return work(tx, { order, payment, refund });
  });
}

const ofPartner = (reader: Reader, during: Tenure) =>
  reader
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .where(during('orders.created_at'));
