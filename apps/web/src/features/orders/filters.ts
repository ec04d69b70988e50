import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type OrderStatus } from '@cpc/domain';

/** How a customer thinks of orders, over the six status numbers. */
export const FILTERS = ['all', 'unpaid', 'making', 'pickup', 'over'] as const;
export type Filter = (typeof FILTERS)[number];

const BY_STATUS: Readonly<Record<OrderStatus, Filter>> = {
  [ORDER_STATUS.unpaid]: 'unpaid',
  [ORDER_STATUS.awaitingDelivery]: 'making',
  [ORDER_STATUS.delivering]: 'pickup',
  [ORDER_STATUS.finished]: 'over',
  [ORDER_STATUS.closed]: 'over',
  [ORDER_STATUS.invalid]: 'over',
};

export function filterNamed(name: string | undefined): Filter {
  return FILTERS.find((one) => one === name) ?? 'all';
}

export function inFilter(order: Pick<OrderView, 'status'>, filter: Filter): boolean {
  return filter === 'all' || BY_STATUS[order.status] === filter;
}
