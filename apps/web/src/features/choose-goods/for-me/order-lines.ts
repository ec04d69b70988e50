import type { OrderItemView, OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';

/** What an order waits for, the most urgent first: what can be fetched now, what comes by itself, what is made. */
export const LINE_KINDS = ['ready', 'shipped', 'packed', 'printing', 'queued', 'unpaid', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One order in a line. */
export interface OrderLine {
  readonly kind: LineKind;
  readonly order: OrderView;
  /** The item that the line shows. */
  readonly item: OrderItemView;
  /** How many items are ready, and in which bays. */
  readonly ready: number;
  readonly bays: readonly string[];
}

/** A line for each order that is not over, the most urgent first; orders that are equal in that stay in their order. */
export function orderLines(orders: readonly OrderView[]): readonly OrderLine[] {
  return orders.flatMap(lineOf).toSorted((a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind));
}

function lineOf(order: OrderView): readonly OrderLine[] {
  const [first] = order.items
    .map((item) => ({ item, kind: kindOf(order, item) }))
    .toSorted((a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind));
  if (first === undefined) return [];
  const ready = order.items.filter(({ job }) => job === 'ready');
  const bays = [...new Set(ready.flatMap(({ bay }) => (bay === null || bay === '' ? [] : [bay])))];
  return [{ ...first, order, ready: ready.length, bays }];
}

function kindOf(order: OrderView, { job, position }: OrderItemView): LineKind {
  if (order.status === ORDER_STATUS.unpaid) return 'unpaid';
  if (job === 'taken') return 'printing';
  if (job === 'ready' || job === 'shipped' || job === 'packed' || job === 'printing') return job;
  return job === 'queued' && position > 0 ? 'queued' : 'other';
}
