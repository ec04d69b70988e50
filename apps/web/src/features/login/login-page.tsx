import { byTyped, goBack, useAddress, useForm } from '@cpc/appkit';
import { Button, Page, Segmented, Switch, useT } from '@cpc/ui';
import { useState } from 'react';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useEnterAsGuest } from '../../data/enter.ts';
import { useBeginOpenid } from '../../data/openid.ts';
import { useWays } from '../../data/ways.ts';
import { useDefaultCountry } from '../../parts/country-field.tsx';
import { CodeStep } from './code-step.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { credentialProblems } from './credential-problems.ts';
import { type Credentials, type LoginMode, type SentCode, useLogin, useSendCode } from './use-login.ts';

/** Log in or register with a phone number; a guest who registers keeps everything (RT-02, SN-03). */
export default function LoginPage() {
  const [sent, setSent] = useState<SentCode>();
  const [credentials, setCredentials] = useState<Credentials>();
  const guestHere = useGuestHere();
  const [mode, setMode] = useState<LoginMode>(guestHere ? 'register' : 'login');
  const back = () => {
    // The fields are filled again with what was typed.
    setCredentials(sent?.credentials);
    setSent(undefined);
  };
  return sent ? (
    <CodeStep sent={sent} onSent={setSent} onBack={back} />
  ) : (
    <Enter typed={credentials} chosen={mode} onMode={setMode} onSent={setSent} />
  );
}

const useGuestHere = () => useSession((state) => state.userInfo?.userInfo.guest ?? false);

const TITLES = {
  login: 'launch.login.title',
  register: 'launch.login.modeRegister',
  reset: 'launch.login.newPassword',
} as const;

interface EnterProps {
  readonly typed: Credentials | undefined;
  readonly chosen: LoginMode;
  readonly onMode: (mode: LoginMode) => void;
  readonly onSent: (sent: SentCode) => void;
}

function Enter({ typed, chosen, onMode, onSent }: EnterProps) {
  const t = useT();
  const ways = useWays().data;
  const canRegister = ways?.register ?? true;
  const mode = canRegister ? chosen : 'login';
  const login = useLogin();
  const sending = useSendCode(onSent);
  const guest = useEnterAsGuest();
  const act = mode === 'login' ? login : sending;
  const openid = useBeginOpenid();
  const country = useDefaultCountry();
  const error = act.error ?? guest.error ?? openid.error;
  const form = useForm<Credentials>({
    saved: typed ?? { country, phone: '', password: '' },
    merge: byTyped,
    check: (values) => {
      const { phone, password } = credentialProblems(values, mode);
      return { phone: phone && t(phone), password: password && t(password) };
    },
    submit: (values) => act.mutate(values),
  });
  const forget = () => {
    // The typed password was wrong; a new one is chosen.
    form.reset({ ...form.values, password: '' });
    onMode('reset');
  };
  const action = (
    <>
      <Button kind="primary" size="large" wide type="submit" form="login" busy={act.isPending}>
        {t(mode === 'login' ? 'launch.login.submit' : 'launch.login.sendCode')}
      </Button>
      {mode !== 'reset'
        ? ways?.openid.map(({ provider, label }) => (
            <Button key={provider} wide busy={openid.isPending} onClick={() => openid.mutate({ provider })}>
              {t('launch.login.with', { label })}
            </Button>
          ))
        : null}
      <Button kind="ghost" wide busy={guest.isPending} onClick={() => guest.mutate()}>
        {t('launch.login.guest')}
      </Button>
    </>
  );
  return (
    <Page
      title={t(TITLES[mode])}
      onBack={() => (mode === 'reset' ? onMode('login') : goBack(PATHS.selectLogin))}
      action={action}
    >
      <Lead mode={mode} />
      <form id="login" {...form.props} className="flex flex-col gap-5">
        {canRegister && mode !== 'reset' ? (
          <Segmented
            label={t('launch.login.mode')}
            value={mode}
            onChange={onMode}
            options={[
              { value: 'login', label: t('launch.login.modeLogin') },
              { value: 'register', label: t('launch.login.modeRegister') },
            ]}
          />
        ) : null}
        <CredentialFields form={form} mode={mode} />
        {mode === 'login' && canRegister ? (
          <Button kind="ghost" className="-my-3 -ms-4 self-start" onClick={forget}>
            {t('launch.login.forgot')}
          </Button>
        ) : null}
        <AutoLogin />
        {mode === 'register' ? <CodeNote /> : null}
        {error ? (
          <p role="alert" className="text-center text-small text-bad">
            {error.message}
          </p>
        ) : null}
      </form>
    </Page>
  );
}

const LEADS = {
  login: 'launch.login.lead',
  register: 'launch.login.codeHow',
  reset: 'launch.login.resetHow',
} as const;

/** Why to log in, or what the code does; or that a login has ended and nothing was lost, or that the account is gone. */
function Lead({ mode }: { readonly mode: LoginMode }) {
  const t = useT();
  const guestHere = useGuestHere();
  const { expired, gone } = useAddress().query;
  const why =
    mode !== 'login' ? undefined : gone ? 'error.accountMissing' : expired ? 'launch.login.expired' : undefined;
  const lead = guestHere && mode !== 'reset' ? 'launch.login.upgrade' : LEADS[mode];
  return (
    <p role="status" className={`pt-4 pb-6 text-center text-balance ${why ? 'text-warn' : 'text-ink-soft'}`}>
      {t(why ?? lead)}
    </p>
  );
}

/** Says which account a code opens, below the fields. */
function CodeNote() {
  const t = useT();
  return <p className="-mt-2 text-small text-pretty text-ink-soft">{t('launch.login.codeOpens')}</p>;
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
