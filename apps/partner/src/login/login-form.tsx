import { ClientError } from '@cpc/client';
import type { Translate } from '@cpc/i18n';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { type FormEvent, useState } from 'react';
import { client, queries } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';
import { readText, writeText } from '../core/storage.ts';

/** User name and password of a person of a shop. */
export function LoginForm() {
  const t = useT();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password === '') return setError(t('partner.login.missing'));
    setBusy(true);
    setError(undefined);
    try {
      const { device, ...session } = await client.call('Partner.login', {
        username: username.trim(),
        password,
        device: readText('device'),
      });
      writeText('device', device);
      queries.clear();
      setSession(session);
    } catch (failure) {
      setError(failureText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t('partner.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        label={t('partner.login.password')}
        autoComplete="current-password"
        error={error}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
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
