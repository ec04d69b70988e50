import { type Address, parseAddress, type Query } from '@cpc/appkit';
import { isPagePath, PATHS } from '../../core/paths.ts';

/**
 * The page that the choice of a station leads on to, as the launch rules wrote it into the address; undefined if there is
 * none, or if it does not exist.
 */
export function targetIn({ target }: Query): Address | undefined {
  if (target === undefined || target === '') return undefined;
  const address = parseAddress(`#${target}`);
  return isPagePath(address.path) && address.path !== PATHS.mall ? address : undefined;
}
