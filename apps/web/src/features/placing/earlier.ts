import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';

/**
 * Whether the order that a key brings is one of before, paid or given up since: whoever places the same again wants
 * another (OR-05). A free one is on its way the moment it is placed, and may be the one whose answer was lost.
 */
export function isEarlier({ status, price }: Pick<OrderView, 'status' | 'price'>): boolean {
  if (status === ORDER_STATUS.unpaid) return false;
  return status !== ORDER_STATUS.awaitingDelivery || price.amount > 0;
}
