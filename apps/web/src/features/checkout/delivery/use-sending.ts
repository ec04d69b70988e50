import { formatAddress, currentAddress, navigate, useAddress } from '@cpc/appkit';
import type { AddressView } from '@cpc/contract';
import { type AddressId, type Money, addMoney } from '@cpc/domain';
import { changeQuery, to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useAddresses } from '../../../data/addresses.ts';
import { useHereStation } from '../../../data/here-station.ts';

interface Sending {
  /** The order is to be sent. */
  readonly sent: boolean;
  /** The address to send to; undefined while it is loading, or if it was deleted. */
  readonly address: AddressView | undefined;
  /** The order is to be sent, and nobody knows where to yet: this is asked on a page of its own. */
  readonly asks: boolean;
  /** The fee for sending; undefined if nothing is sent. */
  readonly fee: Money | undefined;
  /** A price plus the fee for sending. */
  readonly withFee: (price: Money) => Money;
}

/**
 * Whether and where an order is sent, from the page's address (RT-16). If the station does not send, nothing is sent.
 */
export function useSending(): Sending {
  const { address_id, send } = useAddress().query;
  const fee = useHereStation().data?.delivery_fee ?? undefined;
  const sent = (address_id ?? send) !== undefined && fee !== undefined;
  const addresses = useAddresses(sent);
  const price = sent ? fee : undefined;
  const address = sent ? addresses.data?.find((one) => one.address_id === address_id) : undefined;
  return {
    sent,
    address,
    asks: sent && address === undefined && !addresses.isPending,
    fee: price,
    withFee: (goods) => (price ? addMoney(goods, price) : goods),
  };
}

/** Pickup, or sending; with an address if one is known. */
export const setSending = (send: boolean, address_id?: AddressId): void =>
  changeQuery({ send: send && address_id === undefined ? '1' : undefined, address_id });

/** Leads to the addresses, and back here with the chosen one. */
export const askAddress = (): void => navigate(to(PATHS.addAddress, { back: formatAddress(currentAddress()) }));
