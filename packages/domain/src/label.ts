import { ORDER_STATUS, type OrderStatus } from './order.ts';
import type { PaymentState } from './payment.ts';
import type { PrintJobState } from './print-job.ts';

/** What the customer reads; a projection of the three machines, never stored (OR-01). */
export const ORDER_LABELS = [
  'unpaid',
  'waitingForProduction',
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
  queued: 'inQueue',
  dispatching: 'inQueue',
  printing: 'inProduction',
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
 * How far a print has come, from least to most. What needs a person or a printer that is well again has come least: it
 * is what its order waits for.
 */
const ADVANCE: readonly PrintJobState[] = [
  'held',
  'unsure',
  'waiting',
  'queued',
  'dispatching',
  'printing',
  'printed',
  'discharging',
  'packed',
  'ready',
  'shipped',
  'collected',
  'received',
];

/** The least advanced of an order's print jobs: what its label tells (OR-01). Cancelled ones count only where all are. */
export function leastAdvanced(jobs: readonly PrintJobState[]): PrintJobState | undefined {
  return ADVANCE.find((state) => jobs.includes(state)) ?? jobs[0];
}

interface Standing {
  readonly status: OrderStatus;
  readonly payment?: PaymentState | undefined;
  /** The least advanced print, where there are any. */
  readonly job?: PrintJobState | undefined;
  /** It goes by carrier and is not picked up. */
  readonly sent: boolean;
}

/** The label for an order, in the words of a parcel or of a pickup (OR-12). */
export function orderLabel({ status, payment, job, sent }: Standing): OrderLabel {
  if (payment === 'refunding') return 'refunding';
  if (payment === 'refunded') return 'refunded';
  if (status === ORDER_STATUS.unpaid) return 'unpaid';
  if (status === ORDER_STATUS.invalid) return 'invalid';
  if (job !== undefined && (status !== ORDER_STATUS.closed || job === 'cancelled'))
    return sent && job === 'printed' ? 'readyToShip' : BY_JOB[job];
  return status === ORDER_STATUS.closed ? 'closed' : 'waitingForProduction';
}
