import { useAddress, useNotify } from '@cpc/appkit';
import { Button, LoadingState, Page, StateView, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { holdsNow, sessionStore } from '../../core/stores.ts';
import { finishOpenid } from '../../data/openid.ts';
import { enter } from './use-login.ts';

/** Where an OpenID Connect provider leads back to: ends the login, or says why it did not work (SN-03). */
export default function OpenidPage() {
  const t = useT();
  const notify = useNotify();
  const { state = '', code, iss, error } = useAddress().query;
  const finish = useMutation({
    mutationFn: finishOpenid,
    onSuccess: ({ user }) => {
      if (user !== undefined) return enter(user);
      notify.done(t('account.openid.connected'));
      go(PATHS.account, {}, { replace: true });
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finish.mutate({ state, code, iss, error });
  }, [finish, state, code, iss, error]);
  return (
    <Page title={t(finish.isError ? failedTitle() : 'account.openid.coming')}>
      {finish.isError ? <Failed why={finish.error.message} /> : <LoadingState />}
    </Page>
  );
}

function Failed({ why }: { readonly why: string }) {
  const t = useT();
  const inside = isInside();
  return (
    <StateView
      icon="user"
      title={t(failedTitle())}
      hint={why}
      action={
        <Button
          kind="primary"
          size="large"
          onClick={() => go(inside ? PATHS.account : PATHS.login, {}, { replace: true })}
        >
          {t(inside ? 'account.openid.back' : 'account.openid.other')}
        </Button>
      }
    />
  );
}

/** Who wanted to connect a provider is still logged in. A guest wanted to log in. */
const isInside = (): boolean => holdsNow() && sessionStore.getState().userInfo?.userInfo.guest === false;
const failedTitle = () => (isInside() ? 'account.openid.notConnected' : 'account.openid.failed');
