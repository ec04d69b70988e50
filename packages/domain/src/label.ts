import { ORDER_STATUS, type OrderStatus } from './order.ts';
import type { PaymentState } from './payment.ts';
import type { PrintJobState } from './print-job.ts';

/** What the customer reads. It is computed from the three state machines and never stored (OR-01). */
export const ORDER_LABELS = [
  'unpaid',
  'waitingForProduction',
  'inReview',
  'inQueue',
  'inProduction',
  'productionComplete',
  'readyToShip',
  'packed',
  'discharging',
  'pickupArea',
  'shipped',
  'orderComplete',
  'pickupComplete',
  'equipmentFault',
  'productionCancelled',
  'refunding',
  'refunded',
  'closed',
  'invalid',
] as const;
export type OrderLabel = (typeof ORDER_LABELS)[number];

const BY_JOB: Readonly<Record<PrintJobState, OrderLabel>> = {
  waiting: 'waitingForProduction',
  review: 'inReview',
  queued: 'inQueue',
  dispatching: 'inQueue',
  printing: 'inProduction',
  taken: 'inProduction',
  printed: 'productionComplete',
  discharging: 'discharging',
  ready: 'pickupArea',
  collected: 'pickupComplete',
  packed: 'packed',
  shipped: 'shipped',
  received: 'orderComplete',
  held: 'equipmentFault',
  unsure: 'equipmentFault',
  cancelled: 'productionCancelled',
};

/**
 * The progress of a print, from least to most. Prints that need a person or a repaired printer have the least progress,
 * because their order waits for them.
 */
const ADVANCE: readonly PrintJobState[] = [
  'held',
  'unsure',
  'waiting',
  'review',
  'queued',
  'dispatching',
  'printing',
  'taken',
  'printed',
  'discharging',
  'packed',
  'ready',
  'shipped',
  'collected',
  'received',
];

/**
 * The least advanced of an order's print jobs, which determines its label (OR-01). Cancelled jobs count only if all are
 * cancelled.
 */
export function leastAdvanced(jobs: readonly PrintJobState[]): PrintJobState | undefined {
  return ADVANCE.find((state) => jobs.includes(state)) ?? jobs[0];
}

interface LabelFacts {
  readonly status: OrderStatus;
  readonly payment?: PaymentState | undefined;
  /** The least advanced print, if there is one. */
  readonly job?: PrintJobState | undefined;
  /** True if it is sent by carrier, false if it is picked up. */
  readonly sent: boolean;
}

/** The label of an order, in the words of a parcel or of a pickup (OR-12). */
export function orderLabel({ status, payment, job, sent }: LabelFacts): OrderLabel {
  if (payment === 'refunding') return 'refunding';
  if (payment === 'refunded') return 'refunded';
  if (status === ORDER_STATUS.unpaid) return 'unpaid';
  if (status === ORDER_STATUS.invalid) return 'invalid';
  if (job !== undefined && (status !== ORDER_STATUS.closed || job === 'cancelled'))
    return sent && job === 'printed' ? 'readyToShip' : BY_JOB[job];
  return status === ORDER_STATUS.closed ? 'closed' : 'waitingForProduction';
}
