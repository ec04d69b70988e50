import { type ActionInput, CallError, type ReturnReason } from '@cpc/contract';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { type Transition, transition } from '../../base/transition.ts';
import { moveOrder } from '../../records/orders/store.ts';
import { askRefund } from '../../lifecycle/ask-refund.ts';
import { livePayment } from '../../records/payments/store.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { allIn, lockPartnersParcel, type Parcel } from './parcel.ts';

/**
 * A parcel came back, or the carrier lost it. A second call changes nothing.
 * @throws CallError notFound, notShipped, or orderClosed if it was received
 */
export async function returnParcel(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  { order_id, reason }: ActionInput<'Partner.parcelReturned'>,
): Promise<void> {
  await services.db.transact(async (tx) => {
    const parcel = await lockPartnersParcel(tx, by, order_id, 'also over');
    const change = transition(tx, services, { actor: actorOf(by), reason: `parcel came back: ${reason}` });
    await endParcel(change, parcel, reason);
  });
  services.events.publish(JOBS_TOPIC);
}

/**
 * Ends a parcel that was never handed over: its order closes and all of its money goes back (OR-02, decision 090). The printed
 * pieces stay used: they cannot be sold to others. An order whose parcel counted as received stays finished, and its money goes
 * back all the same (decision 353).
 * @param over set if a received parcel counts too
 * @returns false if it had come back before
 * @throws CallError notShipped, or orderClosed if it was received
 */
export async function endParcel(
  change: Transition,
  parcel: Parcel,
  reason: ReturnReason,
  over?: 'also received',
): Promise<boolean> {
  const { tx, clock } = change;
  const { returned_at, shipped_at, received_at } = parcel.delivery;
  if (returned_at !== null) return false;
  if (shipped_at === null) throw new CallError('notShipped');
  const isReceived = received_at !== null;
  if ((isReceived && !over) || !allIn(parcel, isReceived ? 'received' : 'shipped')) throw new CallError('orderClosed');
  const facts = { returned_at: clock.now(), return_reason: reason };
  await tx.updateTable('deliveries').set(facts).where('order_id', '=', parcel.order.id).execute();
  if (!isReceived) {
    for (const job of parcel.jobs) await moveJob(change, job, 'returned');
    await moveOrder(change, parcel.order, 'returned');
  }
  const payment = await livePayment(tx, parcel.order.id);
  if (payment?.state === 'settled') await askRefund(change, payment);
  return true;
}
