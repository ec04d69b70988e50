import { goBack, useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { Button, Icon, Page, Spinner, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { dropClientKey } from '../../core/client-key.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { deviceStorage } from '../../core/storage.ts';
import { useOrder } from '../../data/orders.ts';
import { useStation } from '../../data/stations.ts';
import { GreetingCard } from '../../parts/greeting-card.tsx';
import { HeroPage, ROOM } from '../../parts/hero-page.tsx';
import { OrderMail } from '../../parts/mail-news.tsx';
import { OrderHero } from '../../parts/order-hero.tsx';
import { isUnknown, OrderMissing } from '../../parts/order-query.tsx';
import { ShowOrder } from '../keepsake/show-order.tsx';
import { type Outcome, outcomeOf } from './outcome.ts';
import { usePaypalReturn } from './use-outcome.ts';

/** The return from the provider. The address proves nothing: the server asks the provider (PY-03). */
export default function PaySuccessPage() {
  const t = useT();
  const { order_id, token } = useAddress().query;
  const answer = usePaypalReturn('success', token);
  const asked = useOrder(order_id ?? answer.data?.order_id);
  const { data: order, isLoading } = asked;
  const outcome = outcomeOf(order, answer.data?.state, answer.isError);
  const orderId = order?.order_id ?? order_id;

  useEffect(() => {
    if (outcome === 'paid') dropClientKey(deviceStorage);
    if (outcome === 'declined' || outcome === 'cancelled' || outcome === 'over') {
      go(PATHS.payFail, { order_id: orderId, outcome: outcome === 'over' ? undefined : outcome }, { replace: true });
    }
  }, [outcome, orderId]);

  const station = order?.machine_id;
  if (order === undefined && isUnknown(order_id === undefined && !answer.data ? answer : asked)) {
    return (
      <Page title={t('order.success.title')} onBack={() => goBack(PATHS.orderList)}>
        <OrderMissing />
      </Page>
    );
  }
  return (
    <HeroPage
      title={t('order.success.title')}
      hero={order ? <FlyingCase order={order} flies={outcome === 'paid'} /> : isLoading ? ROOM : null}
      action={
        <>
          <Button
            kind="primary"
            size="large"
            wide
            icon="printer"
            disabled={outcome !== 'paid'}
            onClick={() => go(PATHS.queue, { machine_id: station, order_id: orderId })}
          >
            {t('order.success.watch')}
          </Button>
          <Button kind="ghost" wide onClick={() => go(PATHS.orderDetail, { order_id: orderId })}>
            {t('order.success.detail')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center py-4 text-center">
        <OutcomeText outcome={outcome} order={order} />
      </div>
      {outcome === 'paid' && order ? (
        <>
          <ShowOrder order={order} />
          <GreetingCard order={order} />
          <OrderMail order={order} />
        </>
      ) : null}
    </HeroPage>
  );
}

/** When the order is paid, the case lifts off towards the printer. */
function FlyingCase({ order, flies }: { readonly order: OrderView; readonly flies: boolean }) {
  return (
    <div className={`flex h-full justify-center ${flies ? 'takes-off' : ''}`}>
      <OrderHero order={order} />
    </div>
  );
}

function OutcomeText({ outcome, order }: { readonly outcome: Outcome; readonly order: OrderView | undefined }) {
  const t = useT();
  if (outcome === 'paid' && order) return <PaidText order={order} />;
  const doubted = outcome === 'checking' && order?.payment_in_doubt === true;
  const pending = outcome === 'pending';
  return (
    <div role="status" className="flex max-w-sm flex-col items-center gap-2">
      {pending || doubted ? <Icon name="clock" size={28} className="text-warn" /> : <Spinner size={28} />}
      <h2 className="text-title font-semibold text-balance">
        {t(doubted ? 'order.doubt.title' : pending ? 'order.success.pending' : 'order.success.checking')}
      </h2>
      <p className="text-ink-soft">
        {t(doubted ? 'order.doubt.why' : pending ? 'order.success.pendingWhy' : 'order.success.checkingWhy')}
      </p>
    </div>
  );
}

function PaidText({ order }: { readonly order: OrderView }) {
  const t = useT();
  const looks = useStation(order.machine_id).data?.reviews_designs === true;
  const isLookedAt = order.items.some(({ job }) => job === 'review' || (looks && job === 'waiting'));
  const done = order.delivery ? 'order.success.doneSentWhy' : 'order.success.doneWhy';
  return (
    <div role="status" className="flex max-w-sm flex-col items-center gap-2">
      <span className="grid size-12 place-items-center rounded-full bg-good-wash text-good">
        <Icon name="check" size={28} />
      </span>
      <h2 className="text-headline font-bold text-balance">
        {t(isLookedAt ? 'order.success.review' : 'order.success.done')}
      </h2>
      <p className="text-ink-soft">
        {isLookedAt
          ? t('order.success.reviewWhy')
          : t(done, { number: order.order_number, station: order.machine_name })}
      </p>
    </div>
  );
}
