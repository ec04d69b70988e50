import { useEffect } from 'react';
import { client } from '../core/client.ts';
import { isDueForRenewal } from '../core/session-store.ts';
import { sessionStore } from '../core/stores.ts';

/** Auto-login: exchanges a valid login for a new one before it ends (SN-01). */
export function useRenewal(): void {
  useEffect(() => {
    const renew = () => {
      const { userInfo, autoLogin, logIn } = sessionStore.getState();
      if (document.visibilityState !== 'visible' || !autoLogin || !isDueForRenewal(userInfo, Date.now())) return;
      // A failed renewal needs no handling: the login is still valid, and the next call reports a lost one.
      client.call('User.renew', {}).then(logIn, () => undefined);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, []);
}
