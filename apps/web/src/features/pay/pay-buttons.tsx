import type { OrderView } from '@cpc/contract';
import { Button, useFormat, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useStation } from '../../data/stations.ts';
import type { useBeginPayment } from './use-begin-payment.ts';

interface PayButtonsProps {
  readonly order: OrderView;
  readonly begin: ReturnType<typeof useBeginPayment>;
  /** The button that pays online. */
  readonly label: string;
  readonly disabled?: boolean;
  /** What else can be done. */
  readonly children: ReactNode;
}

/** The ways to pay that work at the order's station: online, at the counter, or both (PY-10, PA-14). */
export function PayButtons({ order, begin, label, disabled = false, children }: PayButtonsProps) {
  const t = useT();
  const format = useFormat();
  const station = useStation(order.machine_id).data;
  const isOnline = station?.pays_online !== false;
  const takesCash = station?.pays_at_counter !== false;
  // Once the provider's address is known the page is being left: the button stays pressed, and a second tap does
  // nothing.
  const leaving = begin.isPending || begin.isSuccess;
  const pay = (provider: 'paypal' | 'counter') => () => begin.mutate({ orderId: order.order_id, provider });
  return (
    <>
      {isOnline || takesCash ? (
        <Button
          kind="primary"
          size="large"
          wide
          icon="card"
          disabled={disabled}
          busy={leaving}
          price={format.money(order.price)}
          onClick={pay(isOnline ? 'paypal' : 'counter')}
        >
          {isOnline ? label : t('order.cashier.title')}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-center gap-2">
        {isOnline && takesCash ? (
          <Button kind="outline" className="grow" disabled={disabled || leaving} onClick={pay('counter')}>
            {t('order.pay.counter')}
          </Button>
        ) : null}
        {children}
      </div>
    </>
  );
}
