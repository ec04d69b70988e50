import { CallError, type ShopOrder, type ShopOrderItem } from '@cpc/contract';
import { money, ORDER_STATUS, orderLabel, VOUCHER } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { waitingReprint } from '../../lifecycle/call-off-reprint.ts';
import { TAKEN_BACK } from '../../lifecycle/close-order.ts';
import { refundableAmount, refundableOfItem } from '../../lifecycle/refundable-amount.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { deliveryOf, type DeliveryRow, deliveryView, formerParcels } from '../../records/delivery/store.ts';
import { readFindings } from '../../records/orders/findings.ts';
import { type OrderItem, itemsOf } from '../../records/orders/items.ts';
import { reaches } from '../../records/partners/own-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { livePayment, type PaymentRow } from '../../records/payments/store.ts';
import { isReprintable } from '../../records/printing/reprints.ts';
import { type PrintJobRow, jobsOf } from '../../records/printing/store.ts';
import { stationCondition } from '../../records/stations/condition.ts';
import { freePieces } from '../../records/stock/free-pieces.ts';
import { shopOrders } from './find.ts';
import { happened } from './happened.ts';
import { rowsOf, type StationOrder, withStation } from './list.ts';

/** One order of a shop, by its number. @throws CallError notFound, also for another shop's order */
export async function shopOrder(
  { db, clock }: With<'db' | 'clock'>,
  reach: Reach,
  orderNumber: string,
): Promise<ShopOrder> {
  const reader = db.read;
  const order = await withStation(shopOrders(reader, await tenureOf(reader, reach)))
    .where('orders.number', '=', orderNumber.trim().toUpperCase())
    .executeTakeFirst();
  const [row] = order ? await rowsOf(reader, [order]) : [];
  if (!order || !row) throw new CallError('notFound');
  const [live, delivery, station, facts, here] = await Promise.all([
    livePayment(reader, order.id),
    deliveryOf(reader, order.id),
    stationCondition(reader, order.machine_id, clock.now()),
    happened(reader, order.id),
    reaches(reader, reach, order.machine_id),
  ]);
  const settled = live?.state === 'settled' ? live : undefined;
  const left = settled ? await refundableAmount(reader, settled) : money(0, order.price_currency);
  return {
    ...row,
    station_state: here ? station.state : null,
    discount: money(order.discount_amount, order.price_currency),
    coupon_code: order.coupon_code,
    delivery: delivery ? await sendingOf(reader, delivery, order.price_currency) : null,
    left: money(Math.max(0, left.amount), left.currency),
    no_refund: refusalOf(live, left.amount),
    movable: here && (await isMovable(reader, order)),
    whole_only: live?.provider === VOUCHER,
    items: await itemViews(reader, order, settled, { payment: live, sent: row.sent, here }),
    ...facts,
  };
}

async function sendingOf(reader: Reader, row: DeliveryRow, currency: string): Promise<ShopOrder['delivery']> {
  const { address: _, closes_at: __, ...sending } = deliveryView(row, currency);
  return { ...sending, former: await formerParcels(reader, row.order_id) };
}

/** Why nothing of an order can be given back; null if something can. */
function refusalOf(live: PaymentRow | undefined, left: number): ShopOrder['no_refund'] {
  if (!live || live.captured_amount === null) return 'nothingPaid';
  return live.state === 'settled' && left > 0 ? null : 'refundedAlready';
}

/** The same condition as that of the move, which checks it again under the order's lock. */
async function isMovable(reader: Reader, { id, status }: StationOrder): Promise<boolean> {
  if (status !== ORDER_STATUS.awaitingDelivery) return false;
  const jobs = (await jobsOf(reader, [id])).filter(({ state }) => state !== 'cancelled');
  return jobs.length > 0 && jobs.every(({ state }) => TAKEN_BACK.includes(state));
}

interface Around {
  readonly payment: PaymentRow | undefined;
  readonly sent: boolean;
  /** Whether the station is still the shop's: it prints nothing for a former one. */
  readonly here: boolean;
}

async function itemViews(
  reader: Reader,
  order: StationOrder,
  settled: PaymentRow | undefined,
  around: Around,
): Promise<ShopOrderItem[]> {
  const [items, jobs] = await Promise.all([itemsOf(reader, [order.id]), jobsOf(reader, [order.id])]);
  const reprints = around.here && (around.payment === undefined || settled !== undefined);
  return Promise.all(
    items.map(async (item) => {
      const job = jobs.find(({ item_id }) => item_id === item.id);
      const none = money(0, order.price_currency);
      return {
        ...(await factsOf(reader, order, item, job)),
        left: settled ? await refundableOfItem(reader, settled, item) : none,
        label: orderLabel({ status: order.status, payment: around.payment?.state, job: job?.state, sent: around.sent }),
        reprintable: reprints && job !== undefined && isReprintable(job.state),
        reprint_waits: around.here && job !== undefined && (await waitingReprint(reader, job)) !== undefined,
        in_bay: around.here && job?.state === 'ready',
      };
    }),
  );
}

async function factsOf(reader: Reader, order: StationOrder, item: OrderItem, job: PrintJobRow | undefined) {
  const { brand, model, shellName, colourName } = readGoods(item.goods);
  const hold = await reader
    .selectFrom('stock_holds')
    .select(['state', 'machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  return {
    item_id: item.id,
    line: item.line,
    brand,
    model,
    shell_name: shellName,
    colour_name: colourName,
    thumbnail: item.thumbnail,
    price: money(item.price_amount, order.price_currency),
    drawings_price: money(item.drawings_amount, order.price_currency),
    model_made: item.model_made === 1,
    discount: money(item.discount_amount, order.price_currency),
    print_number: job?.number ?? null,
    job: job?.state ?? null,
    percent: job?.percent ?? 0,
    bay: job?.state === 'ready' ? job.bay : null,
    piece: hold?.state ?? null,
    blanks: hold ? await freePieces(reader, hold) : null,
    findings: readFindings(item.findings),
  };
}
