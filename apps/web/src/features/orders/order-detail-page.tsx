import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Card, Page, Skeleton, StateView, useT, useWide } from '@cpc/ui';
import { ClientError } from '@cpc/client';
import { go } from '../../core/go.ts';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { mayCancel } from '../../data/order-rules.ts';
import { useOrder } from '../../data/orders.ts';
import { HeroPage } from '../../layout/hero-page.tsx';
import { OrderCase } from '../../layout/order-case.tsx';
import { OrderLabelChip } from '../../layout/order-label.tsx';
import { QueryView } from '../../layout/query-view.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFindings } from './order-findings.tsx';
import { OrderHistory } from './order-history.tsx';
import { PickupCode } from './pickup-code.tsx';

/** Order Detail: where it stands, the code when it is ready, the facts and the history (RT-10, OR-06, OR-09). */
export default function OrderDetailPage() {
  const t = useT();
  const { order_id } = useAddress().query;
  const order = useOrder(order_id);
  const missing = order_id === undefined || (order.error instanceof ClientError && order.error.name === 'notFound');
  if (order.data !== undefined) return <Detail order={order.data} />;
  return (
    <Page title={t('order.detail.title')} onBack={back}>
      {missing ? (
        <StateView icon="search" title={t('order.detail.missing')} hint={t('order.detail.missingWhy')} />
      ) : (
        <QueryView query={order} skeleton={<Skeleton className="mt-2 h-[70dvh] w-full rounded-huge" />}>
          {() => null}
        </QueryView>
      )}
    </Page>
  );
}

const back = () => goBack(PATHS.orderList);

function Detail({ order }: { readonly order: OrderView }) {
  const t = useT();
  const nameOf = useGoodsName();
  const wide = useWide();
  const code = order.pickup_code;
  return (
    <HeroPage
      title={t('order.detail.title')}
      onBack={back}
      // On a phone the code is the hero: it is what the customer came for.
      hero={code === null || wide ? <OrderCase order={order} /> : undefined}
      action={<NextStep order={order} />}
    >
      {code === null ? null : <PickupCode order={order} code={code} withCase={!wide} />}
      <div role="status" className="flex flex-col items-center gap-2 text-center">
        <OrderLabelChip label={order.label} />
        <h2 className="text-title font-semibold">{nameOf(order)}</h2>
        <p className="text-small text-ink-soft">{order.machine_name}</p>
      </div>
      <Card className="p-5">
        <h3 className="mb-4 font-semibold">{t('order.detail.facts')}</h3>
        <OrderFacts order={order} />
      </Card>
      <OrderFindings findings={order.findings} />
      <Card className="p-5">
        <h3 className="mb-4 font-semibold">{t('order.detail.history')}</h3>
        <OrderHistory history={order.history} />
      </Card>
      {mayCancel(order) ? <CancelOrder order={order} /> : null}
    </HeroPage>
  );
}

/** What this order waits for from its customer: paying, watching, or ordering it again. */
function NextStep({ order }: { readonly order: OrderView }) {
  const t = useT();
  if (order.status === ORDER_STATUS.unpaid) {
    return (
      <Button kind="primary" size="large" wide icon="card" onClick={() => go(PATHS.pay, { order_id: order.order_id })}>
        {t('order.detail.pay')}
      </Button>
    );
  }
  if (order.status === ORDER_STATUS.awaitingDelivery || order.status === ORDER_STATUS.delivering) {
    return (
      <Button
        kind={order.pickup_code === null ? 'primary' : 'quiet'}
        size="large"
        wide
        icon="printer"
        onClick={() => go(PATHS.queue, { machine_id: order.machine_id, order_id: order.order_id })}
      >
        {t(order.job === 'printing' ? 'order.detail.watch' : 'order.detail.queue')}
      </Button>
    );
  }
  return (
    <Button
      size="large"
      wide
      icon="refresh"
      onClick={() =>
        go(PATHS.confirm, { goods_id: order.goods_id, shell_id: order.shell_id, colour_id: order.colour_id })
      }
    >
      {t('order.detail.reorder')}
    </Button>
  );
}
