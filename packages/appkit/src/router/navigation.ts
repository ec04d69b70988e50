import { type Locale, localeCode } from '@cpc/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import { type Address, formatAddress, parseAddress } from './address.ts';

/**
 * The address bar is the only state of the router. An app has flat addresses behind `#`, so no library is needed (decision
 * 013). Writing the history fires no event, so this event announces it.
 */
const CHANGED = 'cpc:replaced';

/** The path that the app is served at, as Vite was told: with a slash at both ends. */
const BASE = import.meta.env.BASE_URL;

function subscribe(listener: () => void): () => void {
  const names = ['hashchange', 'popstate', CHANGED] as const;
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** The path below the app's own. */
const pathHere = (): string => location.pathname.replace(BASE, '/');

export const currentAddress = (): Address => parseAddress(pathHere() + location.search + location.hash);

const current = (): string => formatAddress(currentAddress());

/** What a link to a page has as `href`. */
export const hrefOf = (to: string): string => `${BASE}#${to}`;

/**
 * How many pages of this app are behind the current one. Stored in the history's state, so that it survives a reload.
 */
const depth = (): number => history.state?.depth ?? 0;

/** Goes to a page. What stood before the `#` is dropped. */
export function navigate(to: string, options: { readonly replace?: boolean } = {}): void {
  if (current() === to && pathHere() === '/' && location.search === '') return;
  if (options.replace === true) history.replaceState({ depth: depth() }, '', hrefOf(to));
  else history.pushState({ depth: depth() + 1 }, '', hrefOf(to));
  if (options.replace !== true) scrollTo(0, 0);
  dispatchEvent(new Event(CHANGED));
}

/** Goes back in our own history if there is any; a page that was opened by a link leads to its natural parent. */
export function goBack(parent: string): void {
  if (depth() > 0) history.back();
  else navigate(parent, { replace: true });
}

/** Replaces the language in the address by the one that was chosen since, so that a reload uses it. */
export function renameLanguage(locale: Locale): void {
  const { path, query } = currentAddress();
  if (query['language'] !== undefined)
    navigate(formatAddress({ path, query: { ...query, language: localeCode(locale) } }), { replace: true });
}

/** The whole address; returns the same object until it changes. */
export function useAddress(): Address {
  const text = useSyncExternalStore(subscribe, current);
  return useMemo(() => parseAddress(`#${text}`), [text]);
}
