import type { AddressView } from '@cpc/contract';
import { type AddressId, type Money, addMoney } from '@cpc/domain';
import { addressOf, formatAddress } from '../../core/address.ts';
import { currentAddress, navigate, useAddress } from '../../core/hash-location.ts';
import { useAddresses } from '../../data/addresses.ts';
import { useHereStation } from '../../data/here-station.ts';

interface Sending {
  /** The order is to be sent. */
  readonly sent: boolean;
  /** Where to; undefined while it is not known, or was deleted meanwhile. */
  readonly address: AddressView | undefined;
  readonly setAddress: (addressId: AddressId | undefined) => void;
  /** What sending costs; undefined where nothing is sent. */
  readonly fee: Money | undefined;
  /** A price together with sending. */
  readonly withFee: (price: Money) => Money;
}

/** Whether and where to an order is sent, as the page's address says (RT-16). A station that sends nothing sends nothing. */
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
