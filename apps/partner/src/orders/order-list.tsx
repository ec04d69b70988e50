import { StateView, useT } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { OrderRow } from './order-row.tsx';
import type { useOrders } from './use-orders.ts';

interface OrderListProps {
  readonly orders: ReturnType<typeof useOrders>;
  /** The page is filtered: finding nothing does not mean that there are no orders. */
  readonly filtered: boolean;
}

/** The wanted orders, newest first. */
export function OrderList({ orders, filtered }: OrderListProps) {
  const t = useT();
  return (
    <FetchedList of={orders} label={t('shopOrders.title')} room="h-96" empty={<NoOrders filtered={filtered} />}>
      {(order) => <OrderRow key={order.order_id} order={order} />}
    </FetchedList>
  );
}

function NoOrders({ filtered }: { readonly filtered: boolean }) {
  const t = useT();
  const name = filtered ? 'notFound' : 'none';
  return (
    <StateView
      icon={filtered ? 'search' : 'queue'}
      title={t(`shopOrders.${name}`)}
      hint={t(`shopOrders.${name}.hint`)}
    />
  );
}
