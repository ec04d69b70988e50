import { navigate } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import { Button, PasswordField, TextField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { HOME } from '../core/paths.ts';
import { readText } from '../core/storage.ts';
import { beginSession } from '../core/who.ts';

/** Accepts an invitation with its code and a new password; the person is then logged in. */
export function JoinForm({ code: given }: { readonly code: string }) {
  const t = useT();
  const join = useAct('Partner.join', {
    quiet: true,
    onSuccess(session) {
      navigate(HOME, { replace: true });
      beginSession(session);
    },
  });
  const form = useActForm({
    act: join,
    saved: { code: given, password: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('partner.join.code.missing') : undefined }),
    input: (invited) => ({ ...invited, device: readText('device') }),
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
      <Button type="submit" kind="primary" size="large" wide busy={form.busy}>
        {t('partner.join.submit')}
      </Button>
    </form>
  );
}
