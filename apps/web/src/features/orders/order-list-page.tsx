import { goBack, Link, useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { Button, ChoiceChip, ErrorState, Page, Skeleton, StateView, useFormat, useT } from '@cpc/ui';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { itemInFocus } from '../../data/order-rules.ts';
import { useOrders } from '../../data/orders.ts';
import { useStationId } from '../../data/stations.ts';
import { ItemThumb } from '../../parts/item-thumb.tsx';
import { useOrderName } from '../../parts/order-label.tsx';
import { OrderLabelChip } from '../../parts/order-label.tsx';
import { ShowMore, useScrollRestoration } from '../../parts/paged-list.tsx';
import { FILTERS, filterNamed, statusesIn } from './filters.ts';

/** One column on a phone, several on a desktop. */
const SHELF = 'grid grid-cols-1 gap-3 lg:grid-cols-2 roomy:grid-cols-3';

/** The customer's orders, newest first, filtered by state (RT-10, OR-06). */
export default function OrderListPage() {
  const t = useT();
  const stationId = useStationId();
  const filter = filterNamed(useAddress().query['show']);
  const orders = useOrders(statusesIn(filter));
  const list = orders.data?.pages.flat();
  useScrollRestoration(orders);
  return (
    <Page title={t('order.list.title')} onBack={() => goBack(to(PATHS.allSelect, { id: stationId }))} width="shelf">
      <div
        role="group"
        aria-label={t('order.list.filter')}
        className="hide-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-2"
      >
        {FILTERS.map((name) => (
          <ChoiceChip
            key={name}
            chosen={name === filter}
            onClick={() => go(PATHS.orderList, { show: name === 'all' ? undefined : name }, { replace: true })}
          >
            {t(`order.list.${name}`)}
          </ChoiceChip>
        ))}
      </div>
      {list === undefined ? (
        orders.isError ? (
          <ErrorState hint={orders.error.message} onRetry={() => void orders.refetch()} />
        ) : (
          <Waiting />
        )
      ) : (
        <Orders orders={list} />
      )}
      <ShowMore list={orders} />
    </Page>
  );
}

function Orders({ orders }: { readonly orders: readonly OrderView[] }) {
  const t = useT();
  const stationId = useStationId();
  if (orders.length === 0) {
    return (
      <StateView
        icon="bag"
        title={t('order.list.empty')}
        hint={t('order.list.emptyWhy')}
        action={
          <Button kind="primary" size="large" onClick={() => go(PATHS.allSelect, { id: stationId })}>
            {t('order.list.start')}
          </Button>
        }
      />
    );
  }
  return (
    <ul className={`${SHELF} pt-1`}>
      {orders.map((order) => (
        <li key={order.order_id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { readonly order: OrderView }) {
  const format = useFormat();
  const nameOf = useOrderName();
  return (
    <Link
      to={to(PATHS.orderDetail, { order_id: order.order_id })}
      className="press flex items-center gap-4 rounded-large bg-raised p-4"
    >
      <span className="relative shrink-0">
        <ItemThumb item={itemInFocus(order)} stationId={order.machine_id} size="medium" />
        {order.items.length > 1 ? (
          <span className="figures absolute -end-2 bottom-0 rounded-full bg-lifted px-2 text-small font-semibold">
            {`×${format.number(order.items.length)}`}
          </span>
        ) : null}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap justify-end gap-2">
        <span className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-1">
          <OrderLabelChip label={order.label} />
          <span className="mt-1 leading-snug font-semibold">{nameOf(order)}</span>
          {/* Isolated: in Arabic, the figures of a number and of a date would run into each other. */}
          <span className="text-small text-ink-soft">
            <bdi>{order.order_number}</bdi>
            {'\u00a0· '}
            <bdi className="inline-block">{format.date(order.created_at)}</bdi>
          </span>
        </span>
        <span className="figures shrink-0 self-end font-semibold">{format.money(order.price)}</span>
      </span>
    </Link>
  );
}

const Waiting = () => (
  <div className={`${SHELF} pt-1`}>
    <Skeleton className="h-32 w-full rounded-large" />
    <Skeleton className="h-32 w-full rounded-large" />
    <Skeleton className="h-32 w-full rounded-large" />
  </div>
);
