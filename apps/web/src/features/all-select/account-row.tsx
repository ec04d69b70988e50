import { Button, Icon, Row, useT } from '@cpc/ui';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { sessionStore, useSession } from '../../core/stores.ts';

/** Who is here: a guest may add a phone number and keep everything (SN-03), others may leave. */
export function AccountRow() {
  const t = useT();
  const user = useSession((state) => state.userInfo);
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
        <Button kind="ghost" icon="leave" onClick={logOut}>
          {t('launch.account.logout')}
        </Button>
      }
    />
  );
}

/** The device forgets at once; the server is told, and its own expiry stands behind that. */
function logOut(): void {
  const told = client.call('User.logout', {});
  told.catch(() => undefined);
  sessionStore.getState().forget();
  queryClient.clear();
  go(PATHS.selectLogin);
}
