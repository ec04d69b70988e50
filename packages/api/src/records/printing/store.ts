import {
  type OrderId,
  type OrderItemId,
  PRINT_JOB_TABLE,
  type PrintJobEvent,
  type PrintJobId,
  stateAfter,
} from '@cpc/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { preparedFor } from '../../base/db/prepared.ts';
import type { Transition } from '../../base/transition.ts';
import { record } from '../orders/history.ts';
import { keepPrint } from '../reports/print-facts.ts';
import type { PrintingTables } from '../../base/db/tables/printing.ts';
import { countPrint } from './print-hours.ts';

export type PrintJobRow = Selectable<PrintingTables['print_jobs']>;
type Facts = Omit<Updateable<PrintingTables['print_jobs']>, 'id' | 'order_id' | 'item_id' | 'line' | 'state'>;

export function findJob(reader: Reader, jobId: PrintJobId): Promise<PrintJobRow | undefined> {
  return reader.selectFrom('print_jobs').selectAll().where('id', '=', jobId).executeTakeFirst();
}

/** The print jobs of orders, one per item, in the order of the items. */
export const jobsOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader.selectFrom('print_jobs').selectAll().where('order_id', 'in', orderIds).orderBy('order_id').orderBy('line'),
);

export function jobOfItem(reader: Reader, itemId: OrderItemId): Promise<PrintJobRow | undefined> {
  return reader.selectFrom('print_jobs').selectAll().where('item_id', '=', itemId).executeTakeFirst();
}

/**
 * The order must be locked.
 * @throws Error if the state table does not allow the event
 */
export async function moveJob(
  change: Transition,
  job: PrintJobRow,
  event: PrintJobEvent,
  facts: Facts = {},
): Promise<PrintJobRow> {
  const to = stateAfter(PRINT_JOB_TABLE, job.state, event);
  const moved = await change.tx
    .updateTable('print_jobs')
    .set({ ...facts, state: to })
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .returningAll()
    .executeTakeFirstOrThrow();
  const step = { orderId: job.order_id, itemId: job.item_id, machine: 'printJob', event, from: job.state, to } as const;
  await record(change, step);
  await countPrint(change, job.machine_id, step);
  await keepPrint(change.tx, moved, event, change.clock.now());
  return moved;
}
