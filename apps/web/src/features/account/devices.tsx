import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { DeviceView } from '@cpc/contract';
import { Button, Card, Chip, ErrorState, Icon, Skeleton, useFormat, useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../core/client.ts';
import { savedDevice, useSession } from '../../core/stores.ts';

/** The key of the list of devices. */
export const DEVICES = ['devices'] as const;

const HANDHELD: ReadonlySet<DeviceView['system']> = new Set(['iphone', 'ipad', 'android']);

/** Where the account is logged in; each device, or all others, can be logged out (SN-08). A guest has one device. */
export function Devices() {
  const t = useT();
  const guest = useSession(({ userInfo }) => userInfo?.userInfo.guest ?? true);
  const devices = useQuery<readonly DeviceView[]>({
    queryKey: DEVICES,
    queryFn: ({ signal }) => client.call('User.devices', {}, { signal }),
    enabled: !guest,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const others = devices.data?.filter(({ here }) => !here).length ?? 0;
  if (guest) return null;
  return (
    <Card aria-labelledby="devices" className="flex flex-col gap-3 p-5">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="devices" tabIndex={-1} className="font-semibold outline-none">
          {t('account.devices.title')}
        </h2>
        <p className="text-small text-pretty text-ink-soft">{t('account.devices.text')}</p>
      </div>
      {devices.isError ? (
        <ErrorState hint={devices.error.message} onRetry={() => void devices.refetch()} />
      ) : devices.data === undefined ? (
        <Skeleton className="h-16 w-full rounded-medium" />
      ) : (
        <ul className="divide-y divide-line/60">
          {devices.data.map((device) => (
            <Device key={device.device_id} device={device} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {others > 1 ? <LogOutOthers count={others} onEnded={() => heading.current?.focus()} /> : null}
    </Card>
  );
}

interface DeviceProps {
  readonly device: DeviceView;
  /** Called when the line, with the focused button, has left the list. */
  readonly onEnded: () => void;
}

function Device({ device, onEnded }: DeviceProps) {
  const t = useT();
  const format = useFormat();
  const { browser, system, here, used_at } = device;
  const name = t('account.devices.name', { browser, system });
  const end = useEnding(() => client.call('User.logOutDevice', { device_id: device.device_id }), onEnded);
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <Icon name={HANDHELD.has(system) ? 'phone' : 'laptop'} size={22} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium">{name}</span>
        {here ? null : (
          <span className="block text-small text-pretty text-ink-soft">
            {t('account.devices.used', { when: format.dateTime(used_at) })}
          </span>
        )}
      </span>
      {here ? (
        <Chip tone="good">{t('account.devices.here')}</Chip>
      ) : (
        <Button
          kind="ghost"
          busy={end.isPending}
          aria-label={t('account.devices.logOutOf', { name })}
          onClick={() => end.mutate()}
        >
          {t('account.logOut')}
        </Button>
      )}
    </li>
  );
}

function LogOutOthers({ count, onEnded }: { readonly count: number; readonly onEnded: () => void }) {
  const t = useT();
  const end = useEnding(() => client.call('User.logOutOthers', { device: savedDevice() }), onEnded);
  return (
    <ConfirmButton
      className="self-start"
      label={t('account.devices.logOutOthers')}
      ask={t('account.devices.ask', { count })}
      why={t('account.devices.why')}
      yes={t('account.logOut')}
      no={t('common.cancel')}
      busy={end.isPending}
      act={(done) => end.mutate(undefined, { onSuccess: done })}
    />
  );
}

/** Ends logins, says so, and reads the list again. */
function useEnding(call: () => Promise<{ readonly ended: number }>, onEnded: () => void) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notify.done(t('account.devices.done'));
      await queries.invalidateQueries({ queryKey: DEVICES });
      onEnded();
    },
    onError: notify.failed,
  });
}
