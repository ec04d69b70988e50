import { addressOf, currentAddress, formatAddress, navigate, useAddress } from '@cpc/appkit';
import type { AddressView } from '@cpc/contract';
import { type AddressId, type Money, addMoney } from '@cpc/domain';
import { useAddresses } from '../../../data/addresses.ts';
import { useHereStation } from '../../../data/here-station.ts';

interface Sending {
  /** The order is to be sent. */
  readonly sent: boolean;
  /** The address to send to; undefined while it is loading, or if it was deleted. */
  readonly address: AddressView | undefined;
  readonly setAddress: (addressId: AddressId | undefined) => void;
  /** The fee for sending; undefined if nothing is sent. */
  readonly fee: Money | undefined;
  /** A price plus the fee for sending. */
  readonly withFee: (price: Money) => Money;
}

/**
 * Whether and where an order is sent, from the page's address (RT-16). If the station does not send, nothing is sent.
 */
export function useSending(): Sending {
  const { address_id } = useAddress().query;
  const fee = useHereStation().data?.delivery_fee ?? undefined;
  const sent = address_id !== undefined && fee !== undefined;
  const addresses = useAddresses(sent);
  const price = sent ? fee : undefined;
  return {
    sent,
    address: sent ? addresses.data?.find((one) => one.address_id === address_id) : undefined,
    setAddress,
    fee: price,
    withFee: (goods) => (price ? addMoney(goods, price) : goods),
  };
}

function setAddress(addressId: AddressId | undefined): void {
  const { path, query } = currentAddress();
  const { address_id: _, ...rest } = query;
  navigate(formatAddress(addressOf(path, { ...rest, address_id: addressId })), { replace: true });
}
