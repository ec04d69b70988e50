import { goBack, useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Card, Countdown, Facts, Icon, Page, Skeleton, useFormat, useT } from '@cpc/ui';
import { useCallback } from 'react';
import { PATHS } from '../../core/paths.ts';
import { isBeingPaid } from '../../data/order-rules.ts';
import { useCancelOrder, useOrder } from '../../data/orders.ts';
import { useStation } from '../../data/stations.ts';
import { BeingPaid } from '../../parts/being-paid.tsx';
import { drawingsOfOrder, useDrawingFacts, withoutDrawings } from '../../parts/drawing-cost.ts';
import { useGoodsName } from '../../parts/goods-name.ts';
import { HeroPage } from '../../parts/hero-page.tsx';
import { useOrderName } from '../../parts/order-label.tsx';
import { OrderQuery } from '../../parts/order-query.tsx';
import { HeldCase } from './held-case.tsx';
import { HoldExpired } from './hold-expired.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { PayByVoucher } from './pay-by-voucher.tsx';
import { useBeginPayment } from './use-begin-payment.ts';
import { useTargetAfterPayment } from './use-outcome.ts';

const now = () => Date.now();

/** Paying, while the piece is held (RT-11, PY-06). */
export default function PayPage() {
  const t = useT();
  const { order_id } = useAddress().query;
  const order = useOrder(order_id);
  const begin = useBeginPayment();
  const { refetch } = order;
  // Only the server knows that the hold is over: this device's clock may be wrong by more than the length of the hold.
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const data = order.data;
  // Paid meanwhile: in another tab, or by a webhook of the provider.
  const beyond = useTargetAfterPayment(data);

  if (data?.status === ORDER_STATUS.unpaid) {
    return (
      <HeroPage
        title={t('order.pay.title')}
        onBack={back}
        hero={<HeldCase order={data} />}
        words="many"
        action={isBeingPaid(data) ? null : <PayAction order={data} begin={begin} />}
      >
        <BeingPaid order={data} />
        <Unpaid order={data} onEnd={askAgain} />
      </HeroPage>
    );
  }
  return (
    <Page title={t('order.pay.title')} onBack={back}>
      <OrderQuery query={order} skeleton={<Skeleton className="mt-2 h-[60dvh] w-full rounded-huge" />}>
        {(over) => (beyond === undefined ? <HoldExpired order={over} /> : null)}
      </OrderQuery>
    </Page>
  );
}

const back = () => goBack(PATHS.orderList);

function Unpaid({ order, onEnd }: { readonly order: OrderView; readonly onEnd: () => void }) {
  const t = useT();
  const nameOf = useOrderName();
  const format = useFormat();
  const station = useStation(order.machine_id).data;
  const discount = order.discount
    ? [{ name: t('order.detail.discount'), value: `${order.coupon_code} · −${format.money(order.discount)}` }]
    : [];
  const drawings = useDrawingFacts(drawingsOfOrder(order));
  const delivery = order.delivery ? [{ name: t('delivery.fee'), value: format.money(order.delivery.fee) }] : [];
  return (
    <>
      <div className="text-center">
        <p className="text-ink-soft">{t('order.pay.hold')}</p>
        {order.hold_until === null ? null : (
          <p className="mt-1 flex items-center justify-center gap-2 text-lead" aria-label={t('order.pay.left')}>
            <Icon name="clock" size={20} className="text-ink-soft" />
            <Countdown until={order.hold_until} now={now} onEnd={onEnd} />
          </p>
        )}
      </div>
      {station?.accepts_orders === false ? (
        <p role="status" className="rounded-large bg-warn-wash p-4 text-small text-warn">
          {t('order.pay.stationClosed')}
        </p>
      ) : station?.bays_full ? (
        <p role="status" className="rounded-large bg-warn-wash p-4 text-small text-warn">
          <span className="block font-semibold">{t('queue.full')}</span>
          {t('queue.fullWhy')}
        </p>
      ) : null}
      {station?.reviews_designs ? (
        <p className="text-center text-small text-pretty text-ink-soft">{t('order.confirm.review')}</p>
      ) : null}
      <Card className="flex flex-col gap-4 p-5">
        <Facts
          facts={[
            { name: t('order.detail.number'), value: order.order_number },
            { name: t('order.confirm.model'), value: nameOf(order) },
            { name: t('order.confirm.station'), value: order.machine_name },
            ...drawings,
            ...discount,
            ...delivery,
          ]}
        />
        {order.items.length > 1 ? <Items items={order.items} /> : null}
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="font-medium">{t('order.pay.total')}</span>
          <span className="figures text-headline font-bold">{format.money(order.price)}</span>
        </p>
      </Card>
      {station?.pays_online === false ? null : (
        <p className="flex items-start gap-2.5 text-small text-ink-faint">
          <Icon name="lock" size={18} className="mt-0.5" />
          {t('order.pay.safe')}
        </p>
      )}
      {station?.vouchers && !isBeingPaid(order) ? <PayByVoucher order={order} /> : null}
    </>
  );
}

/** The price of each of several items, without its drawings. */
function Items({ items }: Pick<OrderView, 'items'>) {
  const nameOf = useGoodsName();
  const format = useFormat();
  const facts = items.map((item) => ({
    name: `${item.line}. ${nameOf(item)}`,
    value: format.money(withoutDrawings(item)),
  }));
  return (
    <div className="border-t border-line pt-4">
      <Facts facts={facts} />
    </div>
  );
}

interface PayActionProps {
  readonly order: OrderView;
  readonly begin: ReturnType<typeof useBeginPayment>;
}

function PayAction({ order, begin }: PayActionProps) {
  const t = useT();
  const cancel = useCancelOrder();
  const error = begin.error ?? cancel.error;
  const leaving = begin.isPending || begin.isSuccess;
  return (
    <>
      {error ? (
        <p role="alert" className="text-center text-small text-bad">
          {error.message}
        </p>
      ) : null}
      <PayButtons order={order} begin={begin} label={t(leaving ? 'order.pay.leaving' : 'order.pay.button')}>
        <Button
          kind="ghost"
          className="grow"
          disabled={leaving}
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ orderId: order.order_id })}
        >
          {t('order.pay.cancel')}
        </Button>
      </PayButtons>
    </>
  );
}
