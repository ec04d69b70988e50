import { ORDER_STATUS, PRINT_JOB_STATES, type PrintJobState } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { isOver, itemInFocus, mayCancel, mayCancelItem } from './order-rules.ts';

const orderWith = (
  status: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS],
  ...jobs: readonly (PrintJobState | null)[]
) => ({ status, items: (jobs.length === 0 ? [null] : jobs).map((job) => ({ job })), payment: null });

describe('what a customer may do with an order', () => {
  it('[OR-02.1] an unpaid order may be cancelled', () => {
    expect(mayCancel(orderWith(ORDER_STATUS.unpaid))).toBe(true);
    for (const payment of ['capturing', 'pending'] as const)
      expect(mayCancel({ ...orderWith(ORDER_STATUS.unpaid), payment })).toBe(false);
  });

  it('[OR-02.3] a paid order may be cancelled until a station leases its print job', () => {
    const open = PRINT_JOB_STATES.filter((job) => mayCancel(orderWith(ORDER_STATUS.awaitingDelivery, job)));
    expect(open).toEqual(['waiting', 'review', 'queued', 'held']);
    expect(mayCancel(orderWith(ORDER_STATUS.awaitingDelivery))).toBe(true);
  });

  it('[OR-10] an order of several items may be cancelled until one of its prints begins', () => {
    const { awaitingDelivery } = ORDER_STATUS;
    expect(mayCancel(orderWith(awaitingDelivery, 'queued', 'waiting'))).toBe(true);
    expect(mayCancel(orderWith(awaitingDelivery, 'cancelled', 'waiting'))).toBe(true);
    expect(mayCancel(orderWith(awaitingDelivery, 'queued', 'dispatching'))).toBe(false);
    expect(mayCancel(orderWith(awaitingDelivery, 'ready', 'queued'))).toBe(false);
  });

  it('[OR-10] one item may be cancelled until a station leases it; the last one cancels the order', () => {
    const cancellable = (...jobs: readonly (PrintJobState | null)[]) => {
      const order = orderWith(ORDER_STATUS.awaitingDelivery, ...jobs);
      return order.items.filter((item) => mayCancelItem(order, item)).map(({ job }) => job);
    };
    expect(cancellable('queued', 'printing', 'waiting')).toEqual(['queued', 'waiting']);
    expect(cancellable('queued', 'cancelled')).toEqual([]);
    expect(cancellable(null, null)).toEqual([]);
  });

  it('[OR-10] [QU-01.2] the item being printed is shown first, then the one that is ready', () => {
    const focus = (...jobs: readonly (PrintJobState | null)[]) =>
      itemInFocus(orderWith(ORDER_STATUS.awaitingDelivery, ...jobs)).job;
    expect(focus('queued', 'ready', 'printing')).toBe('printing');
    expect(focus('collected', 'queued', 'ready')).toBe('ready');
    expect(focus('cancelled', 'review')).toBe('review');
    expect(focus('cancelled', 'collected')).toBe('cancelled');
    expect(focus(null, null)).toBe(null);
  });

  it('[OR-02.6] an order that is ready or has ended may not be cancelled', () => {
    const { delivering, finished, closed, invalid } = ORDER_STATUS;
    expect([delivering, finished, closed, invalid].some((status) => mayCancel(orderWith(status)))).toBe(false);
  });

  it('[PY-05.2] a closed order is not over while its refund is pending', () => {
    expect(isOver({ ...orderWith(ORDER_STATUS.closed), payment: 'refunding' })).toBe(false);
    expect(isOver({ ...orderWith(ORDER_STATUS.closed), payment: 'refunded' })).toBe(true);
    expect(isOver(orderWith(ORDER_STATUS.finished))).toBe(true);
    expect(isOver(orderWith(ORDER_STATUS.awaitingDelivery))).toBe(false);
  });
});
