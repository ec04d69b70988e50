import { ORDER_STATUS, type OrderStatus, type PrintJobState } from '@cpc/domain';

/** How far a customer's thing has come, in the words of the queue page. */
export type Stage =
  | 'unpaid'
  | 'preparing'
  | 'queued'
  | 'printing'
  | 'printed'
  | 'ready'
  | 'collected'
  | 'held'
  | 'over';

const BY_JOB: Readonly<Record<PrintJobState, Stage>> = {
  waiting: 'preparing',
  queued: 'queued',
  dispatching: 'queued',
  printing: 'printing',
  printed: 'printed',
  discharging: 'printed',
  ready: 'ready',
  collected: 'collected',
  packed: 'printed',
  shipped: 'ready',
  received: 'collected',
  held: 'held',
  unsure: 'held',
  cancelled: 'over',
};

export function stageOf(status: OrderStatus, job: PrintJobState | null): Stage {
  if (status === ORDER_STATUS.unpaid) return 'unpaid';
  if (status === ORDER_STATUS.closed || status === ORDER_STATUS.invalid) return 'over';
  return job === null ? 'preparing' : BY_JOB[job];
}

/** How much of the case is printed, 0 … 100: the station's own figure, never a guess. */
export function printedOf(stage: Stage, percent: number): number {
  if (stage === 'printing') return percent;
  return stage === 'printed' || stage === 'ready' || stage === 'collected' ? 100 : 0;
}
