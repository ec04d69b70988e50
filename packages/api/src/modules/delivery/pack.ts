import { CallError } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { type Cause, transition, type Transition } from '../../base/transition.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { type Parcel, SENT, allIn, lockPartnersParcel } from './parcel.ts';

/** The cause of what a person of the shop does with a parcel, for its history. */
export const byShop = (by: ShopPerson): Cause => ({ actor: actorOf(by), reason: 'by the partner' });

/**
 * Marks all items of an order as packed: an order travels in one parcel. A second call changes nothing.
 * @throws CallError notFound, or notAllPrinted while a print of the order is still to come
 */
export async function packOrder(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  orderId: OrderId,
): Promise<void> {
  await services.db.transact(async (tx) => {
    const parcel = await lockPartnersParcel(tx, by, orderId);
    if (!allIn(parcel, ...SENT)) await pack(transition(tx, services, byShop(by)), parcel);
  });
}

/** Packs the items that are not packed yet. @throws CallError notAllPrinted */
export async function pack(change: Transition, parcel: Parcel): Promise<void> {
  const { tx, clock } = change;
  // A reprint travels alone: the other items were sent before.
  if (!allIn(parcel, 'printed', 'packed', ...SENT) || allIn(parcel, ...SENT)) throw new CallError('notAllPrinted');
  const printed = parcel.jobs.filter(({ state }) => state === 'printed');
  for (const job of printed) await moveJob(change, job, 'packed');
  if (printed.length === 0) return;
  await tx.updateTable('deliveries').set({ packed_at: clock.now() }).where('order_id', '=', parcel.order.id).execute();
}
