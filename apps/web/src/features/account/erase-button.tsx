import { ConfirmButton, useNotify } from '@cpc/appkit';
import { PasswordField, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, forgetAccount } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { useSession } from '../../core/stores.ts';

/** Deletes the account on the server and what this device stores of it. An account with a number needs its password. */
export function EraseButton() {
  const t = useT();
  const notify = useNotify();
  const hasPassword = useSession(({ userInfo }) => (userInfo?.phone ?? '') !== '');
  const [password, setPassword] = useState('');
  const erase = useMutation({
    mutationFn: () => client.call('User.erase', { confirmed: true, ...(hasPassword ? { password } : {}) }),
    onSuccess: async () => {
      await forgetHere();
      notify.done(t('works.data.erased'));
    },
  });
  return (
    <ConfirmButton
      kind="ghost"
      icon="trash"
      className="text-ink-soft"
      label={t('works.data.erase')}
      ask={t('works.data.eraseAsk')}
      why={t('works.data.eraseWhy')}
      yes={t('works.data.eraseYes')}
      no={t('common.cancel')}
      danger
      incomplete={hasPassword && password === ''}
      busy={erase.isPending}
      act={(done) => erase.mutate(undefined, { onSuccess: done })}
    >
      {hasPassword && (
        <PasswordField
          label={t('works.data.password')}
          autoComplete="current-password"
          value={password}
          error={erase.error?.message}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {!hasPassword && erase.error && (
        <p role="alert" className="text-small text-bad">
          {erase.error.message}
        </p>
      )}
    </ConfirmButton>
  );
}

async function forgetHere(): Promise<void> {
  // A device that refuses must not keep the login of an account that is gone.
  await forgetAccount().catch(() => undefined);
  queryClient.clear();
  go(PATHS.selectLogin);
}
