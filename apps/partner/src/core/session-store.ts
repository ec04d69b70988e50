import type { PartnerSession } from '@cpc/contract';
import { useSyncExternalStore } from 'react';
import { parseSession, readText, writeText } from './storage.ts';

let current = parseSession(readText('session'), Date.now());
const listeners = new Set<() => void>();

export const currentSession = (): PartnerSession | undefined => current;

export function setSession(session: PartnerSession | undefined): void {
  current = session;
  writeText('session', session && JSON.stringify(session));
  for (const listener of listeners) listener();
}

/**
 * The login is no longer valid. Another tab of the same browser may have a newer one, which is kept. Data that was
 * fetched with the lost login is dropped before another login is used.
 */
export function loseSession(forget: () => void): void {
  forget();
  const saved = parseSession(readText('session'), Date.now());
  if (saved && saved.token !== current?.token) setSession(saved);
  else setSession(undefined);
}

export function useSession(): PartnerSession | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSession);
}
