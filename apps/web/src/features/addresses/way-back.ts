import type { AddressId } from '@cpc/domain';
import { type Query, formatAddress, parseAddress } from '../../core/address.ts';
import { isPagePath } from '../../core/paths.ts';

/** The page that sent for an address, as an address without the hash sign; undefined where nobody did. */
export function backFrom({ back }: Query): string | undefined {
  return back !== undefined && isPagePath(parseAddress(`#${back}`).path) ? back : undefined;
}

/** That page again, with the address that was chosen. */
export function withAddress(back: string, addressId: AddressId): string {
  const { path, query } = parseAddress(`#${back}`);
  return formatAddress({ path, query: { ...query, address_id: addressId } });
}
