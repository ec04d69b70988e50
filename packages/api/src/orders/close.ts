import { ORDER_TABLE, type PaymentState, type PrintJobState } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { askRefund } from '../payments/ask-refund.ts';
import { livePayment, movePayment } from '../payments/store.ts';
import { jobOfOrder, moveJob } from '../printing/store.ts';
import type { Services } from '../services.ts';
import { releasePiece } from '../stock/hold.ts';
import type { Cause } from './cause.ts';
import { allows } from './history.ts';
import { type OrderRow, moveOrder } from './store.ts';

/** Before a station has it, a job can be taken back; `held` never reached the printer. */
const TAKEN_BACK: readonly PrintJobState[] = ['waiting', 'queued', 'held'];
/** Money is on its way and nobody knows yet whether it arrives. */
const IN_BETWEEN: readonly PaymentState[] = ['capturing', 'pending'];

/**
 * Closes a locked order: its payment is withdrawn or refunded, its job taken back, its piece given back (OR-02).
 * @returns false, with nothing changed, where that is not possible any more, or not yet
 */
export async function closeOrder(
  tx: Tx,
  services: Services,
  order: OrderRow,
  event: 'cancelled' | 'holdExpired' | 'outOfStock' | 'unprintable',
  cause: Cause,
): Promise<boolean> {
  const { clock } = services;
  const [payment, job] = [await livePayment(tx, order.id), await jobOfOrder(tx, order.id)];
  if (!allows(ORDER_TABLE, order.status, event)) return false;
  if (job && !TAKEN_BACK.includes(job.state)) return false;
  if (payment && IN_BETWEEN.includes(payment.state)) return false;
  await moveOrder(tx, clock, order, event, cause);
  if (payment?.state === 'settled') await askRefund(tx, services, payment, cause);
  else if (payment) await movePayment(tx, clock, payment, 'cancelled', cause);
  if (job) await moveJob(tx, clock, job, 'cancelled', cause);
  await releasePiece(tx, services, order.id, cause.actor);
  return true;
}
