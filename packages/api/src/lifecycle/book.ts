import {
  LEDGER,
  type Money,
  type RefundId,
  feePosting,
  moneyAccount,
  money,
  receiptPosting,
  refundPaidPosting,
  refundPosting,
  salePosting,
  sharesLeft,
} from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { deliveryOf } from '../records/delivery/store.ts';
import { linesOfPayment } from '../records/ledger/balances.ts';
import { post } from '../records/ledger/post.ts';
import { ratesOf } from '../records/ledger/rates.ts';
import type { Cause } from '../records/orders/cause.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { Services } from '../base/services.ts';
import type { TakenReport } from '../records/payments/provider.ts';
import type { PaymentRow } from '../records/payments/store.ts';

/** Every movement of money, into the books in the transaction that moves it (MO-01). */

/** @param as `sale` when it pays the order; a `receipt` bought nothing and is the customer's */
export async function bookCapture(
  tx: Tx,
  { clock, config }: Services,
  order: OrderRow,
  { id, provider }: PaymentRow,
  { amount, fee }: TakenReport,
  as: 'sale' | 'receipt',
  cause: Cause,
): Promise<void> {
  const about = { orderId: order.id, paymentId: id };
  const rates = await ratesOf(tx, config, order);
  const paid = { paymentId: id, provider, partner: rates.partner, amount };
  const sending = (await deliveryOf(tx, order.id))?.fee_amount ?? 0;
  await post(tx, clock, as === 'sale' ? salePosting({ ...paid, sending }, rates) : receiptPosting(paid), about, cause);
  if (fee && fee.amount > 0) await post(tx, clock, feePosting({ paymentId: id, provider, amount: fee }), about, cause);
}

/**
 * Promised back: every share is taken back in proportion (MO-02). Of money that bought nothing, none was shared.
 */
export async function bookRefundAsked(
  tx: Tx,
  { clock }: Services,
  payment: PaymentRow,
  refundId: RefundId,
  asked: Money,
  cause: Cause,
): Promise<void> {
  const shares = sharesLeft(await linesOfPayment(tx, payment.id));
  const there = [...shares.values()].reduce((sum, share) => sum + Math.max(0, share), 0);
  const back = money(Math.min(asked.amount, there), asked.currency);
  if (back.amount === 0) return;
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(tx, clock, refundPosting(refundId, back, shares), about, cause);
}

/** The provider would not give it back; the platform's bank did. */
export async function bookRefundOtherwise(
  tx: Tx,
  { clock }: Services,
  payment: PaymentRow,
  refund: { readonly id: RefundId; readonly amount: number; readonly currency: string },
  cause: Cause,
): Promise<void> {
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(tx, clock, refundPaidPosting(refund.id, LEDGER.bank, money(refund.amount, refund.currency)), about, cause);
}

export async function bookRefundPaid(
  tx: Tx,
  { clock, config }: Services,
  order: OrderRow,
  payment: PaymentRow,
  refund: { readonly id: RefundId; readonly amount: number; readonly currency: string },
  cause: Cause,
): Promise<void> {
  const { partner } = await ratesOf(tx, config, order);
  const from = moneyAccount(payment.provider, partner);
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(tx, clock, refundPaidPosting(refund.id, from, money(refund.amount, refund.currency)), about, cause);
}
