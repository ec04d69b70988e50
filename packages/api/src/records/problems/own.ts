import { CallError } from '@cpc/contract';
import type { OrderId, ProblemId, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../partners/reach.ts';
import { tenureOf } from '../partners/tenure.ts';

/** @throws CallError notFound, also for a problem of another shop's order */
export async function ownProblem(
  reader: Reader,
  reach: Reach,
  problemId: ProblemId,
): Promise<{ readonly order_id: OrderId; readonly machine_id: StationId }> {
  const during = await tenureOf(reader, reach);
  const found = await reader
    .selectFrom('problems')
    .innerJoin('orders', 'orders.id', 'problems.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['problems.order_id', 'orders.machine_id'])
    .where('problems.id', '=', problemId)
    .where(during('orders.created_at'))
    .executeTakeFirst();
  if (!found) throw new CallError('notFound');
  return found;
}
