import { ORDER_STATUS, type OrderStatus, PRINT_JOB_STATES } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { printedOf, stageOf } from './stage.ts';

const standing = (status: OrderStatus) => ({ status, delivery: null });

describe('the stage of a print', () => {
  it('[QU-01] is told for every state of the job', () => {
    const stages = PRINT_JOB_STATES.map((job) => stageOf(standing(ORDER_STATUS.awaitingDelivery), job));
    expect(stages.every((stage) => stage.length > 0)).toBe(true);
    expect(stageOf(standing(ORDER_STATUS.awaitingDelivery), null)).toBe('preparing');
  });

  it('[QU-01] is over for a closed order, whatever its job says', () => {
    expect(stageOf(standing(ORDER_STATUS.closed), 'queued')).toBe('over');
    expect(stageOf(standing(ORDER_STATUS.unpaid), null)).toBe('unpaid');
  });

  it('[QU-01] shows the station’s own percentage while printing, nothing before and all after', () => {
    expect(printedOf('printing', 37)).toBe(37);
    expect(printedOf('queued', 37)).toBe(0);
    expect(printedOf('held', 37)).toBe(0);
    expect(printedOf('ready', 37)).toBe(100);
    expect(printedOf('shipped', 37)).toBe(100);
  });
});
