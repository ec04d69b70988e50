import type { ActionInput, ShopOrderRow } from '@cpc/contract';
import { leastAdvanced, money, type OrderId, orderLabel } from '@cpc/domain';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { deliveriesOf } from '../../records/delivery/store.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { foundPage, pageByStation, stationsOf } from '../../records/partners/by-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { refundsOf } from '../../records/payments/refund-store.ts';
import { paymentsOf } from '../../records/payments/store.ts';
import { jobsOf } from '../../records/printing/store.ts';
import { type NamedPeople, NEEDS_PERSON, shopOrders, wantedOf } from './find.ts';

/** One page of the wanted orders, newest first, or in the order of the flow; `total` counts all of them (AP-03). */
export async function listShopOrders(
  reader: Reader,
  reach: Reach,
  { people, ...wanted }: ActionInput<'Partner.orders'> & { readonly people?: NamedPeople | undefined },
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly rows: ShopOrderRow[]; readonly total: number }> {
  const [stations, during] = await Promise.all([stationsOf(reader, reach, wanted.machine_id), tenureOf(reader, reach)]);
  if (stations.length === 0) return { rows: [], total: 0 };
  const found = shopOrders(reader, during);
  const condition = sql<SqlBool>`(${during('orders.created_at')} and ${wantedOf(wanted, people)})`;
  const paging = { page, flow };
  const { ids, total } = wanted.search
    ? await foundPage<OrderId>(reader, ORDERS, stations, condition, paging)
    : await listed(found, wanted, () => pageByStation<OrderId>(reader, ORDERS, stations, condition, paging));
  const rows = ids.length === 0 ? [] : await withStation(found).where('orders.id', 'in', ids).execute();
  return {
    rows: await rowsOf(
      reader,
      ids.flatMap((id) => rows.find((order) => order.id === id) ?? []),
    ),
    total,
  };
}

const ORDERS = { name: 'orders', at: 'created_at' } as const;

async function listed(
  found: ReturnType<typeof shopOrders>,
  wanted: ActionInput<'Partner.orders'>,
  page: () => Promise<OrderId[]>,
) {
  const counted = found.where(wantedOf(wanted)).select((order) => order.fn.countAll<number>().as('total'));
  const [ids, { total }] = await Promise.all([page(), counted.executeTakeFirstOrThrow()]);
  return { ids, total };
}

export const withStation = (found: ReturnType<typeof shopOrders>) =>
  found.selectAll('orders').select('machines.name as machine_name');

export type StationOrder = Awaited<ReturnType<ReturnType<typeof withStation>['execute']>>[number];

/** The number of queries does not grow with the orders. */
export async function rowsOf(reader: Reader, orders: readonly StationOrder[]): Promise<ShopOrderRow[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [items, jobs, payments, refunds, deliveries] = await Promise.all([
    itemsOf(reader, ids),
    jobsOf(reader, ids),
    paymentsOf(reader, ids),
    refundsOf(reader, ids),
    deliveriesOf(reader, ids),
  ]);
  const facts = { items, jobs, payments, refunds, deliveries };
  return orders.map((order) => rowOf(order, pick(facts, order.id)));
}

interface Facts {
  readonly items: Awaited<ReturnType<typeof itemsOf>>;
  readonly jobs: Awaited<ReturnType<typeof jobsOf>>;
  readonly payments: Awaited<ReturnType<typeof paymentsOf>>;
  readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
  readonly deliveries: Awaited<ReturnType<typeof deliveriesOf>>;
}

function pick(facts: Facts, id: OrderId): Facts {
  const own = (row: { readonly order_id: OrderId }) => row.order_id === id;
  return {
    items: facts.items.filter(own),
    jobs: facts.jobs.filter(own),
    payments: facts.payments.filter(own),
    refunds: facts.refunds.filter(own),
    deliveries: facts.deliveries.filter(own),
  };
}

function rowOf(order: StationOrder, { items, jobs, payments, refunds, deliveries }: Facts): ShopOrderRow {
  const facts = { status: order.status, payment: payments[0]?.state, sent: deliveries.length > 0 };
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    order_id: order.id,
    order_number: order.number,
    created_at: order.created_at,
    status: order.status,
    label: orderLabel({ ...facts, job: leastAdvanced(jobs.map(({ state }) => state)) }),
    machine_id: order.machine_id,
    machine_name: order.machine_name,
    price: money(order.price_amount, order.price_currency),
    refunded: money(back, order.price_currency),
    needs_person:
      jobs.some(({ state }) => NEEDS_PERSON.includes(state)) || refunds.some(({ state }) => state === 'failed'),
    sent: facts.sent,
    items: items.map((item) => {
      const job = jobs.find(({ item_id }) => item_id === item.id);
      const { model, colourName } = readGoods(item.goods);
      return {
        item_id: item.id,
        print_number: job?.number ?? null,
        model,
        colour_name: colourName,
        label: orderLabel({ ...facts, job: job?.state }),
        percent: job?.percent ?? 0,
        thumbnail: item.thumbnail,
      };
    }),
  };
}
