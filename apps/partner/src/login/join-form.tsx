import { ClientError } from '@cpc/client';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { client, queries } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';
import { readText, writeText } from '../core/storage.ts';

/** Accepts an invitation with its code and a new password; the person is then logged in. */
export function JoinForm({ code: given }: { readonly code: string }) {
  const t = useT();
  const [, go] = useLocation();
  const [code, setCode] = useState(given);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ readonly at: 'code' | 'password'; readonly text: string }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError({ at: 'code', text: t('partner.join.code.missing') });
    setBusy(true);
    setError(undefined);
    try {
      const { device, ...session } = await client.call('Partner.join', { code, password, device: readText('device') });
      writeText('device', device);
      queries.clear();
      go('/stations', { replace: true });
      setSession(session);
    } catch (failure) {
      const wrongCode = failure instanceof ClientError && failure.name === 'invitationWrong';
      const text = failure instanceof ClientError ? failure.msg : t('common.net.retry');
      setError({ at: wrongCode ? 'code' : 'password', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t('partner.join.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className="figures rtl:text-right"
        error={error?.at === 'code' ? error.text : undefined}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        error={error?.at === 'password' ? error.text : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {t('partner.join.submit')}
      </Button>
    </form>
  );
}
