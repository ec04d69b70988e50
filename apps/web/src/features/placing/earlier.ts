import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';

/**
 * Returns true if the order found under a key is an earlier one that was paid or given up since: the customer then
 * wants another order (OR-05). A free order needs no payment, so it may be the one whose answer was lost.
 */
export function isEarlier({ status, price }: Pick<OrderView, 'status' | 'price'>): boolean {
  if (status === ORDER_STATUS.unpaid) return false;
  return status !== ORDER_STATUS.awaitingDelivery || price.amount > 0;
}
