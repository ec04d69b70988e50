import { type Address, addressOf, formatAddress, parseAddress, type Query } from '@cpc/appkit';
import { isPagePath, PATHS } from './paths.ts';

/**
 * The page that the choice of a station leads on to, as the value of `target` in an address. It names no language, so
 * that a language chosen meanwhile stays.
 */
export function targetOf({ path, query }: Address): string {
  return formatAddress(addressOf(path, { ...query, language: null, machine_id: null }));
}

/** The page that an address asks to go on to; undefined if it asks for none, or for a page that does not exist. */
export function targetIn(query: Query): Address | undefined {
  const { target } = query;
  if (target === undefined || target === '') return undefined;
  const address = parseAddress(`#${target}`);
  return isPagePath(address.path) && address.path !== PATHS.mall ? address : undefined;
}
