import { useT } from '@cpc/ui';
import { Page } from '../core/page.tsx';
import { useSession } from '../core/session-store.ts';
import { FilterFields } from './filter-fields.tsx';
import { useFilter, wantedOf } from './filter.ts';
import { OpenCounts } from './open-counts.tsx';
import { OrderList } from './order-list.tsx';
import { useOrders } from './use-orders.ts';

/** The orders of the shop's stations, found by number, code, phone, state, station and day (PA-11). */
export default function OrdersPage() {
  const t = useT();
  const [filter, change] = useFilter();
  const zone = useSession()?.time_zone ?? 'UTC';
  const wanted = wantedOf(filter, zone);
  const orders = useOrders(wanted);
  return (
    <Page title={t('shopOrders.title')} live={orders}>
      <OpenCounts filter={filter} onChange={change} />
      <FilterFields filter={filter} onChange={change} />
      <OrderList orders={orders} filtered={Object.values(wanted).some((value) => value !== undefined)} />
    </Page>
  );
}
