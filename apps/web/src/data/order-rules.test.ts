import { ORDER_STATUS, PRINT_JOB_STATES, type PrintJobState } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { isOver, mayCancel } from './order-rules.ts';

const standing = (status: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS], job: PrintJobState | null = null) => ({
  status,
  job,
  payment: null,
});

describe('what may be done with an order', () => {
  it('[OR-02] an unpaid order may be cancelled', () => {
    expect(mayCancel(standing(ORDER_STATUS.unpaid))).toBe(true);
  });

  it('[OR-02] a paid order may be cancelled until a station has leased its job', () => {
    const open = PRINT_JOB_STATES.filter((job) => mayCancel(standing(ORDER_STATUS.awaitingDelivery, job)));
    expect(open).toEqual(['waiting', 'queued']);
    expect(mayCancel(standing(ORDER_STATUS.awaitingDelivery))).toBe(true);
  });

  it('[OR-02] an order that lies ready or has ended may not be cancelled', () => {
    const { delivering, finished, closed, invalid } = ORDER_STATUS;
    expect([delivering, finished, closed, invalid].some((status) => mayCancel(standing(status)))).toBe(false);
  });

  it('[PY-05] a closed order is not over while its refund is on the way', () => {
    expect(isOver({ ...standing(ORDER_STATUS.closed), payment: 'refunding' })).toBe(false);
    expect(isOver({ ...standing(ORDER_STATUS.closed), payment: 'refunded' })).toBe(true);
    expect(isOver(standing(ORDER_STATUS.finished))).toBe(true);
    expect(isOver(standing(ORDER_STATUS.awaitingDelivery))).toBe(false);
  });
});
