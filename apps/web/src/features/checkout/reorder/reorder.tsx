import { goBack } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { Card, Page, Skeleton, StateView, useFormat, useT } from '@cpc/ui';
import { to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useGoodsOf } from '../../../data/goods.ts';
import { useHereStation } from '../../../data/here-station.ts';
import { useOrder } from '../../../data/orders.ts';
import { useStationId } from '../../../data/stations.ts';
import { useDrawingCost } from '../../../parts/drawing-cost.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { HeroPage } from '../../../parts/hero-page.tsx';
import { OrderHero } from '../../../parts/order-hero.tsx';
import { OrderQuery } from '../../../parts/order-query.tsx';
import { QueryView } from '../../../parts/query-view.tsx';
import { useShellName } from '../../../parts/shell-name.ts';
import { StationCard } from '../../../parts/station-card.tsx';
import { StationNotices } from '../../../parts/station-notices.tsx';
import { ChoiceFacts, Differences } from '../choice-facts.tsx';
import { TotalCard } from '../coupon/total-card.tsx';
import { DeliveryChoice } from '../delivery/delivery-choice.tsx';
import { type OfferedItem, offersFor } from './offers.ts';
import { WayChoice } from '../way-choice.tsx';
import { PlaceReorder } from './place-reorder.tsx';
import { useDifferences } from './use-differences.ts';

/** Shows what would be ordered again, before it is ordered (OR-11). */
export function Reorder({ orderId }: { readonly orderId: string }) {
  const t = useT();
  const order = useOrder(orderId);
  const details = useGoodsOf(order.data?.items.map(({ goods_id }) => goods_id) ?? [], useStationId());
  if (order.data && details.data)
    return <ReorderView order={order.data} things={offersFor(order.data.items, details.data)} />;
  const waiting = <Skeleton className="mt-2 h-[70dvh] w-full rounded-huge" />;
  return (
    <Page title={t('order.confirm.title')} onBack={() => goBack(to(PATHS.orderDetail, { order_id: orderId }))}>
      <OrderQuery query={order} skeleton={waiting}>
        {() => (
          <QueryView query={details} skeleton={waiting}>
            {() => <StateView icon="search" title={t('order.detail.missing')} />}
          </QueryView>
        )}
      </OrderQuery>
    </Page>
  );
}

interface ReorderViewProps {
  readonly order: OrderView;
  readonly things: readonly OfferedItem[];
}

function ReorderView({ order, things }: ReorderViewProps) {
  const t = useT();
  const stationId = useStationId();
  const station = useHereStation().data;
  const drawings = useDrawingCost(order.items.reduce((sum, item) => sum + item.drawings, 0));
  const differences = useDifferences(order, things, drawings);
  const shown = things.map(({ item, offer }) => ({ ...item, ...offer?.choice }));
  const offers = things.flatMap(({ offer }) => offer ?? []);
  const [only] = things;
  return (
    <HeroPage
      title={t('order.confirm.title')}
      onBack={() => goBack(to(PATHS.orderDetail, { order_id: order.order_id }))}
      hero={<OrderHero order={{ ...order, machine_id: stationId ?? order.machine_id, items: shown }} />}
      action={
        <PlaceReorder order={order} things={things} drawings={drawings} closed={station?.accepts_orders === false} />
      }
      words="many"
    >
      <h2 className="text-center text-headline font-bold">{t('order.confirm.headline')}</h2>
      <Differences lines={differences} />
      {station ? <StationNotices station={station} /> : null}
      <TotalCard
        items={offers.map(({ choice }) => choice)}
        prices={offers.map(({ shell }) => shell.price)}
        drawings={drawings}
      />
      {station ? <DeliveryChoice station={station} /> : null}
      {station ? <WayChoice station={station} count={things.length} /> : null}
      {things.length === 1 && only?.goods && only.offer ? (
        <ChoiceFacts goods={only.goods} offer={only.offer} />
      ) : (
        <>
          {station?.accepts_orders === true ? <StationCard station={station} /> : null}
          <Things things={things} />
        </>
      )}
    </HeroPage>
  );
}

function Things({ things }: Pick<ReorderViewProps, 'things'>) {
  const nameOf = useGoodsName();
  const shellName = useShellName();
  const format = useFormat();
  return (
    <Card className="p-5">
      <ul className="flex flex-col gap-3">
        {things.map(({ item, offer }) => (
          <li key={item.item_id} className="flex items-end justify-between gap-4 text-small">
            <span className="min-w-0">
              <span className="block font-semibold">{nameOf(item)}</span>
              <span className="text-ink-soft">{offer && shellName(offer.shell.name, offer.colour.name)}</span>
            </span>
            <span className="figures shrink-0 font-medium">{offer && format.money(offer.shell.price)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
