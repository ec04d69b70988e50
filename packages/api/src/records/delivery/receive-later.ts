import type { OrderId } from '@cpc/domain';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Transition } from '../../base/transition.ts';
import { RECEIVED_AFTER_MS } from './store.ts';

/** A background job; its payload is the order's id. */
export const RECEIVE_JOB = 'delivery.receive';

/** Looks again when a parcel without news counts as received (decision 050). @param shippedAt UTC, ms */
export async function receiveLater(change: Transition, orderId: OrderId, shippedAt: number): Promise<void> {
  const delay = Math.max(0, shippedAt + RECEIVED_AFTER_MS - change.clock.now());
  await enqueue(change.tx, change, { kind: RECEIVE_JOB, payload: orderId, key: orderId, delay });
}
