import type { OrderItemView, OrderView } from '@cpc/contract';
import {
  type StationId,
  ORDER_STATUS,
  type OrderLabel,
  PRINT_JOB_TABLE,
  type PrintJobState,
  leastAdvanced,
  money,
  orderLabel,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { type DeliveryRow, deliveriesOf, deliveryView } from '../../records/delivery/store.ts';
import { nicknamesOf } from '../../records/nicknames/store.ts';
import { kindOfActor } from '../../records/partners/actor.ts';
import { type PromisedRefund, refundsOf } from '../../records/payments/refund-store.ts';
import { moneyView } from '../payments/view.ts';
import { type PaymentRow, paymentsOf } from '../../records/payments/store.ts';
import { type PrintJobRow, jobsOf } from '../../records/printing/store.ts';
import { type QueuePlace, queuePlaces } from '../../records/queue/places.ts';
import { type ReviewRow, refusalsOf } from '../../records/reviews/store.ts';
import { silentStations } from '../../records/stations/condition.ts';
import { historyOf } from '../../records/orders/history.ts';
import { type OrderItem, itemsOf } from '../../records/orders/items.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import type { OrderRow } from '../../records/orders/store.ts';
import { readFindings } from '../../records/orders/findings.ts';

interface ViewFacts {
  readonly station: StationPlace | undefined;
  readonly payment: PaymentRow | undefined;
  readonly refunds: readonly PromisedRefund[];
  readonly delivery: DeliveryRow | undefined;
  readonly items: readonly OrderItem[];
  readonly jobs: readonly PrintJobRow[];
  readonly places: Awaited<ReturnType<typeof queuePlaces>>;
  /** The order's station is silent. */
  readonly unreached: boolean;
  readonly history: Awaited<ReturnType<typeof historyOf>>;
  readonly refusals: Awaited<ReturnType<typeof refusalsOf>>;
  readonly nickname: string | undefined;
}

/** Orders as their owner sees them, in the given sequence. The number of queries does not grow with the orders. */
export async function orderViews(reader: Reader, orders: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map((order) => order.id);
  const stationIds = [...new Set(orders.map((order) => order.machine_id))];
  const [stations, payments, refunds, deliveries, items, jobs, history, refusals, nicknames] = await Promise.all([
    placesOfStations(reader, stationIds),
    paymentsOf(reader, ids),
    refundsOf(reader, ids),
    deliveriesOf(reader, ids),
    itemsOf(reader, ids),
    jobsOf(reader, ids),
    historyOf(reader, ids),
    refusalsOf(reader, ids),
    nicknamesOf(reader, ids),
  ]);
  // An order that is unpaid or over is in no queue.
  const open = new Set(jobs.filter(({ state }) => !PRINT_JOB_TABLE.ends.includes(state)).map((job) => job.order_id));
  const busy = [...new Set(orders.filter(({ id }) => open.has(id)).map((order) => order.machine_id))];
  const [places, silent] = await Promise.all([queuePlaces(reader, busy), silentStations(reader, busy)]);
  return orders.map((order) =>
    orderView(order, {
      station: stations.get(order.machine_id),
      payment: payments.find((payment) => payment.order_id === order.id),
      refunds: refunds.filter((refund) => refund.order_id === order.id),
      delivery: deliveries.find((delivery) => delivery.order_id === order.id),
      items: items.filter((item) => item.order_id === order.id),
      jobs: jobs.filter((job) => job.order_id === order.id),
      places,
      unreached: silent.has(order.machine_id),
      history: history.filter((event) => event.order_id === order.id),
      refusals,
      nickname: nicknames.find(({ order_id }) => order_id === order.id)?.name,
    }),
  );
}

/** One order as its owner sees it. */
export async function orderViewOf(reader: Reader, order: OrderRow): Promise<OrderView> {
  const [view] = await orderViews(reader, [order]);
  if (!view) throw new Error(`view: order ${order.id} has no items`);
  return view;
}

function orderView(order: OrderRow, around: ViewFacts): OrderView {
  const { station, payment, refunds, delivery, items, jobs, places, unreached, history, refusals, nickname } = around;
  const least = leastAdvanced(jobs.map((job) => job.state));
  return {
    order_id: order.id,
    order_number: order.number,
    status: order.status,
    label: orderLabel({ status: order.status, payment: payment?.state, job: least, sent: delivery !== undefined }),
    machine_id: order.machine_id,
    machine_name: station?.name ?? '',
    machine_address: station?.address ?? '',
    price: money(order.price_amount, order.price_currency),
    delivery: delivery ? deliveryView(delivery, order.price_currency) : null,
    created_at: order.created_at,
    terms_version: order.terms_version,
    hold_until: order.status === ORDER_STATUS.unpaid ? order.hold_until : null,
    nickname: nickname ?? null,
    payment: payment?.state ?? null,
    ...moneyView(order, payment, refunds),
    items: items.map((item) => {
      const job = jobs.find((one) => one.item_id === item.id);
      const label = orderLabel({
        status: order.status,
        payment: payment?.state,
        job: job?.state,
        sent: delivery !== undefined,
      });
      const place = places.get(item.id);
      const refused = refusals.find(({ item_id }) => item_id === item.id);
      return itemView(order, item, { label, job, place, refused, unreached: unreached && !delivery });
    }),
    history: history.map(({ at, machine, event, actor, cause, item_id }) => {
      return { at, what: `${machine}.${event}`, actor: kindOfActor(actor), cause, item_id };
    }),
  };
}

/** While the station is silent, an item in one of these states may lie in its bay: only the station knows (SA-07). */
const MAY_LIE_THERE: readonly PrintJobState[] = ['printing', 'taken', 'printed', 'discharging', 'unsure'];

interface ItemProgress {
  readonly label: OrderLabel;
  readonly job: PrintJobRow | undefined;
  readonly place: QueuePlace | undefined;
  readonly refused: ReviewRow | undefined;
  /** The item goes to a station, and the station is silent. */
  readonly unreached: boolean;
}

function itemView(
  order: OrderRow,
  item: OrderItem,
  { label, job, place, refused, unreached }: ItemProgress,
): OrderItemView {
  const goods = readGoods(item.goods);
  const ready = job?.state === 'ready';
  const shown = job && (ready || (unreached && MAY_LIE_THERE.includes(job.state)));
  return {
    item_id: item.id,
    line: item.line,
    brand: goods.brand,
    model: goods.model,
    shell_name: goods.shellName,
    colour_name: goods.colourName,
    width: goods.surface.width,
    height: goods.surface.height,
    goods_id: item.goods_id,
    shell_id: item.shell_id,
    colour_id: item.colour_id,
    price: money(item.price_amount, order.price_currency),
    drawings: item.drawings,
    drawings_price: money(item.drawings_amount, order.price_currency),
    model_made: item.model_made === 1,
    label,
    job: job?.state ?? null,
    percent: job?.percent ?? 0,
    position: place?.position ?? 0,
    estimate_s: place?.estimate_s ?? 0,
    waits_for_bay: place?.waits_for_bay ?? false,
    pickup_code: shown ? job.pickup_code : null,
    pickup_token: shown ? job.pickup_token : null,
    bay: ready ? job.bay : null,
    print_number: job?.number ?? null,
    thumbnail: item.thumbnail,
    design_kept: item.document_hash !== null,
    findings: readFindings(item.findings),
    refusal: refused?.reason == null ? null : { reason: refused.reason, words: refused.words },
  };
}

interface StationPlace {
  readonly name: string;
  readonly address: string;
}

async function placesOfStations(reader: Reader, ids: readonly StationId[]): Promise<ReadonlyMap<string, StationPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await stationsOf(reader, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const stationsOf = prepared((reader, { ids }: { readonly ids: readonly StationId[] }) =>
  reader.selectFrom('machines').select(['id', 'name', 'address']).where('id', 'in', ids),
);
