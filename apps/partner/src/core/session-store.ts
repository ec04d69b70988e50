import type { PartnerSession } from '@cpc/contract';
import type { Duty } from '@cpc/domain';
import { useSyncExternalStore } from 'react';
import { may } from './may.ts';
import { isSessionKey, parseSession, readText, writeText } from './storage.ts';

let current = parseSession(readText('session'), Date.now());
const listeners = new Set<() => void>();

export const currentSession = (): PartnerSession | undefined => current;

export function setSession(session: PartnerSession | undefined): void {
  writeText('session', session && JSON.stringify(session));
  take(session);
}

function take(session: PartnerSession | undefined): void {
  current = session;
  for (const listener of listeners) listener();
}

/**
 * All tabs of a browser share one login. If another tab logs in or out, or lets it act for another shop, this one does
 * the same: nothing may be booked for a shop that it does not show.
 */
export function followOtherTabs(forget: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (!isSessionKey(key)) return;
    const saved = parseSession(readText('session'), Date.now());
    if (placeOf(saved) !== placeOf(current)) forget();
    take(saved);
  });
}

const placeOf = (session: PartnerSession | undefined): string =>
  JSON.stringify([session?.token, session?.person_id, session?.partner_id]);

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

/** Whether the person has a duty in the current place (PA-09): without it, the server is not asked. */
export const useDuty = (duty: Duty): boolean => may(useSession(), duty);
