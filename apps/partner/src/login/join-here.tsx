import { Button, StateView, useT } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { logOut } from '../core/who.ts';

/** An invitation that is opened while somebody is logged in: they are asked before they are logged out. */
export default function JoinHere() {
  const t = useT();
  const session = useSession();
  return (
    <>
      <title>{`${t('partner.join')} · ${t('common.app.title')}`}</title>
      <StateView
        icon="user"
        title={t('partner.join.here', { name: session?.person_name ?? '' })}
        hint={t('partner.join.here.hint')}
        action={
          <Button icon="leave" onClick={logOut}>
            {t('partner.logout')}
          </Button>
        }
      />
    </>
  );
}
