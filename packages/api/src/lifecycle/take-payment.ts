import { ORDER_STATUS, money, sameMoney } from '@cpc/domain';
import { because, type Cause, type Transition } from '../base/transition.ts';
import { type OrderRow, moveOrder } from '../records/orders/store.ts';
import type { TakenReport } from '../records/payments/provider.ts';
import { type PaymentRow, isOver, livePayment, movePayment } from '../records/payments/store.ts';
import { askRefund, refundRest } from './ask-refund.ts';
import { bookCapture } from './book-ledger.ts';
import { endOrder } from './close-order.ts';
import { createPrintJobs } from './create-print-jobs.ts';

const SUPERSEDED: Cause = { actor: 'system', reason: 'the money of an earlier attempt came' };
const LATE: Cause = { actor: 'system', reason: 'another payment had taken its place' };
const OVER: Cause = { actor: 'system', reason: 'paid when the order was over' };
const MISMATCHED: Cause = { actor: 'system', reason: 'another amount was paid than asked' };

/**
 * Takes captured money into the books, exactly once. Either it pays the order and its print jobs are made, or it goes
 * back. Money of an attempt that is over pays an order that still waits for it. It goes back if the order has another
 * payment (decision 077).
 */
export async function takePayment(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: TakenReport,
): Promise<PaymentRow> {
  const other = isOver(payment) ? await livePayment(change.tx, order.id) : undefined;
  const supersedes = other !== undefined && canSupersede(payment, other);
  if (supersedes) await movePayment(because(change, SUPERSEDED), other, 'cancelled');
  const late = other !== undefined && !supersedes;
  const settled = await movePayment(change, payment, 'captured', {
    capture_id: report.captureId,
    captured_amount: report.amount.amount,
    captured_currency: report.amount.currency,
    fee_amount: report.fee?.amount ?? null,
    late: late ? 1 : 0,
  });
  const unpaid = order.status === ORDER_STATUS.unpaid;
  const wanted = sameMoney(report.amount, money(order.price_amount, order.price_currency));
  const pays = unpaid && wanted && !late;
  await bookCapture(change, order, payment, report, pays ? 'sale' : 'receipt');
  if (pays) {
    await createPrintJobs(change, await moveOrder(change, order, 'settled'));
    return settled;
  }
  if (late) return refundRest(because(change, LATE), settled);
  if (unpaid) await endOrder(because(change, MISMATCHED), order, 'mismatched');
  return askRefund(because(change, wanted ? OVER : MISMATCHED), settled);
}

/**
 * Returns true if the order's open attempt gives way to an earlier one that was paid after all: an attempt at PayPal
 * that its payer has not approved yet. The provider accepts an order's invoice number once, so it could not be paid any
 * more (decision 077).
 */
function canSupersede({ provider }: PaymentRow, other: PaymentRow): boolean {
  const isOpen = other.state === 'created' || other.state === 'approving';
  return isOpen && other.provider === 'paypal' && provider === 'paypal';
}
