import type { Form } from '@cpc/appkit';
import type { MessageKey } from '@cpc/i18n';
import { PasswordField, TextField, useT } from '@cpc/ui';
import { CountryField } from './country-field.tsx';
import type { Credentials, LoginMode } from './use-login.ts';

/** The minimum length of a password; shown before it is typed (SN-06). */
const PASSWORD_LENGTH = 8;
/** Rejects what cannot be a phone number in any country. The server checks the real rules of the country (SN-06). */
const PHONE_LIKE = /^[+\d][\d\s().-]{3,}$/;

/** What is wrong with the credentials of a mode, by field. */
export function credentialProblems({ phone, password }: Credentials, mode: LoginMode): CredentialProblems {
  const tooShort = mode !== 'login' && password.length < PASSWORD_LENGTH;
  return {
    phone: PHONE_LIKE.test(phone.trim()) ? undefined : 'error.phoneIncorrect',
    password: password === '' ? 'error.passwordRequired' : tooShort ? 'error.passwordTooShort' : undefined,
  };
}

type CredentialProblems = Readonly<Record<'phone' | 'password', MessageKey | undefined>>;

interface CredentialFieldsProps {
  readonly form: Form<Credentials>;
  readonly mode: LoginMode;
}

export function CredentialFields({ form, mode }: CredentialFieldsProps) {
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
