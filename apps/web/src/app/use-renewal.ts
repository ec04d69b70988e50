import { useEffect } from 'react';
import { client } from '../core/client.ts';
import { isDueForRenewal } from '../core/session-store.ts';
import { sessionStore } from '../core/stores.ts';

/** Auto-login: a login that still holds is exchanged for a new one before it ends (SN-01). */
export function useRenewal(): void {
  useEffect(() => {
    const renew = () => {
      const { userInfo, autoLogin, logIn } = sessionStore.getState();
      if (document.visibilityState !== 'visible' || !autoLogin || !isDueForRenewal(userInfo, Date.now())) return;
      // A failed renewal is no loss: the login holds on, and a lost one is told by the next call.
      client.call('User.renew', {}).then(logIn, () => undefined);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, []);
}
