import type { Form } from '@cpc/appkit';
import { PasswordField, TextField, useT } from '@cpc/ui';
import { CountryField } from '../../parts/country-field.tsx';
import type { Credentials, LoginMode } from './use-login.ts';

export function CredentialFields({ form, mode }: { readonly form: Form<Credentials>; readonly mode: LoginMode }) {
  const t = useT();
  const isNew = mode !== 'login';
  return (
    <>
      <CountryField label={t('launch.login.country')} {...form.field('country')} />
      <TextField
        label={t('launch.login.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        className="rtl:text-right"
        {...form.field('phone')}
      />
      <PasswordField
        label={t(mode === 'reset' ? 'launch.login.newPassword' : 'launch.login.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t('launch.login.passwordRule') : undefined}
        {...form.field('password')}
      />
    </>
  );
}
