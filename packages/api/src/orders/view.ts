import type { MachineId, OrderId } from '@cpc/domain';
import { ORDER_STATUS, money, orderLabel } from '@cpc/domain';
import type { OrderView } from '@cpc/contract';
import type { Reader } from '../db/database.ts';
import { type PaymentRow, paymentsOf } from '../payments/store.ts';
import type { PrintJobRow } from '../printing/store.ts';
import { type QueuePlace, queuePlaces } from '../queue/places.ts';
import { findingsOf, historyOf } from './history.ts';
import type { FrozenProduct } from './product.ts';
import type { OrderRow } from './store.ts';

type History = Awaited<ReturnType<typeof historyOf>>;

interface Around {
  readonly machineName: string;
  readonly payment: PaymentRow | undefined;
  readonly job: PrintJobRow | undefined;
  readonly place: QueuePlace | undefined;
  readonly history: History;
}

/** Orders as their owner sees them, in the order given; a fixed number of queries however many there are. */
export async function orderViews(reader: Reader, orders: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map((order) => order.id);
  const machineIds = [...new Set(orders.map((order) => order.machine_id))];
  const [machines, payments, jobs, history, places] = await Promise.all([
    machineNames(reader, machineIds),
    paymentsOf(reader, ids),
    jobsOf(reader, ids),
    historyOf(reader, ids),
    queuePlaces(reader, machineIds),
  ]);
  return orders.map((order) =>
    orderView(order, {
      machineName: machines.get(order.machine_id) ?? '',
      payment: payments.find((payment) => payment.order_id === order.id),
      job: jobs.find((job) => job.order_id === order.id),
      place: places.get(order.id),
      history: history.filter((event) => event.order_id === order.id),
    }),
  );
}

function orderView(order: OrderRow, { machineName, payment, job, place, history }: Around): OrderView {
  const product = JSON.parse(order.product) as FrozenProduct;
  const ready = job?.state === 'ready';
  return {
    order_id: order.id,
    order_number: order.number,
    status: order.status,
    label: orderLabel(order.status, payment?.state, job?.state),
    machine_id: order.machine_id,
    machine_name: machineName,
    brand: product.brand,
    model: product.model,
    shell_name: product.shellName,
    colour_name: product.colourName,
    width: product.surface.width,
    height: product.surface.height,
    goods_id: order.goods_id,
    shell_id: order.shell_id,
    colour_id: order.colour_id,
    price: money(order.price_amount, order.price_currency),
    created_at: order.created_at,
    hold_until: order.status === ORDER_STATUS.unpaid ? order.hold_until : null,
    payment: payment?.state ?? null,
    job: job?.state ?? null,
    percent: job?.percent ?? 0,
    position: place?.position ?? 0,
    estimate_s: place?.estimate_s ?? 0,
    pickup_code: ready ? job.pickup_code : null,
    bay: ready ? job.bay : null,
    print_number: job?.number ?? null,
    thumbnail: order.thumbnail,
    findings: findingsOf(history),
    history: history.map(({ at, machine, event, actor }) => ({ at, what: `${machine}.${event}`, actor })),
  };
}

async function machineNames(reader: Reader, ids: readonly MachineId[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.selectFrom('machines').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

function jobsOf(reader: Reader, ids: readonly OrderId[]): Promise<PrintJobRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return reader.selectFrom('print_jobs').selectAll().where('order_id', 'in', ids).execute();
}
