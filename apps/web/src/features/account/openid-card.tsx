import { ConfirmButton, useNotify } from '@cpc/appkit';
import { Button, Card, Chip, PasswordField, useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { useSession } from '../../core/stores.ts';
import { useBeginOpenid } from '../../data/openid.ts';

const ACCOUNT = ['account'] as const;

interface Provider {
  readonly provider: string;
  readonly label: string;
  readonly connected: boolean;
}

/** The OpenID Connect providers that open this account, or can be connected to it (SN-03). A guest logs in by them. */
export function OpenidCard() {
  const t = useT();
  const guest = useSession(({ userInfo }) => userInfo?.userInfo.guest ?? true);
  const account = useQuery<{ readonly has_password: boolean; readonly openid: readonly Provider[] }>({
    queryKey: ACCOUNT,
    queryFn: ({ signal }) => client.call('User.account', {}, { signal }),
    enabled: !guest,
  });
  const { has_password: hasPassword = false, openid: providers = [] } = account.data ?? {};
  if (guest || providers.length === 0) return null;
  return (
    <Card aria-labelledby="openid" className="flex flex-col gap-3 p-5">
      <div className="flex flex-col gap-1">
        <h2 id="openid" className="font-semibold">
          {t('account.openid.title')}
        </h2>
        <p className="text-small text-pretty text-ink-soft">{t('account.openid.text')}</p>
      </div>
      <ul className="divide-y divide-line/60">
        {providers.map((one) => (
          <OneProvider key={one.provider} {...one} hasPassword={hasPassword} />
        ))}
      </ul>
    </Card>
  );
}

function OneProvider({ provider, label, connected, hasPassword }: Provider & { readonly hasPassword: boolean }) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => client.call('User.disconnectOpenid', { provider }),
    onSuccess: () => {
      notify.done(t('account.openid.ended', { label }));
      void queries.invalidateQueries({ queryKey: ACCOUNT });
    },
    onError: notify.failed,
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 py-2">
      <span className="min-w-0 flex-1 font-medium">
        <bdi>{label}</bdi>
      </span>
      {connected ? <Chip tone="good">{t('account.openid.connected')}</Chip> : null}
      {connected ? (
        <Button
          kind="ghost"
          busy={disconnect.isPending}
          aria-label={t('account.openid.disconnectOf', { label })}
          onClick={() => disconnect.mutate()}
        >
          {t('account.openid.disconnect')}
        </Button>
      ) : (
        <Connect provider={provider} label={label} hasPassword={hasPassword} />
      )}
    </li>
  );
}

interface ConnectProps extends Pick<Provider, 'provider' | 'label'> {
  readonly hasPassword: boolean;
}

/** Connects a provider; the password shows that the owner of the account asks for it. */
function Connect({ provider, label, hasPassword }: ConnectProps) {
  const t = useT();
  const notify = useNotify();
  const connect = useBeginOpenid();
  const [password, setPassword] = useState('');
  if (!hasPassword)
    return (
      <Button
        busy={connect.isPending}
        aria-label={t('account.openid.connectOf', { label })}
        onClick={() => connect.mutate({ provider, connect: true }, { onError: notify.failed })}
      >
        {t('account.openid.connect')}
      </Button>
    );
  return (
    <ConfirmButton
      label={t('account.openid.connectOf', { label })}
      ask={t('account.openid.ask', { label })}
      why={t('account.openid.askWhy')}
      yes={t('account.openid.connect')}
      no={t('common.cancel')}
      incomplete={password === ''}
      busy={connect.isPending}
      act={() => connect.mutate({ provider, connect: true, password })}
    >
      <PasswordField
        label={t('account.password.old')}
        autoComplete="current-password"
        value={password}
        error={connect.error?.message}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </ConfirmButton>
  );
}
