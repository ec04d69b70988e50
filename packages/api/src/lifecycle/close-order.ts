import { ORDER_TABLE, PAYMENT_TABLE, type PaymentState, type PrintJobState, UNBEGUN_JOBS, allows } from '@cpc/domain';
import { releaseCoupon } from '../records/coupons/use.ts';
import { askRefund } from './ask-refund.ts';
import { livePayment, movePayment } from '../records/payments/store.ts';
import { jobsOf, moveJob, type PrintJobRow } from '../records/printing/store.ts';
import { releasePiece } from '../records/stock/hold.ts';
import type { Transition } from '../base/transition.ts';
import { itemsOf } from '../records/orders/items.ts';
import { type OrderRow, moveOrder } from '../records/orders/store.ts';
import { byPiece } from '../records/stock/item.ts';

/** In these states no station prints the job, so it can be cancelled. A `held` job never reached the printer. */
export const TAKEN_BACK: readonly PrintJobState[] = UNBEGUN_JOBS;
/** Money is on its way, and it is not known yet whether it arrives. */
const IN_BETWEEN: readonly PaymentState[] = ['capturing', 'pending'];

/** A reprint is a person's decision: nobody takes it back to get money, and it ends by itself if it cannot be made. */
export const isKept = ({ reprint_id }: PrintJobRow, event: string): boolean =>
  event === 'cancelled' && reprint_id !== null;

type EndEvent = 'cancelled' | 'holdExpired' | 'outOfStock' | 'unprintable' | 'refused';

/**
 * Closes a locked order: withdraws or refunds its payment, cancels its print jobs and releases its pieces (OR-02).
 * @returns false, with nothing changed, if this is not possible any more, or not yet
 */
export async function closeOrder(change: Transition, order: OrderRow, event: EndEvent): Promise<boolean> {
  const { tx } = change;
  const payment = await livePayment(tx, order.id);
  const jobs = (await jobsOf(tx, [order.id])).filter(({ state }) => state !== 'cancelled');
  if (!allows(ORDER_TABLE, order.status, event)) return false;
  if (jobs.some((job) => !TAKEN_BACK.includes(job.state) || isKept(job, event))) return false;
  if (payment && IN_BETWEEN.includes(payment.state)) return false;
  await endOrder(change, order, event);
  if (payment?.state === 'settled') await askRefund(change, payment);
  else if (payment && allows(PAYMENT_TABLE, payment.state, 'cancelled'))
    await movePayment(change, payment, 'cancelled');
  for (const job of jobs) await moveJob(change, job, 'cancelled');
  return true;
}

/** Ends a locked order that gets nothing printed: its pieces and its coupon are free for others. */
export async function endOrder(change: Transition, order: OrderRow, event: EndEvent | 'mismatched'): Promise<void> {
  const { tx } = change;
  await moveOrder(change, order, event);
  for (const item of (await itemsOf(tx, [order.id])).sort(byPiece)) await releasePiece(change, item);
  await releaseCoupon(tx, order.id);
}
