import { CallError } from '@cpc/contract';
import { type OrderId, type PrintJobState, SOLD_STATUSES } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { type OrderRow, lockOrder } from '../../records/orders/store.ts';
import { type PrintJobRow, jobsOf } from '../../records/printing/store.ts';
import { type DeliveryRow, deliveryOf } from '../../records/delivery/store.ts';
import { type Reach, within } from '../../records/partners/reach.ts';

/** A locked order that is sent, with the print jobs that go into its parcel. */
export interface Parcel {
  readonly order: OrderRow;
  readonly delivery: DeliveryRow;
  /** Without the cancelled ones. */
  readonly jobs: readonly PrintJobRow[];
}

/** The carrier has it, or the customer. */
export const SENT: readonly PrintJobState[] = ['shipped', 'received'];

/**
 * Locks an order that is sent for the rest of the transaction.
 * @param over set if a returned parcel counts too
 * @returns undefined if the order does not exist, is picked up, or is not paid
 */
export async function lockParcel(tx: Tx, orderId: OrderId, over?: 'also over'): Promise<Parcel | undefined> {
  const order = await lockOrder(tx, orderId);
  const delivery = order && (await deliveryOf(tx, orderId));
  const shown = order && (SOLD_STATUSES.includes(order.status) || (over && delivery?.returned_at != null));
  if (!delivery || !shown) return undefined;
  const jobs = (await jobsOf(tx, [orderId])).filter(({ state }) => state !== 'cancelled');
  return { order, delivery, jobs };
}

/**
 * The partner's own parcel. The order is locked only if it belongs to the partner.
 * @throws CallError notFound, also for another partner's order
 */
export async function lockPartnersParcel(tx: Tx, reach: Reach, orderId: OrderId, over?: 'also over'): Promise<Parcel> {
  const own = await tx
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where(within(reach))
    .executeTakeFirst();
  const parcel = own && (await lockParcel(tx, orderId, over));
  if (!parcel) throw new CallError('notFound');
  return parcel;
}

export const allIn = ({ jobs }: Parcel, ...states: readonly PrintJobState[]): boolean =>
  jobs.length > 0 && jobs.every(({ state }) => states.includes(state));
