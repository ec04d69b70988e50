import type { ActionInput, ShopProblem } from '@cpc/contract';
import type { ProblemId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { type Tenure, tenureOf } from '../../records/partners/tenure.ts';
import { shopProblems } from './shop-view.ts';

type Wanted = ActionInput<'Partner.problems'>;

/** One page of the problems of a shop: those that wait for a decision first, the newest first (PA-11). */
export async function listProblems(
  reader: Reader,
  reach: Reach,
  wanted: Wanted,
  page: Page,
): Promise<{ readonly problems: ShopProblem[]; readonly total: number }> {
  const found = problemsIn(reader, await tenureOf(reader, reach), wanted);
  const [rows, { total }] = await Promise.all([
    found
      .select('problems.id')
      .orderBy(sql`case problems.state when 'reported' then 0 else 1 end`)
      .orderBy('problems.changed_at', 'desc')
      .orderBy('problems.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select((problem) => problem.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { problems: await shopProblems(reader, reach.partnerId, idsOf(rows)), total };
}

function problemsIn(reader: Reader, during: Tenure, { state, order_number }: Wanted) {
  const number = order_number?.trim().toUpperCase() ?? '';
  return reader
    .selectFrom('problems')
    .innerJoin('orders', 'orders.id', 'problems.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .where(during('orders.created_at'))
    .$call((query) => (state === undefined ? query : query.where('problems.state', '=', state)))
    .$call((query) => (number === '' ? query : query.where('orders.number', '=', number)));
}

const idsOf = (rows: readonly { readonly id: ProblemId }[]): ProblemId[] => rows.map(({ id }) => id);
