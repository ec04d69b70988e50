import { addressOf, currentAddress, formatAddress, navigate } from '@cpc/appkit';
import type { PagePath } from './paths.ts';

type Values = Readonly<Record<string, string | null | undefined>>;

/** The address of a page, without the hash sign. */
export const to = (path: PagePath, query: Values = {}): string => formatAddress(addressOf(path, query));

export function go(path: PagePath, query: Values = {}, options: { readonly replace?: boolean } = {}): void {
  navigate(to(path, query), options);
}

/** Changes what the present page's address holds; undefined takes a value out. */
export function changeQuery(changes: Values): void {
  const { path, query } = currentAddress();
  navigate(formatAddress(addressOf(path, { ...query, ...changes })), { replace: true });
}
