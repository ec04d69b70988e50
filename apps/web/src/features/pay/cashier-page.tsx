import { goBack, useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import {
  Button,
  Card,
  Countdown,
  Facts,
  Icon,
  Page,
  QrCode,
  Skeleton,
  Spinner,
  StateView,
  useFormat,
  useT,
} from '@cpc/ui';
import { useCallback, useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useOrder } from '../../data/orders.ts';
import { OrderQuery } from '../../parts/order-query.tsx';
import { HoldExpired } from './hold-expired.tsx';

const now = () => Date.now();
const back = () => goBack(PATHS.orderList);

/** Paying at the counter: a code that staff read or scan, while the piece is held (RT-11, JN-03). */
export default function CashierPage() {
  const t = useT();
  const { order_id, code = '' } = useAddress().query;
  const order = useOrder(order_id);
  const status = order.data?.status;
  useEffect(() => {
    if (status === ORDER_STATUS.awaitingDelivery) go(PATHS.paySuccess, { order_id }, { replace: true });
  }, [status, order_id]);
  const { refetch } = order;
  const askAgain = useCallback(() => void refetch(), [refetch]);
  return (
    <Page title={t('order.cashier.title')} onBack={back}>
      <OrderQuery query={order} skeleton={<Skeleton className="mt-2 h-[60dvh] w-full rounded-huge" />}>
        {(view) => {
          if (view.status === ORDER_STATUS.awaitingDelivery)
            return <StateView icon="check" tone="good" title={t('order.pay.settled')} />;
          if (view.status !== ORDER_STATUS.unpaid) return <HoldExpired order={view} />;
          return <AtTheCounter order={view} code={code} onEnd={askAgain} />;
        }}
      </OrderQuery>
    </Page>
  );
}

interface AtTheCounterProps {
  readonly order: OrderView;
  readonly code: string;
  readonly onEnd: () => void;
}

function AtTheCounter({ order, code, onEnd }: AtTheCounterProps) {
  const t = useT();
  const format = useFormat();
  const otherWay = () => go(PATHS.pay, { order_id: order.order_id }, { replace: true });
  return (
    <div className="mx-auto flex w-full max-w-md grow flex-col gap-5 pt-2 pb-4">
      <section aria-labelledby="cashier-code" className="flex flex-col items-center gap-5 rounded-huge bg-raised p-6">
        <p className="figures text-display leading-none font-bold">{format.money(order.price)}</p>
        <QrCode text={counterUrl(code)} label={t('order.cashier.qr')} className="w-48" />
        <div className="flex flex-col items-center gap-1.5">
          <h2 id="cashier-code" className="text-small font-medium text-ink-soft">
            {t('order.cashier.code')}
          </h2>
          <p
            data-testid="counter-code"
            dir="ltr"
            className="figures font-sans text-display leading-none font-bold tracking-[0.14em] ps-[0.14em]"
          >
            {code}
          </p>
        </div>
        <p className="max-w-xs text-center text-small text-balance text-ink-soft">{t('order.cashier.how')}</p>
      </section>
      {order.hold_until === null ? null : (
        <p className="flex items-center justify-center gap-2 text-lead" aria-label={t('order.pay.left')}>
          <Icon name="clock" size={20} className="text-ink-soft" />
          <Countdown until={order.hold_until} now={now} onEnd={onEnd} />
        </p>
      )}
      <Card className="p-5">
        <Facts
          facts={[
            { name: t('order.detail.number'), value: order.order_number },
            { name: t('order.confirm.station'), value: order.machine_name },
          ]}
        />
      </Card>
      <p role="status" className="flex items-center justify-center gap-2.5 text-center text-small text-ink-faint">
        <Spinner />
        {t('order.cashier.waiting')}
      </p>
      <Button kind="ghost" wide className="mt-auto" onClick={otherWay}>
        {t('order.cashier.other')}
      </Button>
    </div>
  );
}

/** Scanning the code with a device at the counter opens the partner app with the code filled in. */
const counterUrl = (code: string): string => `${location.origin}/partner/?code=${code}#/counter`;
