import { navigate, useForm } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { HOME } from '../core/paths.ts';
import { client, queries } from '../core/services.ts';
import { setSession } from '../core/session-store.ts';
import { readText, writeText } from '../core/storage.ts';

/** Accepts an invitation with its code and a new password; the person is then logged in. */
export function JoinForm({ code: given }: { readonly code: string }) {
  const t = useT();
  const join = useMutation({
    mutationFn: (invited: { readonly code: string; readonly password: string }) =>
      client.call('Partner.join', { ...invited, device: readText('device') }),
    onSuccess: ({ device, ...session }) => {
      writeText('device', device);
      queries.clear();
      navigate(HOME, { replace: true });
      setSession(session);
    },
  });
  const form = useForm({
    saved: { code: given, password: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('partner.join.code.missing') : undefined }),
    submit: (invited) => join.mutate(invited),
  });
  const { error } = join;
  const refusal = error instanceof ClientError ? error.msg : error ? t('common.net.retry') : undefined;
  const codeIsWrong = error instanceof ClientError && error.name === 'invitationWrong';
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextField
        label={t('partner.join.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className="figures rtl:text-right"
        {...form.input('code')}
        error={form.problems['code'] ?? (codeIsWrong ? refusal : undefined)}
      />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        {...form.input('password')}
        error={codeIsWrong ? undefined : refusal}
      />
      <Button type="submit" kind="primary" size="large" wide busy={join.isPending}>
        {t('partner.join.submit')}
      </Button>
    </form>
  );
}
