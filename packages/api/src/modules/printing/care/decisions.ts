import type { PrintDecision } from '@cpc/contract';
import type { Reader } from '../../../base/db/database.ts';
import type { Page } from '../../../base/http/page.ts';
import { readGoods } from '../../../records/catalogue/goods.ts';
import { inLimit, type Reach } from '../../../records/partners/reach.ts';
import { namesOf } from '../../../records/partners/actor.ts';

/** One page of a shop's decisions about prints with an unknown outcome, newest first (OR-09, PA-06). */
export async function printDecisions(
  reader: Reader,
  reach: Reach,
  page: Page,
): Promise<{ readonly decisions: PrintDecision[]; readonly total: number }> {
  const own = reader
    .selectFrom('print_decisions')
    .innerJoin('print_jobs', 'print_jobs.id', 'print_decisions.job_id')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .where('print_decisions.partner_id', '=', reach.partnerId)
    .where(inLimit(reach));
  const [rows, { total }] = await Promise.all([
    own
      .select(['print_jobs.number as print_number', 'orders.number as order_number', 'machines.name as machine_name'])
      .select(['order_items.goods', 'order_items.thumbnail', 'decision', 'piece', 'print_decisions.reason'])
      .select(['print_decisions.at', 'print_decisions.person_id', 'print_decisions.later'])
      .orderBy('print_decisions.at', 'desc')
      .orderBy('print_jobs.number', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    own.select((one) => one.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  const decisions = rows.map(({ goods, person_id, ...row }) => ({
    ...row,
    model: readGoods(goods).model,
    by: nameOf(person_id),
  }));
  return { total, decisions };
}
