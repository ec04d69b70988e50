import { goBack } from '@cpc/appkit';
import { Button, Skeleton, useT } from '@cpc/ui';
import { Titled } from '../core/page.tsx';
import { QueryFailed } from '../core/fetched.tsx';
import { ORDER, useIdIn } from '../core/paths.ts';
import { Column, Part } from '../core/part.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMoney } from './order-money.tsx';
import { Timeline } from './timeline.tsx';
import { useOrder } from './use-orders.ts';

/** One order: what it is, where it stands, its money, all that happened, and what can be done (PA-11). */
export default function OrderPage() {
  const t = useT();
  const number = useIdIn(ORDER);
  const order = useOrder(number);
  return (
    <Titled title={number}>
      <Button kind="ghost" icon="back" className="-ms-2 self-start" onClick={() => goBack('/orders')}>
        {t('common.back')}
      </Button>
      {order.data ? (
        <>
          <OrderHead order={order.data} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Column>
              <OrderItems order={order.data} />
              <OrderMoney order={order.data} />
            </Column>
            <Part title={t('shopOrders.history')}>
              <Timeline history={order.data.history} several={order.data.items.length > 1} />
            </Part>
          </div>
        </>
      ) : order.isError ? (
        <QueryFailed
          error={order.error}
          missing={{ title: t('shopOrders.missing'), hint: t('shopOrders.missing.hint') }}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </Titled>
  );
}
