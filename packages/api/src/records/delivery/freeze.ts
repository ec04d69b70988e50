import { type ActionInput, CallError, type PostalAddress } from '@cpc/contract';
import { type AccountId, type AddressId, type StationId, type Money, type OrderId, brand, money } from '@cpc/domain';
import { ownAddress, postalOf } from '../addresses/store.ts';
import { stationRow } from '../catalogue/stations.ts';
import type { Reader, Tx } from '../../base/db/database.ts';

/** The delivery address of an order and its fee, as they were when the order was placed (OR-04). */
export interface FrozenDelivery {
  readonly address: PostalAddress;
  readonly fee: Money;
}

/**
 * Looks up the delivery address of an order and the delivery fee of the station. Returns undefined for pickup.
 * @throws CallError deliveryUnavailable if the station does not deliver, deviceMissing, or notFound if the address
 * belongs to another account
 */
export async function freezeDelivery(
  reader: Reader,
  accountId: AccountId,
  stationId: StationId,
  asked: ActionInput<'Order.place'>['delivery'],
): Promise<FrozenDelivery | undefined> {
  if (asked === undefined) return undefined;
  const address = await ownAddress(reader, accountId, brand<AddressId>(asked.address_id));
  const { delivery_fee, currency } = await stationRow(reader, stationId);
  if (delivery_fee === null) throw new CallError('deliveryUnavailable');
  return { address: postalOf(address), fee: money(delivery_fee, currency) };
}

export async function insertDelivery(tx: Tx, orderId: OrderId, { address, fee }: FrozenDelivery): Promise<void> {
  await tx
    .insertInto('deliveries')
    .values({
      order_id: orderId,
      address: JSON.stringify(address),
      fee_amount: fee.amount,
      company: null,
      express_number: null,
      packed_at: null,
      shipped_at: null,
      received_at: null,
      returned_at: null,
      return_reason: null,
    })
    .execute();
}
