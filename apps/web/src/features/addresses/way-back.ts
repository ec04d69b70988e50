import { formatAddress, parseAddress, type Query } from '@cpc/appkit';
import type { AddressId } from '@cpc/domain';
import { isPagePath } from '../../core/paths.ts';

/** The page that led here to choose an address, without the hash sign; undefined if there is none. */
export function backFrom({ back }: Query): string | undefined {
  return back !== undefined && isPagePath(parseAddress(`#${back}`).path) ? back : undefined;
}

/** That page, with the chosen address in its query. */
export function withAddress(back: string, addressId: AddressId): string {
  const { path, query } = parseAddress(`#${back}`);
  return formatAddress({ path, query: { ...query, address_id: addressId } });
}
