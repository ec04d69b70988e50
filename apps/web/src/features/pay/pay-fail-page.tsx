import { goBack, useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Countdown, Page, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { isBeingPaid } from '../../data/order-rules.ts';
import { useOrder } from '../../data/orders.ts';
import { BeingPaid } from '../../parts/being-paid.tsx';
import { HeroPage, ROOM } from '../../parts/hero-page.tsx';
import { isUnknown, OrderMissing } from '../../parts/order-query.tsx';
import { HeldCase } from './held-case.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { useBeginPayment } from './use-begin-payment.ts';
import { usePaypalReturn, useTargetAfterPayment } from './use-outcome.ts';

const now = () => Date.now();

/** Failed, declined or cancelled; the customer may pay again while the piece is held (PY-06). */
export default function PayFailPage() {
  const t = useT();
  const { query } = useAddress();
  const cancelled = query['cancelled'] !== undefined || query['outcome'] === 'cancelled';
  const answer = usePaypalReturn('cancel', cancelled ? query['token'] : undefined);
  const orderId = query['order_id'] ?? answer.data?.order_id;
  const asked = useOrder(orderId);
  const { data: order, isLoading } = asked;
  useTargetAfterPayment(order);
  const why = cancelled
    ? 'cancelled'
    : query['outcome'] === 'declined' || order?.payment === 'declined'
      ? 'declined'
      : 'failed';
  const over = order !== undefined && order.status !== ORDER_STATUS.unpaid;
  const what = over ? 'over' : why;
  if (order === undefined && isUnknown(orderId === undefined ? answer : asked)) {
    return (
      <Page title={t('order.fail.title')} onBack={() => goBack(PATHS.orderList)}>
        <OrderMissing />
      </Page>
    );
  }
  return (
    <HeroPage
      title={t('order.fail.title')}
      onBack={() => goBack(PATHS.orderList)}
      hero={order ? <HeldCase order={order} /> : isLoading ? ROOM : null}
      words="few"
      action={order && (over ? <OrderAgain order={order} /> : <PayAgain order={order} waits={answer.isLoading} />)}
    >
      {order ? <BeingPaid order={order} /> : null}
      <div role="alert" className="flex flex-col gap-2 text-center">
        <h2 className="text-headline font-bold">
          {t(what === 'declined' ? 'order.fail.failed' : `order.fail.${what}`)}
        </h2>
        {what === 'declined' ? <p className="font-medium">{t('order.fail.declined')}</p> : null}
        <p className="text-pretty text-ink-soft">{t(`order.fail.${what}Why`)}</p>
      </div>
      {order?.hold_until != null && !over ? (
        <p className="text-center text-lead" aria-label={t('order.pay.left')}>
          <Countdown until={order.hold_until} now={now} />
        </p>
      ) : null}
    </HeroPage>
  );
}

/** @param waits whether the server does not know yet that the last payment was cancelled: it would continue that one */
function PayAgain({ order, waits }: { readonly order: OrderView; readonly waits: boolean }) {
  const t = useT();
  const begin = useBeginPayment();
  // If money may have been taken, the page does not offer to pay again.
  const isBlocked = isBeingPaid(order) || waits;
  return (
    <>
      {begin.error ? (
        <p role="alert" className="text-center text-small text-bad">
          {begin.error.message}
        </p>
      ) : null}
      <PayButtons order={order} begin={begin} label={t('order.fail.again')} disabled={isBlocked}>
        <Button kind="ghost" className="grow" onClick={() => go(PATHS.orderDetail, { order_id: order.order_id })}>
          {t('order.success.detail')}
        </Button>
      </PayButtons>
    </>
  );
}

function OrderAgain({ order }: { readonly order: OrderView }) {
  const t = useT();
  const again = () => go(PATHS.placing, { again: order.order_id });
  return (
    <Button kind="primary" size="large" wide onClick={again}>
      {t('order.pay.again')}
    </Button>
  );
}
