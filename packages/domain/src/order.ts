import type { StateTable } from './state-table.ts';

/** The status numbers of the specification; calls and the database use the number. */
export const ORDER_STATUS = {
  unpaid: 0,
  awaitingDelivery: 1,
  delivering: 2,
  finished: 3,
  closed: 4,
  invalid: 5,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
export const ORDER_STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS);
/** The statuses of an order that was paid and is not called off. */
export const SOLD_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.awaitingDelivery,
  ORDER_STATUS.delivering,
  ORDER_STATUS.finished,
];

export type OrderEvent =
  | 'settled'
  | 'mismatched'
  | 'cancelled'
  | 'holdExpired'
  | 'unprintable'
  | 'refused'
  | 'outOfStock'
  | 'handedOver'
  | 'collected'
  | 'neverCollected'
  | 'returned'
  | 'moved'
  | 'reprinted'
  | 'itemCancelled'
  | 'itemOutOfStock'
  | 'itemUnprintable'
  | 'itemRefused';

const { unpaid, awaitingDelivery, delivering, finished, closed, invalid } = ORDER_STATUS;

/**
 * OR-02. If one of several items is cancelled, its order stays in its state (decision 030). `handedOver` means that the
 * item is in the pickup area, or was given to the carrier. `reprinted`: a finished item of it is printed again (decision
 * 167). `refused`: a person of the shop looked at the design, and does not print it (decision 239).
 */
export const ORDER_TABLE: StateTable<OrderStatus, OrderEvent> = {
  name: 'order',
  initial: unpaid,
  ends: [finished, closed, invalid],
  reopenedBy: 'reprinted',
  transitions: [
    { from: unpaid, on: 'settled', to: awaitingDelivery },
    { from: unpaid, on: 'cancelled', to: closed },
    { from: unpaid, on: 'holdExpired', to: closed },
    { from: unpaid, on: 'outOfStock', to: closed },
    { from: unpaid, on: 'mismatched', to: invalid },
    { from: unpaid, on: 'moved', to: unpaid },
    { from: awaitingDelivery, on: 'moved', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'itemCancelled', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'itemOutOfStock', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'itemUnprintable', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'itemRefused', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'reprinted', to: awaitingDelivery },
    { from: awaitingDelivery, on: 'handedOver', to: delivering },
    { from: awaitingDelivery, on: 'cancelled', to: closed },
    { from: awaitingDelivery, on: 'outOfStock', to: closed },
    { from: awaitingDelivery, on: 'unprintable', to: closed },
    { from: awaitingDelivery, on: 'refused', to: closed },
    { from: delivering, on: 'collected', to: finished },
    { from: delivering, on: 'reprinted', to: awaitingDelivery },
    { from: finished, on: 'reprinted', to: awaitingDelivery },
    { from: delivering, on: 'neverCollected', to: closed },
    { from: delivering, on: 'returned', to: closed },
  ],
};

/** How long an unpaid order holds its stock after a payment has begun, counted from its placing (OR-02). */
export const HOLD_MS = 15 * 60_000;
/** How long an order holds its stock before a payment has begun (decision 117). */
export const UNBEGUN_HOLD_MS = 5 * 60_000;

/** The maximum number of items in one order. */
export const MAX_ITEMS = 20;
