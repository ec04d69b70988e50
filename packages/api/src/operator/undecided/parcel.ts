import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { money, type PersonId, plainCode } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { lockParcel } from '../../modules/delivery/parcel.ts';
import { endParcel } from '../../modules/delivery/return.ts';
import { sellerOf } from '../../records/ledger/rates.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { refundsOf } from '../../records/payments/refund-store.ts';
import { required } from '../shops/shops.ts';

/**
 * A parcel came back or was lost, even if it counted as received (decision 090). A second call changes nothing.
 * @returns what goes back because of this call
 * @throws CallError notFound, notShipped or fieldEmpty
 */
export async function parcelReturned(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: PersonId,
  { order_number: typed, what, reason: said }: ActionInput<'Operator.parcelReturned'>,
): Promise<ActionOutput<'Operator.parcelReturned'>> {
  const { db, events } = services;
  const reason = required(said);
  const number = plainCode(typed).toUpperCase();
  const found = await db.read.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!found) throw new CallError('notFound');
  const given = async (reader: Reader) =>
    (await refundsOf(reader, [found.id])).reduce((sum, { amount }) => sum + amount, 0);
  const { currency, refunded } = await db.transact(async (tx) => {
    const parcel = await lockParcel(tx, found.id, 'also over');
    if (!parcel) throw new CallError('notFound');
    const before = await given(tx);
    const change = transition(tx, services, { actor: `operator ${by}`, reason: `parcel came back: ${what}` });
    if (await endParcel(change, parcel, what, 'also received')) {
      const partnerId = await sellerOf(tx, parcel.order);
      await noteDeed(tx, services, { by, event: 'parcelReturned', partnerId, reason: `${number}: ${reason}` });
    }
    return { currency: parcel.order.price_currency, refunded: (await given(tx)) - before };
  });
  events.publish(JOBS_TOPIC);
  return { order_number: number, refunded: money(refunded, currency) };
}
