import { OPEN_ORDER_STATES } from '@cpc/contract';
import { ChoiceChip, StateView, useT, useTranslator } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { useSession } from '../core/session-store.ts';
import { FilterFields } from './filter-fields.tsx';
import { type Filter, stationOf, useFilter, wantedOf } from './filter.ts';
import { OrderRow } from './order-row.tsx';
import { useOrderCounts, useOrders } from './use-orders.ts';

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

interface OrderListProps {
  readonly orders: ReturnType<typeof useOrders>;
  /** The page is filtered: finding nothing does not mean that there are no orders. */
  readonly filtered: boolean;
}

/** The wanted orders, newest first. */
function OrderList({ orders, filtered }: OrderListProps) {
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

interface OpenCountsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** How many orders are unfinished, by state: a tap lists exactly these, a second one all again. */
function OpenCounts({ filter, onChange }: OpenCountsProps) {
  const { t, format } = useTranslator();
  const counts = useOrderCounts(stationOf(filter)).data;
  return (
    <div
      role="group"
      aria-label={t('shopOrders.open')}
      className="grid grid-cols-2 large:grid-cols-1 gap-2 sm:flex sm:flex-wrap"
    >
      {OPEN_ORDER_STATES.map((state) => {
        const chosen = filter.state === state;
        const urgent = state === 'needsPerson' && !chosen && (counts?.[state] ?? 0) > 0;
        return (
          <ChoiceChip
            key={state}
            chosen={chosen}
            className="flex items-center justify-between gap-2.5"
            onClick={() => onChange({ state: chosen ? '' : state, search: '', from: '', until: '' })}
          >
            <span className="text-start leading-tight whitespace-normal">{t(`shopOrders.state.${state}`)}</span>
            <span className={`figures font-semibold ${urgent ? 'text-bad' : ''}`}>
              {counts === undefined ? '–' : format.number(counts[state])}
            </span>
          </ChoiceChip>
        );
      })}
    </div>
  );
}
