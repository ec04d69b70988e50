import {
  type Account,
  COUNTER,
  LEDGER,
  type OrderItemId,
  allot,
  drawingsLeft,
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
import { issueCreditNote, issueReceipt } from './issue-bills.ts';
import { post } from '../records/ledger/post.ts';
import { saleTerms } from '../records/ledger/rates.ts';
import type { Transition } from '../base/transition.ts';
import { itemsOf } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { TakenReport } from '../records/payments/provider.ts';
import { type RefundRow, refundsOfPayment } from '../records/payments/refund-store.ts';
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
  if (as === 'sale') await issueReceipt(change, order, { partnerId: rates.partner, provider, amount: amount.amount });
  if (fee && fee.amount > 0) await post(change, feePosting({ paymentId: id, provider, amount: fee }), about);
}

/**
 * Books a refund that was asked for: takes every share back in proportion, of an item its drawings first (MO-02). Money
 * that bought nothing was never shared.
 */
export async function bookRefundAsked(change: Transition, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const lines = await linesOfPayment(change.tx, payment.id);
  const shares = sharesLeft(lines);
  const there = [...shares.values()].reduce((sum, share) => sum + Math.max(0, share), 0);
  const back = money(Math.min(refund.amount, there), refund.currency);
  if (back.amount === 0) return;
  const about = { orderId: payment.order_id, paymentId: payment.id };
  const all = drawingsLeft(lines);
  const item = refund.item_id === null ? undefined : await drawingsOfItem(change.tx, refund, refund.item_id, all);
  await post(change, refundPosting(refund.id, back, shares, { all, item }), about);
}

/**
 * What is left of the money for an item's drawings, before a refund of it. A refund of an item takes that first. What
 * refunds of no item have taken is missing from every item's in proportion.
 * @param all what is left of the money for the order's drawings
 */
async function drawingsOfItem(tx: Tx, refund: RefundRow, itemId: OrderItemId, all: number): Promise<number> {
  if (all === 0) return 0;
  const [items, refunds] = await Promise.all([itemsOf(tx, [refund.order_id]), refundsOfPayment(tx, refund.payment_id)]);
  const left = items.map((item) => {
    const before = refunds.filter(({ id, item_id }) => id !== refund.id && item_id === item.id);
    return Math.max(
      0,
      before.reduce((rest, { amount }) => rest - amount, item.drawings_amount),
    );
  });
  const parts = allot(
    Math.min(
      all,
      left.reduce((sum, part) => sum + part, 0),
    ),
    left,
  );
  return parts[items.findIndex(({ id }) => id === itemId)] ?? 0;
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
  await issueCreditNote(change, payment, refund);
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
