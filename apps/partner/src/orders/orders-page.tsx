import { useT } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { FilterFields } from './filter-fields.tsx';
import { useFilter, wantedOf } from './filter.ts';
import { OrderList } from './order-list.tsx';

/** The orders of the shop's stations, found by number, code, phone, state, station and day (PA-11). */
export default function OrdersPage() {
  const t = useT();
  const [filter, change] = useFilter();
  const zone = useSession()?.time_zone ?? 'UTC';
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('shopOrders.title')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('shopOrders.title')}</h1>
      <FilterFields filter={filter} onChange={change} />
      <OrderList wanted={wantedOf(filter, zone)} />
    </div>
  );
}
