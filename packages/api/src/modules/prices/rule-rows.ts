import { CallError, type PriceRuleState, type PriceRuleView } from '@cpc/contract';
import { brand, money, type PriceRuleId, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { inLimit, type Reach } from '../../records/partners/reach.ts';

/** The rules of a shop, as far as they are for stations in reach or for the whole shop (PA-07). */
export const rulesInReach = (reader: Reader, reach: Reach) =>
  reader
    .selectFrom('price_rules')
    .leftJoin('machines', 'machines.id', 'price_rules.machine_id')
    .leftJoin('goods', 'goods.id', 'price_rules.goods_id')
    .leftJoin('shells', 'shells.id', 'price_rules.shell_id')
    .where('price_rules.partner_id', '=', reach.partnerId)
    .where((rule) => rule.or([rule('price_rules.machine_id', 'is', null), inLimit(reach)]));

type Found = ReturnType<typeof rulesInReach>;
type RuleRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const selected = (found: Found) =>
  found
    .select(['price_rules.id', 'price_rules.machine_id', 'price_rules.category', 'price_rules.goods_id'])
    .select(['price_rules.shell_id', 'price_rules.amount', 'price_rules.currency', 'starts_at', 'ends_at', 'reason'])
    .select(['price_rules.created_at', 'price_rules.person_id', 'ended_by', 'machines.name as machine_name'])
    .select(['goods.brand', 'goods.model', 'shells.name as shell_name']);

/** The newest first. @param page the part of them; all by default */
export async function viewsOf(
  reader: Reader,
  found: Found,
  now: number,
  page?: { readonly limit: number; readonly offset: number },
): Promise<PriceRuleView[]> {
  const rows = await selected(found)
    .orderBy('price_rules.created_at', 'desc')
    .orderBy('price_rules.id', 'desc')
    .$call((query) => (page ? query.limit(page.limit).offset(page.offset) : query))
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.flatMap(({ person_id, ended_by }) => [person_id, ended_by]),
  );
  return rows.map((row) => ({ ...viewOf(row, now), by: nameOf(row.person_id), ended_by: nameOf(row.ended_by) }));
}

/** @throws CallError notFound for a rule that is missing or out of reach */
export async function oneRule(reader: Reader, reach: Reach, ruleId: PriceRuleId, now: number): Promise<PriceRuleView> {
  const [view] = await viewsOf(reader, rulesInReach(reader, reach).where('price_rules.id', '=', ruleId), now);
  if (!view) throw new CallError('notFound');
  return view;
}

function viewOf(row: RuleRow, now: number): Omit<PriceRuleView, 'by' | 'ended_by'> {
  return {
    rule_id: row.id,
    machine_id: row.machine_id && brand<StationId>(row.machine_id),
    machine_name: row.machine_name,
    category: row.category,
    goods_id: row.goods_id,
    brand: row.brand,
    model: row.model,
    shell_id: row.shell_id,
    shell_name: row.shell_name,
    price: money(row.amount, row.currency),
    from: row.starts_at,
    until: row.ends_at,
    state: stateOf(row, now),
    made_at: row.created_at,
    reason: row.reason,
  };
}

function stateOf({ starts_at, ends_at }: Pick<RuleRow, 'starts_at' | 'ends_at'>, now: number): PriceRuleState {
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'planned' : 'current';
}
