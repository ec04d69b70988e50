import type { DeliveryStage, PartnerDelivery } from '@cpc/contract';
import { type StationId, ORDER_STATUS, type OrderId, type PrintJobState, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Flow, fromBegin } from '../../base/http/flow.ts';
import type { Page } from '../../base/http/page.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { jobsOf } from '../../records/printing/store.ts';
import { SENT } from './parcel.ts';
import { deliveryView } from '../../records/delivery/store.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { type Tenure, tenureOf } from '../../records/partners/tenure.ts';

const AS_THEY_COME: Flow = { begin: undefined, direction: 'desc', orderBy: undefined };

/** Before, its bay is only planned; after, it lies in a parcel. */
const IN_BAY: readonly PrintJobState[] = ['printed', 'discharging', 'ready'];

interface Asked {
  /** True for only those that are still to be shipped. */
  readonly open: boolean;
  readonly page: Page;
  readonly flow: Flow | undefined;
}

/** A partner's paid orders that are sent, newest first or in the order of the flow. */
export async function partnerDeliveries(
  reader: Reader,
  reach: Reach,
  { open, page, flow = AS_THEY_COME }: Asked,
): Promise<{ readonly deliveries: PartnerDelivery[]; readonly total: number }> {
  let own = ownDeliveries(reader, await tenureOf(reader, reach));
  if (open) own = own.where('orders.status', '=', ORDER_STATUS.awaitingDelivery);
  const [rows, { total }] = await Promise.all([
    withFacts(own)
      .where(fromBegin(flow, 'orders.created_at', 'orders.id'))
      .orderBy('orders.created_at', flow.direction)
      .orderBy('orders.id', flow.direction)
      .limit(page.limit)
      .offset(flow === AS_THEY_COME ? page.offset : 0)
      .execute(),
    own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { deliveries: await views(reader, rows), total };
}

/** One of a partner's deliveries. */
export async function partnerDelivery(reader: Reader, reach: Reach, orderId: OrderId): Promise<PartnerDelivery> {
  const rows = await withFacts(ownDeliveries(reader, await tenureOf(reader, reach)))
    .where('orders.id', '=', orderId)
    .execute();
  const [view] = await views(reader, rows);
  if (!view) throw new Error(`delivery: order ${orderId} does not exist any more`);
  return view;
}

/** Only orders with print jobs: unpaid ones do not concern the partner yet. */
function ownDeliveries(reader: Reader, during: Tenure) {
  return reader
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .where(during('orders.created_at'))
    .where((build) =>
      build.exists(
        build.selectFrom('print_jobs').select('print_jobs.id').whereRef('print_jobs.order_id', '=', 'orders.id'),
      ),
    );
}

const withFacts = (own: ReturnType<typeof ownDeliveries>) =>
  own
    .selectAll('deliveries')
    .select([
      'orders.id',
      'orders.number',
      'orders.machine_id',
      'orders.created_at',
      'orders.price_currency',
      'machines.name as machine_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

async function views(reader: Reader, rows: readonly Row[]): Promise<PartnerDelivery[]> {
  const ids = rows.map((row) => row.id);
  const [items, jobs] = await Promise.all([itemsOf(reader, ids), jobsOf(reader, ids)]);
  return rows.map((row) => {
    const own = jobs.filter((job) => job.order_id === row.id);
    return {
      order_id: row.id,
      order_number: row.number,
      machine_id: brand<StationId>(row.machine_id),
      machine_name: row.machine_name,
      created_at: row.created_at,
      stage: row.returned_at === null ? stageOf(own.map((job) => job.state)) : 'returned',
      delivery: deliveryView(row, row.price_currency),
      items: own.map((job) => {
        const item = items.find((one) => one.id === job.item_id);
        const goods = item && readGoods(item.goods);
        return {
          print_number: job.number,
          line: job.line,
          brand: goods?.brand ?? '',
          model: goods?.model ?? '',
          colour_name: goods?.colourName ?? '',
          state: job.state,
          bay: IN_BAY.includes(job.state) ? job.bay : null,
        };
      }),
    };
  });
}

function stageOf(jobs: readonly PrintJobState[]): DeliveryStage {
  const live = jobs.filter((state) => state !== 'cancelled');
  if (live.length === 0) return 'cancelled';
  if (live.every((state) => state === 'received')) return 'received';
  // Beside a reprint, the other items may have been sent before.
  const here = live.filter((state) => !SENT.includes(state));
  if (here.length === 0) return 'shipped';
  if (here.every((state) => state === 'packed')) return 'packed';
  return here.every((state) => state === 'printed' || state === 'packed') ? 'toPack' : 'printing';
}
