import { Button, Page, Segmented, Switch, useT } from '@cpc/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useEnterAsGuest } from '../../data/enter.ts';
import { defaultCountry } from './countries.ts';
import { CredentialFields } from './credential-fields.tsx';
import { CodeStep } from './code-step.tsx';
import { type Credentials, type LoginMode, type SentCode, useLogin, useSendCode, useWays } from './use-login.ts';

/** Log in or register with a phone number; a guest who registers keeps everything (RT-02, SN-03). */
export default function LoginPage() {
  const [sent, setSent] = useState<SentCode>();
  const [credentials, setCredentials] = useState<Credentials>();
  const back = () => {
    // What was typed is there again.
    setCredentials(sent?.credentials);
    setSent(undefined);
  };
  return sent ? (
    <CodeStep sent={sent} onSent={setSent} onBack={back} />
  ) : (
    <Enter typed={credentials} onSent={setSent} />
  );
}

interface EnterProps {
  readonly typed: Credentials | undefined;
  readonly onSent: (sent: SentCode) => void;
}

function Enter({ typed, onSent }: EnterProps) {
  const t = useT();
  const guestHere = useSession((state) => state.userInfo?.userInfo.guest ?? false);
  const canRegister = useWays().data?.register ?? true;
  const [chosen, setMode] = useState<LoginMode>(guestHere || typed !== undefined ? 'register' : 'login');
  const mode = canRegister ? chosen : 'login';
  const defaultValues = typed ?? { phone: '', password: '', country: defaultCountry(navigator.languages) };
  const form = useForm<Credentials>({ defaultValues });
  const login = useLogin();
  const sending = useSendCode(onSent);
  const guest = useEnterAsGuest();
  const act = mode === 'login' ? login : sending;
  const error = act.error ?? guest.error;
  const submit = form.handleSubmit((values) => act.mutate(values));
  const action = (
    <>
      <Button kind="primary" size="large" wide type="submit" form="login" busy={act.isPending}>
        {t(mode === 'login' ? 'launch.login.submit' : 'launch.login.sendCode')}
      </Button>
      <Button kind="ghost" wide busy={guest.isPending} onClick={() => guest.mutate()}>
        {t('launch.login.guest')}
      </Button>
    </>
  );
  return (
    <Page title={t('launch.login.title')} onBack={() => goBack(PATHS.selectLogin)} action={action}>
      <Lead guestHere={guestHere} mode={mode} />
      <form id="login" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {canRegister ? (
          <Segmented
            label={t('launch.login.mode')}
            value={mode}
            onChange={setMode}
            options={[
              { value: 'login', label: t('launch.login.modeLogin') },
              { value: 'register', label: t('launch.login.modeRegister') },
            ]}
          />
        ) : null}
        <CredentialFields form={form} mode={mode} />
        {mode === 'login' && canRegister ? (
          <Button kind="ghost" className="-my-3 -ms-4 self-start" onClick={() => setMode('register')}>
            {t('launch.login.forgot')}
          </Button>
        ) : null}
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

interface LeadProps {
  readonly guestHere: boolean;
  readonly mode: LoginMode;
}

/** Why one would log in, or what a code is for; or that a login has ended, and that nothing was lost with it. */
function Lead({ guestHere, mode }: LeadProps) {
  const t = useT();
  const expired = useAddress().query['expired'] !== undefined;
  const why = [
    ...(mode === 'login' || guestHere ? [t(guestHere ? 'launch.login.upgrade' : 'launch.login.lead')] : []),
    ...(mode === 'register' ? [t('launch.login.codeHow')] : []),
  ];
  return (
    <p role="status" className={`pt-4 pb-6 text-center text-balance ${expired ? 'text-warn' : 'text-ink-soft'}`}>
      {expired ? t('launch.login.expired') : why.join(' ')}
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
