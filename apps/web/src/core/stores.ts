import { STORAGE_PREFIX } from '@cpc/appkit';
import type { Locale } from '@cpc/i18n';
import { useStore } from 'zustand';
import { createSessionStore, holds, ownerOf, ROWS_KEY, type SessionState } from './session-store.ts';
import { createSharedStore, type SharedState } from './shared-state.ts';
import { deviceStorage, tabStorage } from './storage.ts';

/** The app's own stores, created once. */
export const sessionStore = createSessionStore(deviceStorage, tabStorage, Date.now);
export const sharedStore = createSharedStore(deviceStorage);
// What one customer agreed to does not count for the next (RT-09), who does not read what was searched for either.
sessionStore.subscribe((state) => ownerOf(state) ?? sharedStore.getState().set({ agreed: null, search: [] }));

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select);
export const useShared = <T>(select: (state: SharedState) => T): T => useStore(sharedStore, select);

/** Returns true if there is a token that has not expired. */
export const holdsNow = (): boolean => holds(sessionStore.getState().userInfo, Date.now());

/** LN-03: a saved bindWx value (from the app's shell inside WeChat), or a token that has not expired. */
export function isLoggedIn(): boolean {
  return deviceStorage.getItem(`${STORAGE_PREFIX}bindWx`) !== null || holdsNow();
}

const DEVICE_KEY = `${STORAGE_PREFIX}device`;
/** The id by which the server knows this device from an earlier login. Logging out keeps it. */
export const savedDevice = (): string | undefined => deviceStorage.getItem(DEVICE_KEY) ?? undefined;
export const saveDevice = (device: string): void => deviceStorage.setItem(DEVICE_KEY, device);

/** How many rows the first page keeps for what this device knows of its customer, before anything is loaded. */
export const forMeRows = (): number => Number(deviceStorage.getItem(ROWS_KEY));

const LANGUAGE_KEY = `${STORAGE_PREFIX}language`;
export const savedLanguage = (): string | null => deviceStorage.getItem(LANGUAGE_KEY);
export const saveLanguage = (locale: Locale): void => deviceStorage.setItem(LANGUAGE_KEY, locale);
