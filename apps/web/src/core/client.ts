import { createAppClient, currentAddress, formatAddress, navigate, STORAGE_PREFIX } from '@cpc/appkit';
import type { Client, SessionLoss } from '@cpc/client';
import { language } from './language.ts';
import { PATHS } from './paths.ts';
import { dropDrafts } from './owned-drafts.ts';
import { queryClient } from './query-client.ts';
import { deviceStorage, tabStorage } from './storage.ts';
import { sessionStore, sharedStore } from './stores.ts';

const uploadName = (hash: string) => `${STORAGE_PREFIX}upload_${hash}`;

/** The customer's API client. A lost session leads to the login page, and back from there (SN-05). */
export const client: Client = createAppClient(language, {
  fetch: (input, init) => fetch(input, init),
  getSession: () => sessionStore.getState().userInfo ?? undefined,
  onSessionLost: leaveForLogin,
  sendFile: async (request) => (await import('./send-file.ts')).sendFile(request),
  uploads: {
    read: (hash) => deviceStorage.getItem(uploadName(hash)),
    write: (hash, id) =>
      id === null ? deviceStorage.removeItem(uploadName(hash)) : deviceStorage.setItem(uploadName(hash), id),
  },
});

/**
 * The API client of a station's display, with its key (`Authorization: Screen <key>`); of a screen that is not paired,
 * without one.
 */
export function screenClient(screenKey?: string): Client {
  return createAppClient(language, {
    fetch: (input, init) => fetch(input, init),
    getSession: () => (screenKey === undefined ? undefined : { tokenHead: 'Screen ', token: screenKey }),
  });
}

function leaveForLogin({ clear }: SessionLoss): void {
  const here = currentAddress();
  sessionStore.getState().forget();
  queryClient.clear();
  if (clear) forgetAccount().catch(() => undefined);
  if (here.path === PATHS.login || here.path === PATHS.selectLogin || here.path === PATHS.entry) return;
  // A deleted account has nothing to come back to.
  if (!clear) sharedStore.getState().set({ jumpUrl: formatAddress(here) });
  navigate(`${PATHS.login}?${clear ? 'gone' : 'expired'}=1`, { replace: true });
}

/** Not of the account: the language and the look, and what the shop's own app keeps at this origin. */
const KEPT = /^HL_(language|theme|partner|screen)/;

/**
 * The account is deleted: all that is stored here of it is deleted too, except the scanned station (LN-07).
 * @returns the end of what takes time: drafts and their pictures
 */
export function forgetAccount(): Promise<void> {
  const { machine_id, scanned, promoter_id } = sharedStore.getState();
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys()) if (key.startsWith(STORAGE_PREFIX) && !KEPT.test(key)) storage.removeItem(key);
  sharedStore.getState().clear();
  sharedStore.getState().set({ machine_id, scanned, promoter_id });
  sessionStore.getState().leave();
  return dropDrafts();
}
