import { ErrorState, List, Skeleton, StateView, useT } from '@cpc/ui';
import { MoreButton } from '../core/more-button.tsx';
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
  if (!orders.data)
    return orders.isError ? (
      <ErrorState onRetry={() => void orders.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = orders.data.pages.flat();
  if (rows.length === 0) return <NoOrders filtered={filtered} />;
  return (
    <>
      <List label={t('shopOrders.title')}>
        {rows.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </List>
      {orders.hasNextPage && <MoreButton busy={orders.isFetchingNextPage} onMore={() => void orders.fetchNextPage()} />}
    </>
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
