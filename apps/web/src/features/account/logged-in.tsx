import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { sessionStore, useSession } from '../../core/stores.ts';

/** The number of the account; an account that an OpenID Connect provider opens has none. */
export function AccountName() {
  const t = useT();
  const phone = useSession(({ userInfo }) => userInfo?.phone ?? '');
  return phone === '' ? t('account.openid.who') : <bdi dir="ltr">{phone}</bdi>;
}

/** Ends the login on this device. Designs that are not in the account yet are sent first. */
export function LogOutButton() {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut((title) => t('works.kept.leftTitle', { title: title === '' ? t('works.untitledGone') : title }));
  };
  return (
    <Button kind="ghost" icon="leave" busy={leaving} onClick={leave}>
      {t('account.logOut')}
    </Button>
  );
}

/** How long logging out waits for the last designs to reach the account, ms. */
const MAX_SAVING_MS = 4_000;

/**
 * Sends the designs to the account first, then deletes them here. What cannot be sent stays on the device for the next
 * login. The server is told that the session ends; if the call fails, the session expires by itself.
 */
async function logOut(leftTitle: (title: string) => string): Promise<void> {
  const { sendAllAndForget } = await import('../editor/aside.ts');
  const patience = new Promise((resolve) => setTimeout(resolve, MAX_SAVING_MS));
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
