import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type PaymentState } from '@cpc/domain';

/** What a customer who returns from the provider sees (PY-06). */
export type Outcome = 'checking' | 'paid' | 'pending' | 'declined' | 'cancelled' | 'over';

/**
 * Combines the server's state of the order and of the payment. An order beyond "unpaid" is paid, whatever else was
 * answered: a webhook may be faster than the customer's return.
 * @param unanswered the return call failed; then only the order itself tells
 */
export function outcomeOf(
  order: OrderView | undefined,
  answered: PaymentState | undefined,
  unanswered: boolean,
): Outcome {
  const { unpaid, awaitingDelivery, delivering, finished } = ORDER_STATUS;
  const wentOn: readonly (number | undefined)[] = [awaitingDelivery, delivering, finished];
  if (wentOn.includes(order?.status)) return 'paid';
  if (order !== undefined && order.status !== unpaid) return 'over';
  const state = answered ?? (unanswered ? (order?.payment ?? undefined) : undefined);
  if (state === 'pending') return 'pending';
  if (state === 'declined') return 'declined';
  if (state === 'cancelled') return 'cancelled';
  return 'checking';
}

/** States in which money was taken, even if it is being refunded. */
const TAKEN: readonly (PaymentState | null)[] = ['capturing', 'pending', 'settled', 'refunding', 'refunded'];

/**
 * Where the payment pages lead if there is nothing left to pay: to the page of the order's payment, or to the order,
 * which shows what became of the money. Undefined while the order can be paid, and if nothing was ever charged.
 */
export function targetAfterPayment({
  status,
  payment,
}: Pick<OrderView, 'status' | 'payment'>): 'paySuccess' | 'orderDetail' | undefined {
  const { unpaid, awaitingDelivery, delivering, finished } = ORDER_STATUS;
  if (status === unpaid) return undefined;
  if (status === awaitingDelivery) return 'paySuccess';
  return status === delivering || status === finished || TAKEN.includes(payment) ? 'orderDetail' : undefined;
}
