import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type PrintJobState } from '@cpc/domain';

/** The progress of an item, in the terms of the queue page. */
export type Stage =
  | 'unpaid'
  | 'preparing'
  | 'review'
  | 'queued'
  | 'printing'
  | 'printed'
  | 'ready'
  | 'collected'
  | 'toPack'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'held'
  | 'over';

const BY_JOB: Readonly<Record<PrintJobState, Stage>> = {
  waiting: 'preparing',
  review: 'review',
  queued: 'queued',
  dispatching: 'queued',
  printing: 'printing',
  taken: 'printing',
  printed: 'printed',
  discharging: 'printed',
  ready: 'ready',
  collected: 'collected',
  packed: 'packed',
  shipped: 'shipped',
  received: 'received',
  held: 'held',
  unsure: 'held',
  cancelled: 'over',
};

/** A parcel is not picked up at the printer: it is packed, shipped and received (OR-12). */
export function stageOf(
  { status, delivery }: Pick<OrderView, 'status' | 'delivery'>,
  job: PrintJobState | null,
): Stage {
  if (status === ORDER_STATUS.unpaid) return 'unpaid';
  if (status === ORDER_STATUS.closed || status === ORDER_STATUS.invalid) return 'over';
  const stage = job === null ? 'preparing' : BY_JOB[job];
  return delivery && stage === 'printed' ? 'toPack' : stage;
}

/** Stages at which the print is complete. */
const WHOLE: readonly Stage[] = ['printed', 'ready', 'collected', 'toPack', 'packed', 'shipped', 'received'];

/** The printed part of the item, 0 … 100: the station's own percentage, never an estimate. */
export function printedOf(stage: Stage, percent: number): number {
  if (stage === 'printing') return percent;
  return WHOLE.includes(stage) ? 100 : 0;
}
