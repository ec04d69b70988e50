import type { OrderItemView, OrderView } from '@cpc/contract';
import { ORDER_STATUS, type PrintJobState, UNBEGUN_JOBS } from '@cpc/domain';

type OrderState = Pick<OrderView, 'status' | 'payment'>;
type Printing = OrderState & { readonly items: readonly Pick<OrderItemView, 'job'>[] };

/** Returns true if nothing more will happen to the order. A pending refund is still to come. */
export function isOver({ status, payment }: OrderState): boolean {
  const ended: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.closed, ORDER_STATUS.invalid];
  return ended.includes(status) && payment !== 'refunding';
}

/** The payment is in progress and its result is unknown: the order can neither be paid again nor cancelled. */
export function isBeingPaid({ status, payment }: OrderState): boolean {
  return status === ORDER_STATUS.unpaid && (payment === 'capturing' || payment === 'pending');
}

/** States in which no station has begun the print. */
const UNTOUCHED: readonly (PrintJobState | null)[] = [null, ...UNBEGUN_JOBS];

/** OR-02: a customer may cancel until a station has leased the first print job of the order. */
export function mayCancel({ status, payment, items }: Printing): boolean {
  if (status === ORDER_STATUS.unpaid) return !isBeingPaid({ status, payment });
  const live = items.filter(({ job }) => job !== 'cancelled');
  return (
    status === ORDER_STATUS.awaitingDelivery && live.length > 0 && live.every(({ job }) => UNTOUCHED.includes(job))
  );
}

/** One of several items may be cancelled until a station has leased it. An unpaid order is cancelled as a whole. */
export function mayCancelItem(order: Printing, { job }: Pick<OrderItemView, 'job'>): boolean {
  const live = order.items.filter((item) => item.job !== 'cancelled');
  return order.status === ORDER_STATUS.awaitingDelivery && live.length > 1 && job !== null && UNTOUCHED.includes(job);
}

/** The order in which a customer looks for items: what is printed now, then what is ready, then what comes next. */
const LOOKED_FOR: readonly (PrintJobState | null)[] = [
  'printing',
  'taken',
  'printed',
  'discharging',
  'unsure',
  'held',
  'ready',
  'dispatching',
  'queued',
  'waiting',
  'review',
  'packed',
  'shipped',
];

/** The item of an order to show first. @throws RangeError if the order has no items */
export function itemInFocus<Item extends Pick<OrderItemView, 'job'>>({
  items,
}: {
  readonly items: readonly Item[];
}): Item {
  const wanted = LOOKED_FOR.flatMap((state) => items.filter(({ job }) => job === state));
  const [focus] = [...wanted, ...items];
  if (focus === undefined) throw new RangeError('itemInFocus: expected an order with items');
  return focus;
}
