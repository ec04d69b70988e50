import { ORDER_STATUS, type OrderStatus } from '@cpc/domain';

/**
 * Groups of the six status numbers, as customers think of orders. `receive`: orders to be picked up and parcels on
 * their way.
 */
export const FILTERS = ['all', 'unpaid', 'making', 'receive', 'over'] as const;
export type Filter = (typeof FILTERS)[number];

const STATUSES: Readonly<Record<Filter, readonly OrderStatus[] | undefined>> = {
  all: undefined,
  unpaid: [ORDER_STATUS.unpaid],
  making: [ORDER_STATUS.awaitingDelivery],
  receive: [ORDER_STATUS.delivering],
  over: [ORDER_STATUS.finished, ORDER_STATUS.closed, ORDER_STATUS.invalid],
};

export function filterNamed(name: string | undefined): Filter {
  return FILTERS.find((one) => one === name) ?? 'all';
}

/** The statuses of a filter; undefined for all. */
export const statusesIn = (filter: Filter): readonly OrderStatus[] | undefined => STATUSES[filter];
