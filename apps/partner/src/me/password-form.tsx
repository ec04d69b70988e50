import { ClientError } from '@cpc/client';
import { Button, PasswordField, useT, useToast } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';

/** Sets a new password. Every other login of the person ends; the answer contains a new login for this device. */
export function PasswordForm({ username }: { readonly username: string }) {
  const t = useT();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => client.call('Partner.changePassword', { password, new_password: next }),
    onSuccess: (session) => {
      setSession(session);
      setPassword('');
      setNext('');
      toast(t('partner.me.password.done'), { icon: 'check' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  const { error } = change;
  const own = error instanceof ClientError && error.name === 'ownPasswordWrong';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers store the password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('partner.me.password.now')}
        autoComplete="current-password"
        error={own ? error.message : undefined}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        error={own ? undefined : error?.message}
        value={next}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
      />
      <div>
        <Button type="submit" kind="primary" disabled={password === '' || next === ''} busy={change.isPending}>
          {t('partner.me.password')}
        </Button>
      </div>
    </form>
  );
}
