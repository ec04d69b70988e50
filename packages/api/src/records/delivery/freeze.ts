import { type ActionInput, CallError, type PostalAddress } from '@cpc/contract';
import { type AccountId, type AddressId, type MachineId, type Money, type OrderId, brand, money } from '@cpc/domain';
import { ownAddress, postalOf } from '../addresses/store.ts';
import { machineRow } from '../catalogue/machines.ts';
import type { Reader, Tx } from '../../base/db/database.ts';

/** Where an order is sent and what that costs, as it was when it was placed (OR-04). */
export interface FrozenDelivery {
  readonly address: PostalAddress;
  readonly fee: Money;
}

/**
 * Looks up the address an order is to be sent to and what the machine takes for sending; undefined where it is picked up.
 * @throws CallError deviceMissing, deliveryUnavailable where the machine sends nothing, or notFound for another's address
 */
export async function freezeDelivery(
  reader: Reader,
  accountId: AccountId,
  machineId: MachineId,
  asked: ActionInput<'Order.place'>['delivery'],
): Promise<FrozenDelivery | undefined> {
  if (asked === undefined) return undefined;
  const address = await ownAddress(reader, accountId, brand<AddressId>(asked.address_id));
  const { delivery_fee, currency } = await machineRow(reader, machineId);
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
