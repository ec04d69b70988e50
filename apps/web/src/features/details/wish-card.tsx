import { currentAddress, formatAddress } from '@cpc/appkit';
import { Button, Card, Icon, useT } from '@cpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore, useSession } from '../../core/stores.ts';
import { useNotifications } from '../../data/notices.ts';
import { useWays } from '../../data/ways.ts';
import { useWish, type Wished } from './use-wish.ts';

interface WishCardProps {
  readonly wished: Wished;
  /** What it is, in the customer's words. */
  readonly name: string;
}

/** Offers to tell the customer once when the station has it; what is needed for that is asked only then (SK-05). */
export function WishCard({ wished, name }: WishCardProps) {
  const t = useT();
  const { waiting, leave, withdraw, needsContact } = useWish(wished);
  const cannot = useNoWay();
  if (waiting)
    return (
      <Card className="flex flex-col gap-2 p-5">
        <p role="status" className="flex items-start gap-3">
          <Icon name="bell" size={22} className="mt-0.5 shrink-0 text-good" />
          <span className="text-pretty">{t('about.wish.waiting', { name })}</span>
        </p>
        <Button kind="ghost" className="self-start" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('about.wish.withdraw')}
        </Button>
      </Card>
    );
  if (cannot) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <p className="text-small text-pretty text-ink-soft">{t('about.wish.why')}</p>
      {needsContact ? (
        <Contact onReady={() => leave.mutate()} />
      ) : (
        <Button kind="outline" icon="bell" wide busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('about.wish.leave')}
        </Button>
      )}
      {leave.error && !needsContact ? (
        <p role="alert" className="text-small text-bad">
          {leave.error.message}
        </p>
      ) : null}
    </Card>
  );
}

/** Whether nobody can be told here: this browser gets no notices, and no text messages are sent. */
function useNoWay(): boolean {
  const { state } = useNotifications();
  return useWays().data?.register === false && (state === 'hidden' || state === 'unsupported');
}

/** The two ways to be told: notifications of this browser, or a text message to a confirmed number. */
function Contact({ onReady }: { readonly onReady: () => void }) {
  const t = useT();
  const { state, turn, failed } = useNotifications();
  const canProve = useWays().data?.register ?? false;
  const guest = useSession(({ userInfo }) => userInfo?.userInfo.guest ?? false);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (state === 'on') ready();
  }, [state]);
  return (
    <div role="group" aria-label={t('about.wish.how')} className="flex flex-col gap-2">
      <p className="font-medium">{t('about.wish.how')}</p>
      {state === 'off' ? (
        <Button kind="primary" icon="bell" wide onClick={() => turn(true)}>
          {t('about.wish.notify')}
        </Button>
      ) : null}
      {canProve ? (
        <Button kind={state === 'off' ? 'outline' : 'primary'} icon="phone" wide onClick={() => logIn(guest)}>
          {t('about.wish.phone')}
        </Button>
      ) : null}
      <p role="status" className="text-small text-warn empty:hidden">
        {failed ? t('order.notify.failed') : null}
      </p>
      {state === 'denied' || state === 'homeScreen' ? (
        <p className="text-small text-pretty text-ink-soft">
          {t(state === 'homeScreen' ? 'about.wish.homeScreen' : 'order.notify.denied')}
        </p>
      ) : null}
    </div>
  );
}

/** Leads to the login, and from there back to this page. An account confirms its phone number there. */
function logIn(guest: boolean): void {
  sharedStore.getState().set({ jumpUrl: formatAddress(currentAddress()) });
  go(PATHS.login, { confirm: guest ? undefined : 'yes' });
}
