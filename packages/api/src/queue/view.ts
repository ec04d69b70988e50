import { CallError, type QueueView } from '@cpc/contract';
import { type AccountId, type MachineId, ORDER_STATUS, type PrintJobState, orderLabel } from '@cpc/domain';
import type { Reader } from '../db/database.ts';
import { stationCondition } from '../stations/condition.ts';
import { PRINTING_STATES, QUEUED_STATES } from './load.ts';
import { queuePlaces } from './places.ts';

type Area = QueueView['entries'][number]['area'];

/** Jobs a person must look at are shown where they stand: with the printer. */
const AREA_OF: readonly { readonly area: Area; readonly states: readonly PrintJobState[] }[] = [
  { area: 'queue', states: QUEUED_STATES },
  { area: 'print', states: [...PRINTING_STATES, 'held', 'unsure'] },
  { area: 'pickup', states: ['ready'] },
];
const SHOWN = AREA_OF.flatMap(({ states }) => states);

/**
 * A station's queue in its areas, as anybody may see it: order numbers, no people (QU-01).
 * @param viewer whose own orders are marked
 * @throws CallError deviceMissing
 */
export async function queueView(
  reader: Reader,
  machineId: MachineId,
  now: number,
  viewer?: AccountId,
): Promise<QueueView> {
  const machine = await reader.selectFrom('machines').select('id').where('id', '=', machineId).executeTakeFirst();
  if (!machine) throw new CallError('deviceMissing');
  const [condition, paying, made] = await Promise.all([
    stationCondition(reader, machineId, now),
    payingEntries(reader, machineId, now, viewer),
    madeEntries(reader, machineId, viewer),
  ]);
  return {
    machine_id: machineId,
    state: condition.state,
    reasons: [...condition.reasons],
    entries: [...paying, ...made],
  };
}

async function payingEntries(
  reader: Reader,
  machineId: MachineId,
  now: number,
  viewer?: AccountId,
): Promise<QueueView['entries']> {
  const orders = await reader
    .selectFrom('orders')
    .select(['id', 'number', 'account_id', 'status'])
    .where('machine_id', '=', machineId)
    .where('status', '=', ORDER_STATUS.unpaid)
    .where('hold_until', '>', now)
    .orderBy('created_at')
    .execute();
  return orders.map((order) => ({
    order_number: order.number,
    print_number: null,
    area: 'payment' as const,
    percent: 0,
    position: 0,
    ...owned(order, viewer),
    label: orderLabel(order.status),
  }));
}

async function madeEntries(reader: Reader, machineId: MachineId, viewer?: AccountId): Promise<QueueView['entries']> {
  const [jobs, places] = await Promise.all([
    reader
      .selectFrom('print_jobs')
      .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
      .select([
        'orders.id',
        'orders.number',
        'orders.account_id',
        'orders.status',
        'print_jobs.item_id',
        'print_jobs.number as print_number',
        'print_jobs.state',
        'print_jobs.percent',
      ])
      .leftJoin('deliveries', 'deliveries.order_id', 'orders.id')
      .where('print_jobs.machine_id', '=', machineId)
      .where('print_jobs.state', 'in', SHOWN)
      // What is printed to be sent waits for the partner and not in a queue.
      .where((build) =>
        build.or([build('deliveries.order_id', 'is', null), build('print_jobs.state', '<>', 'printed')]),
      )
      .orderBy('print_jobs.created_at')
      .orderBy('print_jobs.order_id')
      .orderBy('print_jobs.line')
      .execute(),
    queuePlaces(reader, [machineId]),
  ]);
  return jobs.map((job) => ({
    order_number: job.number,
    print_number: job.print_number,
    area: AREA_OF.find(({ states }) => states.includes(job.state))?.area ?? 'queue',
    percent: job.percent,
    position: places.get(job.item_id)?.position ?? 0,
    ...owned(job, viewer),
    label: orderLabel(job.status, undefined, job.state),
  }));
}

/** Another's order is a number on a screen; only one's own leads anywhere. */
function owned(
  { id, account_id }: { readonly id: QueueView['entries'][number]['order_id']; readonly account_id: AccountId },
  viewer?: AccountId,
) {
  const mine = viewer !== undefined && account_id === viewer;
  return { mine, order_id: mine ? id : null };
}
