import { goBack, useAddress } from '@cpc/appkit';
import type { OrderView, QueueView } from '@cpc/contract';
import { acceptsOrders, ORDER_STATUS } from '@cpc/domain';
import { Button, ErrorState, IconButton, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useHereStation } from '../../data/here-station.ts';
import { itemInFocus } from '../../data/order-rules.ts';
import { useOrder } from '../../data/orders.ts';
import { useQueue } from '../../data/queue.ts';
import { useStationId } from '../../data/stations.ts';
import { GreetingCard } from '../../parts/greeting-card.tsx';
import { HeroPage } from '../../parts/hero-page.tsx';
import { ItemCase } from '../../parts/item-thumb.tsx';
import { NotifyCard } from '../../parts/notify-card.tsx';
import { StationNotices } from '../../parts/station-notices.tsx';
import { usePullDown } from '../../parts/use-pull-down.ts';
import { Areas } from './areas.tsx';
import { MyItems } from './my-items.tsx';
import { MyPrint } from './my-print.tsx';
import { printedOf, stageOf } from './stage.ts';

/** The station's live queue, with the customer's own items while they are printed (RT-08, QU-01). */
export default function QueuePage() {
  const t = useT();
  const { query } = useAddress();
  const saved = useStationId();
  const stationId = query['machine_id'] ?? saved;
  const { queue, live, failed } = useQueue(stationId);
  const orderId = query['order_id'] ?? ownOrder(queue);
  const order = useOrder(orderId).data;
  const [chosen, setChosen] = useState<string>();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries();
  usePullDown(refresh);
  const frame = {
    title: t('queue.title'),
    onBack: () => goBack(to(PATHS.allSelect, { id: stationId })),
    end: <IconButton icon="refresh" label={t('queue.refresh')} onClick={refresh} />,
  };
  const areas = queue ? (
    <Whole queue={queue} alone={order === undefined} live={live} />
  ) : failed ? (
    <ErrorState onRetry={refresh} />
  ) : (
    <Skeleton className="h-72 w-full rounded-large" />
  );
  if (order !== undefined) {
    const item = order.items.find(({ item_id }) => item_id === chosen) ?? itemInFocus(order);
    const printed = printedOf(stageOf(order, item.job), item.percent);
    return (
      <HeroPage
        {...frame}
        hero={<ItemCase item={item} stationId={order.machine_id} printed={printed} />}
        action={<NextStep order={order} />}
      >
        <MyPrint order={order} item={item} />
        <NotifyCard order={order} />
        <GreetingCard order={order} />
        {order.items.length > 1 ? <MyItems order={order} shown={item.item_id} onShow={setChosen} /> : null}
        {areas}
      </HeroPage>
    );
  }
  return (
    <Page {...frame}>
      <div className="flex flex-col gap-5 pt-1">
        <Notice />
        {areas}
      </div>
    </Page>
  );
}

function Notice() {
  const station = useHereStation();
  return station.data ? <StationNotices station={station.data} /> : null;
}

/** The customer's own order that is furthest along, if the address names none. */
function ownOrder(queue: QueueView | null): string | undefined {
  return queue?.entries.findLast((entry) => entry.mine && entry.order_id !== null)?.order_id ?? undefined;
}

interface WholeProps {
  readonly queue: QueueView;
  readonly alone: boolean;
  readonly live: boolean;
}

function Whole({ queue, alone, live }: WholeProps) {
  const t = useT();
  const isFree = acceptsOrders(queue.state) && queue.bays !== 'full';
  if (queue.entries.length === 0 && alone)
    return <StateView icon="queue" title={t('queue.empty')} {...(isFree && { hint: t('queue.emptyWhy') })} />;
  return <Areas queue={queue} live={live} />;
}

function NextStep({ order }: { readonly order: OrderView }) {
  const t = useT();
  const detail = () => go(PATHS.orderDetail, { order_id: order.order_id });
  if (order.items.some(({ pickup_code }) => pickup_code !== null)) {
    return (
      <Button kind="primary" size="large" wide icon="qr" onClick={detail}>
        {t('queue.code')}
      </Button>
    );
  }
  if (order.status === ORDER_STATUS.finished) {
    return (
      <Button
        kind="primary"
        size="large"
        wide
        icon="plus"
        onClick={() => go(PATHS.allSelect, { id: order.machine_id })}
      >
        {t('queue.again')}
      </Button>
    );
  }
  return (
    <Button size="large" wide icon="bag" onClick={detail}>
      {t('queue.detail')}
    </Button>
  );
}
