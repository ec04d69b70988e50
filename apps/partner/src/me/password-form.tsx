import { PasswordField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { SaveForm } from '../core/save-form.tsx';
import { setSession } from '../core/session-store.ts';

/** Sets a new password. Every other login of the person ends; the answer contains a new login for this device. */
export function PasswordForm({ username }: { readonly username: string }) {
  const t = useT();
  const form = useActForm({
    act: useAct('Partner.changePassword', { quiet: true, onSuccess: setSession }),
    saved: { password: '', new_password: '' },
    complete: ({ password, new_password }) => password !== '' && new_password !== '',
    input: (typed) => typed,
    said: () => t('partner.me.password.done'),
    onDone: () => form.reset(),
  });
  return (
    <SaveForm form={{ ...form, refused: undefined }} yes="partner.me.password" kind="primary">
      {/* Password managers store the password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={t('partner.me.password.now')} autoComplete="current-password" {...form.field('password')} />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        {...form.input('new_password')}
        // Whatever is not about the password until now is about this one.
        error={form.problems['new_password'] ?? form.refused}
      />
    </SaveForm>
  );
}
