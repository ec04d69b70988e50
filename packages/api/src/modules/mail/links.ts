/** What a link in an e-mail does: ends news, confirms an address, or puts a former one back. */
export type LinkKind = 'off' | 'confirm' | 'undo';

export const linkPath = (kind: LinkKind): string => `/mail/${kind}`;

/** The address that does it, for whoever has the key. */
export const linkAddress = (publicUrl: string, kind: LinkKind, key: string): string =>
  `${publicUrl}${linkPath(kind)}?key=${key}`;
