import { useForm } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { Translate } from '@cpc/i18n';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { client, queries } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';
import { readText, writeText } from '../core/storage.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** User name and password of a person of a shop. */
export function LoginForm() {
  const t = useT();
  const enter = useMutation({
    mutationFn: ({ username, password }: Credentials) =>
      client.call('Partner.login', { username: username.trim(), password, device: readText('device') }),
    onSuccess: ({ device, ...session }) => {
      writeText('device', device);
      queries.clear();
      setSession(session);
    },
  });
  const form = useForm<Credentials>({
    saved: { username: '', password: '' },
    // One text about both, at the first field that is empty: the focus goes there.
    check: ({ username, password }) => {
      const missing = t('partner.login.missing');
      if (username.trim() === '') return { username: missing };
      return password === '' ? { password: missing } : {};
    },
    submit: (credentials) => enter.mutate(credentials),
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextField
        label={t('partner.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField
        label={t('partner.login.password')}
        autoComplete="current-password"
        {...form.input('password')}
        error={form.problems['password'] ?? (enter.error ? failureText(t, enter.error) : undefined)}
      />
      <Button type="submit" kind="primary" size="large" wide busy={enter.isPending}>
        {t('partner.login.submit')}
      </Button>
    </form>
  );
}

/** The server's own message, except the one about a phone number, which partners do not log in with. */
function failureText(t: Translate, failure: unknown): string {
  if (!(failure instanceof ClientError)) return t('common.net.retry');
  return failure.name === 'loginWrong' ? t('partner.login.wrong') : failure.msg;
}
