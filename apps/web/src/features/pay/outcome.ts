import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type PaymentState } from '@cpc/domain';

/** What a customer back from the provider is told (PY-06). */
export type Outcome = 'checking' | 'paid' | 'pending' | 'declined' | 'cancelled' | 'over';

/**
 * From what the server says of the order and of the payment. An order that went on is paid, whatever else was said:
 * a webhook may have been quicker than the customer's way back.
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

/** Money that was taken, even where it is on its way back. */
const TAKEN: readonly (PaymentState | null)[] = ['capturing', 'pending', 'settled', 'refunding', 'refunded'];

/**
 * Where the pages of paying lead when there is nothing to pay any more: to its payment's own page, or to the order's,
 * which knows what became of the money. Undefined while it can be paid, and where nothing was ever charged.
 */
export function beyondPaying({
  status,
  payment,
}: Pick<OrderView, 'status' | 'payment'>): 'paySuccess' | 'orderDetail' | undefined {
  const { unpaid, awaitingDelivery, delivering, finished } = ORDER_STATUS;
  if (status === unpaid) return undefined;
  if (status === awaitingDelivery) return 'paySuccess';
  return status === delivering || status === finished || TAKEN.includes(payment) ? 'orderDetail' : undefined;
}
