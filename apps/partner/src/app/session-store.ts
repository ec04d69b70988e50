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

export function useSession(): PartnerSession | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSession);
}
