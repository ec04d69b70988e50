import { goBack, useAddress } from '@cpc/appkit';
import type { ShoppingListView } from '@cpc/contract';
import { addMoney, MAX_ITEMS } from '@cpc/domain';
import { Button, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { go, to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useHereStation } from '../../../data/here-station.ts';
import { useShoppingList } from '../../../data/shopping-list.ts';
import { useStationId } from '../../../data/stations.ts';
import { QueryView } from '../../../parts/query-view.tsx';
import { StationAddress } from '../../../parts/station-address.tsx';
import { StationCard } from '../../../parts/station-card.tsx';
import { StationNotices } from '../../../parts/station-notices.tsx';
import { BuyButton } from '../buy-button.tsx';
import { TotalCard } from '../coupon/total-card.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { DeliveryChoice } from '../delivery/delivery-choice.tsx';
import { useSending } from '../delivery/use-sending.ts';
import { priceForAddress } from '../in-address.ts';
import { WayChoice } from '../way-choice.tsx';
import { EntryCard } from './entry-card.tsx';

/** What the customer wants to order, together and with one payment (RT-12, OR-10). */
export default function ShoppingListPage() {
  const t = useT();
  const stationId = useStationId();
  const list = useShoppingList(stationId);
  // What the station tells stands above and between the entries: they wait for it, or it would move them.
  const isHereKnown = !useHereStation().isLoading;
  const filled = list.data !== undefined && list.data.entries.length > 0;
  return (
    <Page
      title={t('order.shopping.title')}
      onBack={() => goBack(to(PATHS.allSelect, { id: stationId }))}
      action={filled ? <OrderAll list={list.data} /> : undefined}
    >
      <QueryView query={list} skeleton={<Waiting />}>
        {(view) => (view.entries.length === 0 ? <Empty /> : isHereKnown ? <Entries list={view} /> : <Waiting />)}
      </QueryView>
    </Page>
  );
}

function Entries({ list }: { readonly list: ShoppingListView }) {
  const t = useT();
  const station = useHereStation().data;
  const staying = list.entries.filter(({ problem }) => problem !== null).length;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {station?.accepts_orders && (
        <StationCard station={station} address={<StationAddress address={station.address} />} />
      )}
      {station && <StationNotices station={station} />}
      <ul className="flex flex-col gap-3">
        {list.entries.map((entry) => (
          <li key={entry.entry_id}>
            <EntryCard entry={entry} stationId={list.machine_id} />
          </li>
        ))}
      </ul>
      {station ? <DeliveryChoice station={station} /> : null}
      <TotalCard items={itemsOf(list)} prices={orderedOf(list).flatMap(({ price }) => price ?? [])} />
      {station ? <WayChoice station={station} count={list.entries.length - staying} /> : null}
      {staying > 0 ? (
        <p role="status" className="rounded-large bg-warn-wash p-4 text-small text-warn">
          {t('order.shopping.stays', { count: staying })}
        </p>
      ) : null}
      <Button icon="plus" className="self-center" onClick={() => go(PATHS.allSelect, { id: list.machine_id })}>
        {t('order.shopping.another')}
      </Button>
    </div>
  );
}

/** Orders everything in the list that is available here. */
function OrderAll({ list }: { readonly list: ShoppingListView }) {
  const t = useT();
  const { way } = useAddress().query;
  const { sent, address, withFee } = useSending();
  const coupon = useCoupon(itemsOf(list));
  const closed = useHereStation().data?.accepts_orders === false;
  const ordered = orderedOf(list);
  if (ordered.length === 0) return <p className="text-center text-small text-warn">{t('order.shopping.gone')}</p>;
  // The list's total also counts entries that are beyond the order's maximum.
  const prices = ordered.flatMap(({ price }) => price ?? []);
  const total = prices.length < ordered.length ? undefined : withFee(coupon.off(prices.reduce(addMoney)));
  const order = () => {
    const price = priceForAddress(total);
    const entry_ids = ordered.map(({ entry_id }) => entry_id).join(',');
    go(PATHS.placing, { entry_ids, address_id: address?.address_id, coupon: coupon.code, price, way });
  };
  return (
    <>
      <p className="text-center text-small text-ink-soft">
        {t(sent ? 'order.shopping.togetherSent' : 'order.shopping.together')}
      </p>
      <BuyButton
        label={t('order.shopping.order', { count: ordered.length })}
        total={coupon.checking ? undefined : total}
        busy={coupon.checking}
        closed={closed}
        onBuy={order}
      />
    </>
  );
}

/** The items a coupon is checked for: everything that is available here. */
const itemsOf = (list: ShoppingListView) =>
  orderedOf(list).map(({ goods_id, shell_id, colour_id }) => ({ goods_id, shell_id, colour_id }));

const orderedOf = (list: ShoppingListView) =>
  list.entries.filter(({ problem }) => problem === null).slice(0, MAX_ITEMS);

function Empty() {
  const t = useT();
  const stationId = useStationId();
  return (
    <StateView
      icon="cart"
      title={t('order.shopping.empty')}
      hint={t('order.shopping.emptyWhy')}
      action={
        <Button kind="primary" size="large" onClick={() => go(PATHS.allSelect, { id: stationId })}>
          {t('order.shopping.start')}
        </Button>
      }
    />
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-3 pt-2">
    <Skeleton className="h-36 w-full rounded-large" />
    <Skeleton className="h-36 w-full rounded-large" />
  </div>
);
