import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { logOut } from './log-out.ts';

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
      {t('launch.account.logout')}
    </Button>
  );
}
