import { Button, Page, Segmented, Switch, useT } from '@cpc/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useEnterAsGuest } from '../../data/enter.ts';
import { defaultCountry } from './countries.ts';
import { CredentialFields } from './credential-fields.tsx';
import { type Credentials, type LoginMode, useLogin } from './use-login.ts';

/** Log in or register with a phone number; a guest who registers keeps everything (RT-02, SN-03). */
export default function LoginPage() {
  const t = useT();
  const guestHere = useSession((state) => state.userInfo?.userInfo.guest ?? false);
  const [mode, setMode] = useState<LoginMode>(guestHere ? 'register' : 'login');
  const defaultValues = { phone: '', password: '', country: defaultCountry(navigator.languages) };
  const form = useForm<Credentials>({ defaultValues });
  const login = useLogin(mode);
  const guest = useEnterAsGuest();
  const error = login.error ?? guest.error;
  const submit = form.handleSubmit((values) => login.mutate(values));
  const action = (
    <>
      <Button kind="primary" size="large" wide type="submit" form="login" busy={login.isPending}>
        {t(mode === 'login' ? 'launch.login.submit' : 'launch.login.register')}
      </Button>
      <Button kind="ghost" wide busy={guest.isPending} onClick={() => guest.mutate()}>
        {t('launch.login.guest')}
      </Button>
    </>
  );
  return (
    <Page title={t('launch.login.title')} onBack={() => goBack(PATHS.selectLogin)} action={action}>
      <Lead guestHere={guestHere} />
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
        <CredentialFields form={form} mode={mode} />
        <AutoLogin />
        {error ? (
          <p role="alert" className="text-center text-small text-bad">
            {error.message}
          </p>
        ) : null}
      </form>
    </Page>
  );
}

/** Why one would log in; or that a login has ended, and that nothing was lost with it. */
function Lead({ guestHere }: { readonly guestHere: boolean }) {
  const t = useT();
  const expired = useAddress().query['expired'] !== undefined;
  return (
    <p role="status" className={`pt-4 pb-6 text-center text-balance ${expired ? 'text-warn' : 'text-ink-soft'}`}>
      {t(expired ? 'launch.login.expired' : guestHere ? 'launch.login.upgrade' : 'launch.login.lead')}
    </p>
  );
}

function AutoLogin() {
  const t = useT();
  const autoLogin = useSession((state) => state.autoLogin);
  const setAutoLogin = useSession((state) => state.setAutoLogin);
  return (
    <Switch checked={autoLogin} onChange={setAutoLogin}>
      {t('launch.login.auto')}
    </Switch>
  );
}
