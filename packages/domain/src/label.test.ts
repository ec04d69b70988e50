import { describe, expect, it } from 'vitest';
import { ORDER_LABELS, orderLabel } from './label.ts';
import { ORDER_STATUSES } from './order.ts';
import { PAYMENT_STATES } from './payment.ts';
import { PRINT_JOB_STATES } from './print-job.ts';

describe('the label of an order', () => {
  it.each([
    [0, 'approving', undefined, 'unpaid'],
    [1, 'settled', 'waiting', 'waitingForProduction'],
    [1, 'settled', 'queued', 'inQueue'],
    [1, 'settled', 'printing', 'inProduction'],
    [1, 'settled', 'discharging', 'discharging'],
    [2, 'settled', 'ready', 'pickupArea'],
    [3, 'settled', 'collected', 'pickupComplete'],
    [3, 'settled', 'received', 'orderComplete'],
    [1, 'settled', 'held', 'equipmentFault'],
    [4, 'refunding', 'cancelled', 'refunding'],
    [4, 'refunded', 'cancelled', 'refunded'],
    [4, 'cancelled', undefined, 'closed'],
    [5, 'settled', undefined, 'invalid'],
  ] as const)('[OR-03.2] status %s, payment %s, job %s read as %s', (status, payment, job, label) => {
    expect(orderLabel({ status, payment, job, sent: false })).toBe(label);
  });

  it('[OR-01.2] every combination of the three machines has a label', () => {
    for (const status of ORDER_STATUSES)
      for (const payment of [undefined, ...PAYMENT_STATES])
        for (const job of [undefined, ...PRINT_JOB_STATES])
          for (const sent of [false, true]) expect(ORDER_LABELS).toContain(orderLabel({ status, payment, job, sent }));
  });
});
