import { Button, Icon, Row, useT } from '@cpc/ui';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { sessionStore, useSession } from '../../core/stores.ts';

/** Shows the account: a guest may add a phone number and keep everything (SN-03), others may log out. */
export function AccountRow() {
  const t = useT();
  const user = useSession((state) => state.userInfo);
  const [leaving, setLeaving] = useState(false);
  const lead = <Icon name="user" size={22} className="text-ink-soft" />;
  if (user === null) return <Row lead={lead} title={t('launch.entry.phone')} onPress={() => go(PATHS.login)} />;
  if (user.userInfo.guest) {
    return (
      <Row
        lead={lead}
        title={t('launch.entry.phone')}
        note={t('launch.login.upgrade')}
        onPress={() => go(PATHS.login)}
      />
    );
  }
  return (
    <Row
      lead={lead}
      title={<bdi>{user.phone}</bdi>}
      end={
        <Button
          kind="ghost"
          icon="leave"
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void logOut((title) =>
              t('works.kept.leftTitle', { title: title === '' ? t('works.untitledGone') : title }),
            );
          }}
        >
          {t('launch.account.logout')}
        </Button>
      }
    />
  );
}

/** How long logging out waits for the last designs to reach the account, ms. */
const LAST_SAVING_MS = 4_000;

/**
 * Sends the designs to the account first, then deletes them here. What cannot be sent stays on the device for the next
 * login. The server is told that the session ends; if the call fails, the session expires by itself.
 */
async function logOut(leftTitle: (title: string) => string): Promise<void> {
  const { sendAllAndForget } = await import('../editor/send-stored-drafts.ts');
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
  const { leave } = await import('../notifications/agreement.ts');
  return leave();
}
