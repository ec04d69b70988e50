import { useMemo, useSyncExternalStore } from 'react';
import { type Address, formatAddress, parseAddress } from './address.ts';

/**
 * The address bar as the app's only router state. The specification's addresses are a flat list with the query inside
 * the hash, which wants no pattern matching and no library. Writing history fires no event, so it is announced here.
 */
const CHANGED = 'cpc:replaced';

function subscribe(listener: () => void): () => void {
  const names = ['hashchange', 'popstate', CHANGED] as const;
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

export const currentAddress = (): Address => parseAddress(location.pathname + location.search + location.hash);

const current = (): string => formatAddress(currentAddress());

/** How many of our own pages lie behind this one; kept in the history's state, so that it survives a reload. */
const depth = (): number => (history.state as { readonly depth?: number } | null)?.depth ?? 0;

export function navigate(to: string, options: { readonly replace?: boolean } = {}): void {
  const url = `/#${to}`;
  if (current() === to && location.pathname === '/' && location.search === '') return;
  if (options.replace === true) history.replaceState({ depth: depth() }, '', url);
  else history.pushState({ depth: depth() + 1 }, '', url);
  if (options.replace !== true) scrollTo(0, 0);
  dispatchEvent(new Event(CHANGED));
}

/** Back through our own history where there is one; a page opened by a link leads to its natural parent. */
export function goBack(parent: string): void {
  if (depth() > 0) history.back();
  else navigate(parent, { replace: true });
}

/** An address that names a language names the one that was chosen since: a reload speaks it. */
export function renameLanguage(language: string): void {
  const { path, query } = currentAddress();
  if (query['language'] !== undefined)
    navigate(formatAddress({ path, query: { ...query, language } }), { replace: true });
}

/** The whole address; the same value until it changes. */
export function useAddress(): Address {
  const text = useSyncExternalStore(subscribe, current);
  return useMemo(() => parseAddress(`#${text}`), [text]);
}
