import { goBack, useAddress } from '@cpc/appkit';
import { RETENTION_DAYS, type OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Card, Page, Skeleton, useT, useWide } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { isBeingPaid, itemInFocus, mayCancel } from '../../data/order-rules.ts';
import { useOrder } from '../../data/orders.ts';
import { useStation } from '../../data/stations.ts';
import { BeingPaid } from '../../parts/being-paid.tsx';
import { HeroPage } from '../../parts/hero-page.tsx';
import { OrderMail } from '../../parts/mail-news.tsx';
import { NotifyCard } from '../../parts/notify-card.tsx';
import { OrderHero } from '../../parts/order-hero.tsx';
import { OrderQuery } from '../../parts/order-query.tsx';
import { useOrderName } from '../../parts/order-label.tsx';
import { OrderLabelChip } from '../../parts/order-label.tsx';
import { ReviewNote } from '../../parts/review-note.tsx';
import { ShowOnMap } from '../../parts/show-on-map.tsx';
import { StationAddress } from '../../parts/station-address.tsx';
import { useReorder } from '../checkout/reorder/use-reorder.ts';
import { ShowOrder } from '../keepsake/show-order.tsx';
import { Bills } from './bills.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { MoveOrder } from './move-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFindings } from './order-findings.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { Parcel } from './parcel.tsx';
import { PickupCode } from './pickup-code.tsx';
import { Problems } from './problems/problems.tsx';
import { Received } from './received.tsx';
import { Refunds } from './refunds.tsx';
import { RefusedDesigns } from './refused-designs.tsx';

/** Order detail: its state, the code when it is ready, the facts and the history (RT-10, OR-06, OR-09). */
export default function OrderDetailPage() {
  const t = useT();
  const { order_id } = useAddress().query;
  const order = useOrder(order_id);
  if (order.data !== undefined) return <Detail order={order.data} />;
  return (
    <Page title={t('order.detail.title')} onBack={back}>
      <OrderQuery query={order} skeleton={<Skeleton className="mt-2 h-[70dvh] w-full rounded-huge" />}>
        {() => null}
      </OrderQuery>
    </Page>
  );
}

const back = () => goBack(PATHS.orderList);

function Detail({ order }: { readonly order: OrderView }) {
  const t = useT();
  const nameOf = useOrderName();
  const wide = useWide();
  const station = useStation(order.machine_id);
  const ready = order.items.flatMap((item) => (item.pickup_code === null ? [] : [{ item, code: item.pickup_code }]));
  const alone = order.items.length === 1;
  return (
    <HeroPage
      title={t('order.detail.title')}
      onBack={back}
      // On a phone the pickup codes take the place of the picture: the customer came for them.
      hero={ready.length === 0 || wide ? <OrderHero order={order} front={itemInFocus(order)} /> : undefined}
      action={waits(order) ? undefined : <NextStep order={order} />}
      aside={<Details order={order} />}
    >
      {ready.map(({ item, code }) => (
        <PickupCode key={item.item_id} order={order} item={item} code={code} withCase={!wide || !alone} />
      ))}
      <div role="status" className="flex flex-col items-center gap-2 text-center">
        <OrderLabelChip label={order.label} />
        <h2 className="text-title font-semibold">{nameOf(order)}</h2>
        <p className="text-small text-ink-soft">
          <bdi>{order.machine_name}</bdi>
          {order.delivery || order.machine_address === '' ? null : (
            <>
              <br />
              <StationAddress address={order.machine_address} />
            </>
          )}
        </p>
        {order.delivery ? null : <ShowOnMap station={station.data} />}
      </div>
      <BeingPaid order={order} />
      {itemInFocus(order).job === 'review' ? (
        <div className="mx-auto text-center">
          <ReviewNote order={order} />
        </div>
      ) : null}
      <RefusedDesigns order={order} />
      <NotifyCard order={order} />
      <OrderMail order={order} />
      {order.delivery ? <Parcel delivery={order.delivery} /> : null}
      {alone ? null : <OrderItems order={order} />}
      {order.status === ORDER_STATUS.unpaid ? null : <ShowOrder order={order} />}
      {mayCancel(order) ? <MoveOrder order={order} /> : null}
    </HeroPage>
  );
}

/** The facts of the order, its history and the way to cancel it. */
function Details({ order }: { readonly order: OrderView }) {
  const t = useT();
  return (
    <>
      <Card className="p-5">
        <h3 className="mb-4 font-semibold">{t('order.detail.facts')}</h3>
        <OrderFacts order={order} />
      </Card>
      {order.items.length === 1 ? <OrderFindings findings={order.items[0]?.findings ?? []} /> : null}
      <Refunds order={order} />
      <Bills order={order} />
      <Problems order={order} />
      <Card className="p-5">
        <h3 className="mb-4 font-semibold">{t('order.detail.history')}</h3>
        <OrderHistory order={order} />
      </Card>
      {mayCancel(order) ? <CancelOrder order={order} /> : null}
    </>
  );
}

/**
 * Nothing can be done now. The money of a payment may have been taken, and the customer must not pay twice; a printed
 * parcel is not in the queue any more.
 */
const waits = (order: OrderView): boolean =>
  isBeingPaid(order) || order.label === 'readyToShip' || order.label === 'packed';

/** The next step for the customer: pay, watch the queue, or order again. */
function NextStep({ order }: { readonly order: OrderView }) {
  const t = useT();
  if (order.status === ORDER_STATUS.unpaid) {
    return (
      <Button kind="primary" size="large" wide icon="card" onClick={() => go(PATHS.pay, { order_id: order.order_id })}>
        {t('order.detail.pay')}
      </Button>
    );
  }
  if (order.delivery && order.status === ORDER_STATUS.delivering) return <Received order={order} />;
  if (order.status === ORDER_STATUS.awaitingDelivery || order.status === ORDER_STATUS.delivering) {
    return (
      <Button
        kind={itemInFocus(order).pickup_code === null ? 'primary' : 'quiet'}
        size="large"
        wide
        icon="printer"
        onClick={() => go(PATHS.queue, { machine_id: order.machine_id, order_id: order.order_id })}
      >
        {t(itemInFocus(order).job === 'printing' ? 'order.detail.watch' : 'order.detail.queue')}
      </Button>
    );
  }
  // The same design would be refused again.
  if (order.items.some(({ refusal }) => refusal !== null)) return <AnotherDesign order={order} />;
  if (order.items.some(({ design_kept }) => !design_kept)) return <DesignGone />;
  return <OrderAgain order={order} />;
}

function AnotherDesign({ order }: { readonly order: OrderView }) {
  const t = useT();
  return (
    <Button size="large" wide icon="brush" onClick={() => go(PATHS.allSelect, { id: order.machine_id })}>
      {t('order.refused.again')}
    </Button>
  );
}

function OrderAgain({ order }: { readonly order: OrderView }) {
  const t = useT();
  const again = useReorder(order);
  return (
    <Button size="large" wide icon="refresh" busy={again.isPending} onClick={() => again.mutate()}>
      {t('order.detail.reorder')}
    </Button>
  );
}

/** The order was never paid, and its design was deleted (decision 128). */
function DesignGone() {
  const t = useT();
  return (
    <p className="text-center text-small text-pretty text-ink-soft">
      {t('order.detail.designGone', { days: RETENTION_DAYS.unpaidOrder })}
    </p>
  );
}
