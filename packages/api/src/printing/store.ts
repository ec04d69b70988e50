import { type OrderId, PRINT_JOB_TABLE, type PrintJobEvent, type PrintJobId } from '@cpc/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import type { Cause } from '../orders/cause.ts';
import { record, stateAfter } from '../orders/history.ts';
import type { Clock } from '../ports/clock.ts';
import type { PrintingTables } from './tables.ts';

export type PrintJobRow = Selectable<PrintingTables['print_jobs']>;
type Facts = Omit<Updateable<PrintingTables['print_jobs']>, 'id' | 'order_id' | 'state'>;

export function findJob(reader: Reader, jobId: PrintJobId): Promise<PrintJobRow | undefined> {
  return reader.selectFrom('print_jobs').selectAll().where('id', '=', jobId).executeTakeFirst();
}

export function jobOfOrder(reader: Reader, orderId: OrderId): Promise<PrintJobRow | undefined> {
  return reader.selectFrom('print_jobs').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/**
 * The order must be locked.
 * @throws Error where the table of states does not allow it
 */
export async function moveJob(
  tx: Tx,
  { now }: Clock,
  job: PrintJobRow,
  event: PrintJobEvent,
  cause: Cause,
  facts: Facts = {},
): Promise<PrintJobRow> {
  const to = stateAfter(PRINT_JOB_TABLE, job.state, event);
  const moved = await tx
    .updateTable('print_jobs')
    .set({ ...facts, state: to })
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, { orderId: job.order_id, machine: 'printJob', event, from: job.state, to }, cause, now());
  return moved;
}
