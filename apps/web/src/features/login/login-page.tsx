import { Button, Page, PasswordField, Segmented, Switch, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useEnterAsGuest } from '../../data/enter.ts';
import { CountryField } from './country-field.tsx';
import { defaultCountry } from './countries.ts';
import { type Credentials, type LoginMode, useLogin } from './use-login.ts';

/** The shortest password an account may have; told before it is typed (SN-06). */
const PASSWORD_LENGTH = 8;

/** Log in or register with a phone number; a guest who registers keeps everything (RT-02, SN-03). */
export default function LoginPage() {
  const t = useT();
  const { query } = useAddress();
  const [mode, setMode] = useState<LoginMode>('login');
  const autoLogin = useSession((state) => state.autoLogin);
  const setAutoLogin = useSession((state) => state.setAutoLogin);
  const form = useForm<Credentials>({
    defaultValues: { phone: '', password: '', country: defaultCountry(navigator.languages) },
  });
  const login = useLogin(mode);
  const guest = useEnterAsGuest();
  const { errors } = form.formState;
  const required = t('error.passwordRequired');
  const submit = form.handleSubmit((values) => login.mutate(values));

  return (
    <Page
      title={t('launch.login.title')}
      onBack={() => goBack(PATHS.selectLogin)}
      action={
        <>
          <Button kind="primary" size="large" wide type="submit" form="login" busy={login.isPending}>
            {t(mode === 'login' ? 'launch.login.submit' : 'launch.login.register')}
          </Button>
          <Button kind="ghost" wide busy={guest.isPending} onClick={() => guest.mutate()}>
            {t('launch.login.guest')}
          </Button>
        </>
      }
    >
      <p
        className={`pt-4 pb-6 text-center text-balance ${query['expired'] === undefined ? 'text-ink-soft' : 'text-warn'}`}
        role="status"
      >
        {t(query['expired'] === undefined ? 'launch.login.lead' : 'launch.login.expired')}
      </p>
      <form id="login" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Segmented
          label={t('launch.login.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'login', label: t('launch.login.modeLogin') },
            { value: 'register', label: t('launch.login.modeRegister') },
          ]}
        />
        <CountryField label={t('launch.login.country')} {...form.register('country')} />
        <TextField
          label={t('launch.login.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          className="rtl:text-right"
          error={errors.phone && t('error.phoneIncorrect')}
          {...form.register('phone', { validate: (value) => /^[+\d][\d\s().-]{3,}$/.test(value.trim()) })}
        />
        <PasswordField
          label={t('launch.login.password')}
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          hint={mode === 'register' ? t('launch.login.passwordRule') : undefined}
          error={errors.password && (errors.password.type === 'required' ? required : t('error.passwordTooShort'))}
          {...form.register('password', { required, ...(mode === 'register' ? { minLength: PASSWORD_LENGTH } : {}) })}
        />
        <Switch checked={autoLogin} onChange={setAutoLogin}>
          {t('launch.login.auto')}
        </Switch>
        {login.isError || guest.isError ? (
          <p role="alert" className="text-center text-small text-bad">
            {(login.error ?? guest.error)?.message}
          </p>
        ) : null}
      </form>
    </Page>
  );
}
