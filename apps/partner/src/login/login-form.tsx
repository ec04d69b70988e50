import { ClientError } from '@cpc/client';
import type { Translate } from '@cpc/i18n';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { readText } from '../core/storage.ts';
import { beginSession } from '../core/who.ts';

/** User name and password of a person of a shop. */
export function LoginForm() {
  const t = useT();
  const enter = useAct('Partner.login', { quiet: true, onSuccess: beginSession });
  const form = useActForm({
    act: enter,
    saved: { username: '', password: '' },
    // One text about both, at the first field that is empty: the focus goes there.
    check: ({ username, password }) => {
      const missing = t('partner.login.missing');
      if (username.trim() === '') return { username: missing };
      return password === '' ? { password: missing } : {};
    },
    input: ({ username, password }) => ({ username: username.trim(), password, device: readText('device') }),
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
      <Button type="submit" kind="primary" size="large" wide busy={form.busy}>
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
