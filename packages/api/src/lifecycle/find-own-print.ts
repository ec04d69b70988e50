import { CallError } from '@cpc/contract';
import type { StationId, OrderId, PrintJobId } from '@cpc/domain';
import type { Reader } from '../base/db/database.ts';
import { type Reach, within } from '../records/partners/reach.ts';

/** @throws CallError notFound, also for a job at another partner's station */
export async function findOwnPrint(
  reader: Reader,
  reach: Reach,
  jobId: PrintJobId,
): Promise<{ readonly order_id: OrderId; readonly machine_id: StationId }> {
  const job = await reader
    .selectFrom('print_jobs')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .select(['print_jobs.order_id', 'print_jobs.machine_id'])
    .where('print_jobs.id', '=', jobId)
    .where(within(reach))
    .executeTakeFirst();
  if (!job) throw new CallError('notFound');
  return job;
}
