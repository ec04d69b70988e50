import { ORDER_STATUS, type OrderStatus, PRINT_JOB_STATES } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { printedOf, stageOf } from './stage.ts';

const orderWith = (status: OrderStatus) => ({ status, delivery: null });

describe('the stage of a print', () => {
  it('[QU-01.2] every state of the print job has a stage', () => {
    const stages = PRINT_JOB_STATES.map((job) => stageOf(orderWith(ORDER_STATUS.awaitingDelivery), job));
    expect(stages.every((stage) => stage.length > 0)).toBe(true);
    expect(stageOf(orderWith(ORDER_STATUS.awaitingDelivery), null)).toBe('preparing');
  });

  it('[QU-01.2] a closed order is over, whatever the print job says', () => {
    expect(stageOf(orderWith(ORDER_STATUS.closed), 'queued')).toBe('over');
    expect(stageOf(orderWith(ORDER_STATUS.unpaid), null)).toBe('unpaid');
  });

  it('[QU-01.2] the percentage is the station’s while printing, 0 before and 100 after', () => {
    expect(printedOf('printing', 37)).toBe(37);
    expect(printedOf('queued', 37)).toBe(0);
    expect(printedOf('held', 37)).toBe(0);
    expect(printedOf('ready', 37)).toBe(100);
    expect(printedOf('shipped', 37)).toBe(100);
  });
});
