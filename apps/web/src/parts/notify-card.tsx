import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Card, Icon, Switch, useT } from '@cpc/ui';
import { useSession } from '../core/stores.ts';
import { type Notifications, useNotifications } from '../data/notices.ts';

/**
 * Offers a notification when a paid order is ready (QU-02). The browser asks only after a tap. Once there is nothing
 * left to wait for, the card is shown only if notifications are on, so that they can be turned off.
 */
export function NotifyCard({ order }: { readonly order: OrderView }) {
  const { status } = order;
  if (status !== ORDER_STATUS.awaitingDelivery && status !== ORDER_STATUS.delivering) return null;
  return <Offer sent={order.delivery != null} late={status === ORDER_STATUS.delivering} />;
}

interface OfferProps {
  /** The order is sent by a carrier. */
  readonly sent: boolean;
  /** The order is ready, or on its way. */
  readonly late: boolean;
}

function Offer({ sent, late }: OfferProps) {
  const t = useT();
  const notifications = useNotifications();
  const { state } = notifications;
  // A guest's login stays in this browser: without an account, the app on the home screen has no login.
  const guest = useSession(({ userInfo }) => userInfo?.userInfo.guest ?? false);
  if (state === 'hidden' || (late && state !== 'on')) return null;
  const title = t(sent ? 'order.notify.sent' : 'order.notify.ready');
  return (
    <Card className="flex gap-3.5 px-5 pt-3 pb-5" aria-label={title}>
      <Icon name="bell" size={22} className={`mt-2.5 shrink-0 ${state === 'on' ? 'text-good' : 'text-ink-soft'}`} />
      <div className="flex min-w-0 grow flex-col gap-1">
        {state === 'on' || state === 'off' ? (
          <Turn title={title} sent={sent} notifications={notifications} />
        ) : (
          <>
            <h3 className="flex min-h-11 items-center font-semibold">{title}</h3>
            <p className="text-small text-pretty text-ink-soft">
              {t(guest && state === 'homeScreen' ? 'order.notify.homeScreenGuest' : `order.notify.${state}`)}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

interface TurnProps {
  readonly title: string;
  readonly sent: boolean;
  readonly notifications: Notifications;
}

function Turn({ title, sent, notifications: { state, wanted, turn, failed } }: TurnProps) {
  const t = useT();
  const on = wanted ?? state === 'on';
  const what = t(sent ? 'order.notify.sentWhat' : 'order.notify.readyWhat');
  return (
    <>
      <Switch checked={on} onChange={turn}>
        <span className="font-semibold">{title}</span>
      </Switch>
      <p className="text-small text-pretty text-ink-soft">{state === 'on' ? t('order.notify.on') : what}</p>
      <p role="status" className="text-small text-warn empty:hidden">
        {failed ? t('order.notify.failed') : null}
      </p>
    </>
  );
}
