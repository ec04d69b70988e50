import { Icon, Row, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { AccountName, LogOutButton } from '../account/logged-in.tsx';

/** Shows the account: a guest may add a phone number and keep everything (SN-03), others may log out. */
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
  return <Row lead={lead} title={<AccountName />} end={<LogOutButton />} />;
}
