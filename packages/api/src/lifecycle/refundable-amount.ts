import { type Money, money } from '@cpc/domain';
import type { Reader } from '../base/db/database.ts';
import type { OrderItem } from '../records/orders/items.ts';
import { type PromisedRefund, refundsOfPayment } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

type Captured = Pick<PaymentRow, 'id' | 'captured_amount' | 'captured_currency' | 'currency'>;

/** The captured amount without the refunds that already exist. Below zero if the provider gave back more outside. */
export async function refundableAmount(reader: Reader, payment: Captured): Promise<Money> {
  const promised = sumOf(await refundsOfPayment(reader, payment.id));
  return money((payment.captured_amount ?? 0) - promised, payment.captured_currency ?? payment.currency);
}

/** What is left of an item's share of a payment: without its own refunds, and at most what is left of the payment. */
export async function refundableOfItem(
  reader: Reader,
  payment: Captured,
  item: Pick<OrderItem, 'id' | 'price_amount' | 'discount_amount'>,
): Promise<Money> {
  return leftOfItem(await refundsOfPayment(reader, payment.id), payment, item);
}

/** Like {@link refundableOfItem}, from the refunds of the payment. */
export function leftOfItem(
  refunds: readonly Pick<PromisedRefund, 'amount' | 'item_id'>[],
  payment: Captured,
  item: Pick<OrderItem, 'id' | 'price_amount' | 'discount_amount'>,
): Money {
  const own = sumOf(refunds.filter(({ item_id }) => item_id === item.id));
  const all = (payment.captured_amount ?? 0) - sumOf(refunds);
  const left = Math.max(0, Math.min(item.price_amount - item.discount_amount - own, all));
  return money(left, payment.captured_currency ?? payment.currency);
}

const sumOf = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
