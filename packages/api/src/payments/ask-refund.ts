import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Cause } from '../orders/cause.ts';
import { REFUND_JOB } from '../orders/job-kinds.ts';
import type { Services } from '../services.ts';
import { type PaymentRow, movePayment } from './store.ts';

/** Decides that settled money goes back; the refund itself is background work, put down with the decision (PY-05). */
export async function askRefund(tx: Tx, services: Services, payment: PaymentRow, cause: Cause): Promise<void> {
  await movePayment(tx, services.clock, payment, 'refundAsked', cause);
  await enqueue(tx, services, { kind: REFUND_JOB, payload: payment.id, key: payment.id });
}
