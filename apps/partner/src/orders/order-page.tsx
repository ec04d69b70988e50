import { goBack } from '@cpc/appkit';
import { Button, useT } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { Titled } from '../core/page.tsx';
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
      <Fetched of={order} room="h-96" missing={{ title: t('shopOrders.missing'), hint: t('shopOrders.missing.hint') }}>
        {(data) => (
          <>
            <OrderHead order={data} />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Column>
                <OrderItems order={data} />
                <OrderMoney order={data} />
              </Column>
              <Part title={t('shopOrders.history')}>
                <Timeline history={data.history} several={data.items.length > 1} />
              </Part>
            </div>
          </>
        )}
      </Fetched>
    </Titled>
  );
}
