import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { sessionStore } from '../../core/stores.ts';

/** How long logging out waits for the last designs to reach the account, ms. */
const LAST_SAVING_MS = 4_000;

/**
 * Sends the designs to the account first, then deletes them here. What cannot be sent stays on the device for the next
 * login. The server is told that the session ends; if the call fails, the session expires by itself.
 */
export async function logOut(leftTitle: (title: string) => string): Promise<void> {
  const { sendAllAndForget } = await import('../editor/aside.ts');
  const patience = new Promise((resolve) => setTimeout(resolve, LAST_SAVING_MS));
  await Promise.race([sendAllAndForget(leftTitle), patience]).catch(() => undefined);
  const endpoint = await lastNotice().catch(() => undefined);
  const loggedOut = client.call('User.logout', { endpoint });
  loggedOut.catch(() => undefined);
  sessionStore.getState().leave();
  queryClient.clear();
  go(PATHS.selectLogin);
}

/** A customer who has left gets no more notifications here. @returns the address that ended with it */
async function lastNotice(): Promise<string | undefined> {
  const { leave } = await import('../../data/notices.ts');
  return leave();
}
