import { useNotify } from '@cpc/appkit';
import { Button, Card, Chip, useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { useSession } from '../../core/stores.ts';
import { useBeginOpenid } from '../login/use-openid.ts';

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
  const account = useQuery<{ readonly openid: readonly Provider[] }>({
    queryKey: ACCOUNT,
    queryFn: ({ signal }) => client.call('User.account', {}, { signal }),
    enabled: !guest,
  });
  const providers = account.data?.openid ?? [];
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
          <OneProvider key={one.provider} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function OneProvider({ provider, label, connected }: Provider) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const connect = useBeginOpenid();
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
        <Button
          busy={connect.isPending}
          aria-label={t('account.openid.connectOf', { label })}
          onClick={() => connect.mutate({ provider, connect: true }, { onError: notify.failed })}
        >
          {t('account.openid.connect')}
        </Button>
      )}
    </li>
  );
}
