import {
  type Account,
  COUNTER,
  LEDGER,
  type Money,
  type RefundId,
  feePosting,
  money,
  receiptPosting,
  refundPaidPosting,
  refundPosting,
  salePosting,
  sharesLeft,
} from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import { linesOfPayment } from '../records/ledger/balances.ts';
import { post } from '../records/ledger/post.ts';
import { saleTerms } from '../records/ledger/rates.ts';
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
  const { rates, sending, drawings } = await saleTerms(tx, config, order);
  const paid = { paymentId: id, provider, partner: rates.partner, amount };
  await post(change, as === 'sale' ? salePosting({ ...paid, sending, drawings }, rates) : receiptPosting(paid), about);
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

/** Books a refund that the provider paid, or the staff of a counter. */
export async function bookRefundPaid(change: Transition, payment: PaymentRow, refund: GivenRefund): Promise<void> {
  await postPaid(change, payment, refund, await moneyAccountOf(change.tx, payment));
}

/** Books a refund that the provider refused and the platform's bank paid. */
export async function bookRefundOtherwise(change: Transition, payment: PaymentRow, refund: GivenRefund): Promise<void> {
  await postPaid(change, payment, refund, LEDGER.bank);
}

async function postPaid(change: Transition, payment: PaymentRow, refund: GivenRefund, from: Account): Promise<void> {
  const about = { orderId: payment.order_id, paymentId: payment.id };
  await post(change, refundPaidPosting(refund.id, from, money(refund.amount, refund.currency)), about);
}

/** The account that the payment's money came into. */
async function moneyAccountOf(tx: Tx, { id, provider }: PaymentRow): Promise<Account> {
  if (provider !== COUNTER) return LEDGER.clearing(provider);
  const { partner_id } = await tx
    .selectFrom('counter_payments')
    .select('partner_id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return LEDGER.cash(partner_id);
}
