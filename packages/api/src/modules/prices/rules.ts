import type { ActionInput, PriceRuleState, PriceRuleView } from '@cpc/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { containsWords } from '../../base/db/search-name.ts';
import type { Page } from '../../base/http/page.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { rulesInReach, viewsOf } from './rule-rows.ts';

const NAMES = sql`coalesce(goods.search_name, '') || ' ' || lower(coalesce(shells.name, ''))`;

/** One page of the prices that a shop has set, the newest first (PA-10). */
export async function priceRules(
  reader: Reader,
  reach: Reach,
  { machine_id, state, search = '' }: ActionInput<'Partner.priceRules'>,
  page: Page,
  now: number,
): Promise<{ readonly rules: PriceRuleView[]; readonly total: number }> {
  const found = rulesInReach(reader, reach)
    .where(containsWords(NAMES, search))
    .$call((query) => (machine_id === undefined ? query : query.where('price_rules.machine_id', '=', machine_id)))
    .$call((query) => (state === undefined ? query : query.where(isInState(state, now))));
  const [rules, { total }] = await Promise.all([
    viewsOf(reader, found, now, page),
    found.select((rule) => rule.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rules, total };
}

function isInState(state: PriceRuleState, now: number): RawBuilder<SqlBool> {
  if (state === 'ended') return sql<SqlBool>`ends_at <= ${now}`;
  const ahead = sql<SqlBool>`(ends_at is null or ends_at > ${now})`;
  return state === 'planned'
    ? sql<SqlBool>`(${ahead} and starts_at > ${now})`
    : sql<SqlBool>`(${ahead} and (starts_at is null or starts_at <= ${now}))`;
}
