import { type PrintJobId, brand } from '@cpc/domain';
import { prepared } from '../base/db/prepared.ts';
import { enqueue } from '../base/jobs/jobs.ts';
import { requestIdOfNow } from '../base/ports/request-id.ts';
import { record } from '../records/orders/history.ts';
import { type OrderItem, itemsOf } from '../records/orders/items.ts';
import { RENDER_JOB } from '../records/orders/job-kinds.ts';
import { readGoods } from '../records/catalogue/goods.ts';
import { mailOrder } from '../records/notifications/mail.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { because, type Transition } from '../base/transition.ts';
import { type StationSetup, stationSetup, setupFor } from '../records/printing/setup.ts';
import type { PrintJobRow } from '../records/printing/store.ts';

/** Makes the print jobs of a paid, locked order, and confirms it by e-mail. The table allows one job per item, so a second call fails (OR-10). */
export async function createPrintJobs(change: Transition, order: OrderRow): Promise<void> {
  const setup = await stationSetup(change.tx, order.machine_id);
  const paid = because(change, { actor: 'system', reason: 'paid' });
  for (const item of await itemsOf(change.tx, [order.id])) await createPrintJob(paid, order, item, setup);
  await mailOrder(change.tx, change, 'confirmed', order.id);
}

async function createPrintJob(
  change: Transition,
  order: OrderRow,
  item: OrderItem,
  setup: StationSetup,
): Promise<void> {
  const { tx, clock, random } = change;
  const { surface, place } = readGoods(item.goods);
  const id = brand<PrintJobId>(random.id());
  await insertJob(tx, {
    id,
    order_id: order.id,
    item_id: item.id,
    line: item.line,
    number: `${order.number}-${item.line}`,
    machine_id: order.machine_id,
    state: 'waiting',
    file: null,
    settings: JSON.stringify(setupFor(setup, surface, place)),
    width: surface.width,
    height: surface.height,
    fence: 0,
    lease_until: 0,
    seq: 0,
    percent: 0,
    reason: '',
    bay: null,
    pickup_code: null,
    pickup_token: null,
    pickup_check: null,
    created_at: clock.now(),
    queued_at: null,
    started_at: null,
    ready_at: null,
    collected_at: null,
    reminded_at: null,
    set_aside_at: null,
    request_id: requestIdOfNow() ?? null,
    reprint_id: null,
  });
  const step = { machine: 'printJob', event: 'created', from: '', to: 'waiting' } as const;
  await record(change, { orderId: order.id, itemId: item.id, ...step });
  await enqueue(tx, change, { kind: RENDER_JOB, payload: id, key: id, lane: 'prints', owner: order.account_id });
}

const insertJob = prepared((tx, job: PrintJobRow) => tx.insertInto('print_jobs').values(job));
