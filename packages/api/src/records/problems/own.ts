import { CallError } from '@cpc/contract';
import type { OrderId, ProblemId, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from '../partners/reach.ts';

/** @throws CallError notFound, also for a problem at another partner's station */
export async function ownProblem(
  reader: Reader,
  reach: Reach,
  problemId: ProblemId,
): Promise<{ readonly order_id: OrderId; readonly machine_id: StationId }> {
  const found = await reader
    .selectFrom('problems')
    .innerJoin('orders', 'orders.id', 'problems.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['problems.order_id', 'orders.machine_id'])
    .where('problems.id', '=', problemId)
    .where(within(reach))
    .executeTakeFirst();
  if (!found) throw new CallError('notFound');
  return found;
}
