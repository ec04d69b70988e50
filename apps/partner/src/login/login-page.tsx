import { ClientError } from '@cpc/client';
import type { Translate } from '@cpc/i18n';
import { Button, LanguageSwitch, PasswordField, TextField, useT } from '@cpc/ui';
import { type FormEvent, useState } from 'react';
import { client, queries } from '../app/services.ts';
import { setSession } from '../app/session-store.ts';
import { LoginPicture } from './login-picture.tsx';

export function LoginPage() {
  const t = useT();
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{t('common.app.title')}</title>
      <main className="flex flex-col px-6 py-6 lg:px-16">
        <div className="flex items-center justify-between gap-4">
          <p className="text-body font-semibold">{t('common.app.title')}</p>
          <LanguageSwitch />
        </div>
        <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 py-10">
          <div className="flex flex-col gap-3">
            <h1 className="text-headline font-semibold text-balance">{t('partner.login.title')}</h1>
            <p className="text-body text-ink-soft">{t('partner.login.lead')}</p>
          </div>
          <LoginForm />
        </div>
      </main>
      <LoginPicture />
    </div>
  );
}

function LoginForm() {
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
      const session = await client.call('Partner.login', { username: username.trim(), password });
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

/** The server's own words, but for the one message that speaks of a phone number, which partners do not log in with. */
function failureText(t: Translate, failure: unknown): string {
  if (!(failure instanceof ClientError)) return t('common.net.retry');
  return failure.name === 'loginWrong' ? t('partner.login.wrong') : failure.msg;
}
