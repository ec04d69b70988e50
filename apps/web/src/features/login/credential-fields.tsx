import { PasswordField, TextField, useT } from '@cpc/ui';
import type { UseFormReturn } from 'react-hook-form';
import { CountryField } from './country-field.tsx';
import type { Credentials, LoginMode } from './use-login.ts';

/** The minimum length of a password; shown before it is typed (SN-06). */
const PASSWORD_LENGTH = 8;
/** Rejects what cannot be a phone number in any country. The server checks the real rules of the country (SN-06). */
const PHONE_LIKE = /^[+\d][\d\s().-]{3,}$/;

interface CredentialFieldsProps {
  readonly form: UseFormReturn<Credentials>;
  readonly mode: LoginMode;
}

export function CredentialFields({ form, mode }: CredentialFieldsProps) {
  const t = useT();
  const { errors } = form.formState;
  const isNew = mode !== 'login';
  const passwordError = errors.password?.type === 'required' ? 'error.passwordRequired' : 'error.passwordTooShort';
  return (
    <>
      <CountryField label={t('launch.login.country')} {...form.register('country')} />
      <TextField
        label={t('launch.login.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        className="rtl:text-right"
        error={errors.phone && t('error.phoneIncorrect')}
        {...form.register('phone', { validate: (value) => PHONE_LIKE.test(value.trim()) })}
      />
      <PasswordField
        label={t(mode === 'reset' ? 'launch.login.newPassword' : 'launch.login.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t('launch.login.passwordRule') : undefined}
        error={errors.password && t(passwordError)}
        {...form.register('password', { required: true, ...(isNew ? { minLength: PASSWORD_LENGTH } : {}) })}
      />
    </>
  );
}
