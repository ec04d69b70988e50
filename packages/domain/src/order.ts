import type { StateTable } from './machine.ts';

/** The specification's status numbers; the wire and the database carry the number. */
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

export type OrderEvent =
  | 'settled'
  | 'mismatched'
  | 'cancelled'
  | 'holdExpired'
  | 'unprintable'
  | 'outOfStock'
  | 'handedOver'
  | 'collected'
  | 'neverCollected'
  | 'returned'
  | 'moved'
  | 'itemCancelled'
  | 'itemOutOfStock'
  | 'itemUnprintable';

const { unpaid, awaitingDelivery, delivering, finished, closed, invalid } = ORDER_STATUS;

/** OR-02. An item of several that is taken back leaves its order where it is (decision 030). `handedOver` means: lies in the pickup area, or was given to the carrier. */
export const ORDER_TABLE: StateTable<OrderStatus, OrderEvent> = {
  name: 'order',
  initial: unpaid,
  ends: [finished, closed, invalid],
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
    { from: awaitingDelivery, on: 'handedOver', to: delivering },
    { from: awaitingDelivery, on: 'cancelled', to: closed },
    { from: awaitingDelivery, on: 'outOfStock', to: closed },
    { from: awaitingDelivery, on: 'unprintable', to: closed },
    { from: delivering, on: 'collected', to: finished },
    { from: delivering, on: 'neverCollected', to: closed },
    { from: delivering, on: 'returned', to: closed },
  ],
};

/** How long an unpaid order holds its stock once a payment was begun, from its placing (OR-02). */
export const HOLD_MS = 15 * 60_000;
/** How long it holds its stock until a payment is begun (decision 117). */
export const UNBEGUN_HOLD_MS = 5 * 60_000;
