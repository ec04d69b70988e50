import { type ActionInput, CallError } from '@cpc/contract';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { transition } from '../../base/transition.ts';
import { moveOrder } from '../../records/orders/store.ts';
import { askRefund } from '../../lifecycle/ask-refund.ts';
import { livePayment } from '../../records/payments/store.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { allIn, lockPartnersParcel } from './parcel.ts';

/**
 * A parcel came back, or the carrier lost it. It was never handed over, so the order closes and all of its money goes
 * back (OR-02, decision 090). The printed pieces stay used: they cannot be sold to others. A second call changes
 * nothing.
 * @throws CallError notFound, notShipped, or orderClosed if it was received
 */
export async function returnParcel(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  { order_id, reason }: ActionInput<'Partner.parcelReturned'>,
): Promise<void> {
  const { db, clock, events } = services;
  await db.transact(async (tx) => {
    const parcel = await lockPartnersParcel(tx, by, order_id, 'also over');
    const { returned_at, shipped_at, received_at } = parcel.delivery;
    if (returned_at !== null) return;
    if (shipped_at === null) throw new CallError('notShipped');
    if (received_at !== null || !allIn(parcel, 'shipped')) throw new CallError('orderClosed');
    const change = transition(tx, services, { actor: actorOf(by), reason: `parcel came back: ${reason}` });
    const facts = { returned_at: clock.now(), return_reason: reason };
    await tx.updateTable('deliveries').set(facts).where('order_id', '=', order_id).execute();
    for (const job of parcel.jobs) await moveJob(change, job, 'returned');
    await moveOrder(change, parcel.order, 'returned');
    const payment = await livePayment(tx, order_id);
    if (payment?.state === 'settled') await askRefund(change, payment);
  });
  events.publish(JOBS_TOPIC);
}
