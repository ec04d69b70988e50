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
import { deliveryOf } from '../records/delivery/store.ts';
import { linesOfPayment } from '../records/ledger/balances.ts';
import { post } from '../records/ledger/post.ts';
import { ratesOf } from '../records/ledger/rates.ts';
import type { Transition } from '../base/transition.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { TakenReport } from '../records/payments/provider.ts';
import type { RefundRow } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

/** Every movement of money. Each is posted to the ledger in the transaction that makes it (MO-01). */

type GivenRefund = Pick<RefundRow, 'id' | 'amount' | 'currency'>;

/** @param as `sale` if the money pays the order; `receipt` if it bought nothing and belongs to the customer */
export async function bookCapture(
  change: Transition,
  order: OrderRow,
  { id, provider }: PaymentRow,
  { amount, fee }: TakenReport,
  as: 'sale' | 'receipt',
): Promise<void> {
  const { tx, config } = change;
  const about = { orderId: order.id, paymentId: id };
  const rates = await ratesOf(tx, config, order);
  const paid = { paymentId: id, provider, partner: rates.partner, amount };
  const sending = (await deliveryOf(tx, order.id))?.fee_amount ?? 0;
  await post(change, as === 'sale' ? salePosting({ ...paid, sending }, rates) : receiptPosting(paid), about);
  if (fee && fee.amount > 0) await post(change, feePosting({ paymentId: id, provider, amount: fee }), about);
}

/**
 * Books a refund that was asked for: takes every share back in proportion (MO-02). Money that bought nothing was never
 * shared.
 */
export async function bookRefundAsked(
  change: Transition,
  payment: PaymentRow,
  refundId: RefundId,
  asked: Money,
): Promise<void> {
  const shares = sharesLeft(await linesOfPayment(change.tx, payment.id));
  const there = [...shares.values()].reduce((sum, share) => sum + Math.max(0, share), 0);
  const back = money(Math.min(asked.amount, there), asked.currency);
  if (back.amount === 0) return;
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(change, refundPosting(refundId, back, shares), about);
}

/** Books a refund that the provider refused and the platform's bank paid. */
export async function bookRefundOtherwise(change: Transition, payment: PaymentRow, refund: GivenRefund): Promise<void> {
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(change, refundPaidPosting(refund.id, LEDGER.bank, money(refund.amount, refund.currency)), about);
}

export async function bookRefundPaid(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  refund: GivenRefund,
): Promise<void> {
  const { partner } = await ratesOf(change.tx, change.config, order);
  const from = moneyAccount(payment.provider, partner);
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(change, refundPaidPosting(refund.id, from, money(refund.amount, refund.currency)), about);
}
