import { CallError } from '@cpc/contract';
import { type OrderItemId, VOUCHER, money } from '@cpc/domain';
import type { Transition } from '../base/transition.ts';
import { type OrderItem, itemsOf } from '../records/orders/items.ts';
import { type OrderRow, lockOrder } from '../records/orders/store.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import { livePayment, type PaymentRow } from '../records/payments/store.ts';
import { refundRest } from './ask-refund.ts';
import { cancelItem } from './cancel-item.ts';
import { closeOrder } from './close-order.ts';
import { refundableAmount, refundableOfItem } from './refundable-amount.ts';
import { refundPart } from './refund-item.ts';

/** What a shop gives back: of one item or of the order; an amount in minor units, or all that is left. */
interface Wanted {
  readonly itemId?: OrderItemId | undefined;
  readonly amount?: number | undefined;
}

/**
 * Gives back what a shop decided, at most what is left (PA-11). What no station has begun is cancelled with its money;
 * a finished item stays as it is (decision 166). The order must be locked.
 * @throws CallError notFound, nothingPaid, refundedAlready, refundTooMuch, amountDivided or voucherWhole
 */
export async function refundOrderOrItem(
  change: Transition,
  order: OrderRow,
  { itemId, amount }: Wanted,
): Promise<void> {
  const { tx } = change;
  const item = itemId && (await itemsOf(tx, [order.id])).find(({ id }) => id === itemId);
  if (itemId && !item) throw new CallError('notFound');
  const payment = await settledPayment(change, order);
  const left = await (item ? refundableOfItem(tx, payment, item) : refundableAmount(tx, payment));
  if (left.amount <= 0) throw new CallError('refundedAlready');
  const part = money(amount ?? left.amount, left.currency);
  if (part.amount > left.amount) throw new CallError('refundTooMuch');
  refuseUnpayable(part);
  if (payment.provider === VOUCHER && part.amount !== payment.captured_amount) throw new CallError('voucherWhole');
  const rest = part.amount === left.amount;
  if (rest && (await cancelled(change, order, item))) return;
  if (rest && !item) await refundRestOf(change, order);
  else await refundPart(change, payment, { amount: part, itemId: item?.id ?? null });
}

/** @throws CallError nothingPaid or refundedAlready */
async function settledPayment({ tx }: Transition, order: OrderRow): Promise<PaymentRow> {
  const payment = await livePayment(tx, order.id);
  if (!payment || payment.captured_amount === null) throw new CallError('nothingPaid');
  if (payment.state !== 'settled') throw new CallError('refundedAlready');
  return payment;
}

/** Cancels the item, or the whole order, with its refund. @returns false if a station has begun it */
function cancelled(change: Transition, order: OrderRow, item: OrderItem | undefined | ''): Promise<boolean> {
  return item ? cancelItem(change, order, item, 'cancelled') : closeOrder(change, order, 'cancelled');
}

/** Cancels each item that no station has begun, and gives back the rest of the money. */
async function refundRestOf(change: Transition, order: OrderRow): Promise<void> {
  for (const item of await itemsOf(change.tx, [order.id])) {
    const locked = await lockOrder(change.tx, order.id);
    if (locked) await cancelItem(change, locked, item, 'cancelled');
  }
  const payment = await livePayment(change.tx, order.id);
  if (payment?.state === 'settled') await refundRest(change, payment);
}
