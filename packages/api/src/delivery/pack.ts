import { CallError } from '@cpc/contract';
import type { OrderId, PartnerId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import type { Cause } from '../orders/cause.ts';
import { moveJob } from '../printing/store.ts';
import type { Services } from '../services.ts';
import { type Parcel, allIn, lockPartnersParcel } from './parcel.ts';

export const BY_PARTNER: Cause = { actor: 'partner', cause: 'by the partner' };

/**
 * Everything of an order lies in its parcel: an order travels in one. Told again, it changes nothing.
 * @throws CallError notFound, or notAllPrinted while a print of it is still to come
 */
export async function packOrder({ db, clock }: Services, partnerId: PartnerId, orderId: OrderId): Promise<void> {
  await db.transact(async (tx) => {
    const parcel = await lockPartnersParcel(tx, partnerId, orderId);
    if (!allIn(parcel, 'shipped', 'received')) await pack(tx, { clock }, parcel);
  });
}

/** Packs what is not packed yet. @throws CallError notAllPrinted */
export async function pack(tx: Tx, { clock }: Pick<Services, 'clock'>, parcel: Parcel): Promise<void> {
  if (!allIn(parcel, 'printed', 'packed')) throw new CallError('notAllPrinted');
  const printed = parcel.jobs.filter(({ state }) => state === 'printed');
  for (const job of printed) await moveJob(tx, clock, job, 'packed', BY_PARTNER);
  if (printed.length === 0) return;
  await tx.updateTable('deliveries').set({ packed_at: clock.now() }).where('order_id', '=', parcel.order.id).execute();
}
