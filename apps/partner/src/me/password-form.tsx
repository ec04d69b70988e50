import { useForm, useNotify } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { ActionInput } from '@cpc/contract';
import { Button, PasswordField, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';

/** Sets a new password. Every other login of the person ends; the answer contains a new login for this device. */
export function PasswordForm({ username }: { readonly username: string }) {
  const t = useT();
  const notify = useNotify();
  const change = useMutation({
    mutationFn: (input: ActionInput<'Partner.changePassword'>) => client.call('Partner.changePassword', input),
    onSuccess: (session) => {
      setSession(session);
      form.reset();
      notify.done(t('partner.me.password.done'));
    },
  });
  const form = useForm({
    saved: { password: '', next: '' },
    submit: ({ password, next }) => change.mutate({ password, new_password: next }),
  });
  const { password, next } = form.values;
  const { error } = change;
  const own = error instanceof ClientError && error.name === 'ownPasswordWrong';
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {/* Password managers store the password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('partner.me.password.now')}
        autoComplete="current-password"
        {...form.input('password')}
        error={own ? error.message : undefined}
      />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        {...form.input('next')}
        error={own ? undefined : error?.message}
      />
      <div>
        <Button type="submit" kind="primary" disabled={password === '' || next === ''} busy={change.isPending}>
          {t('partner.me.password')}
        </Button>
      </div>
    </form>
  );
}
