import type { ActionInput, PriceRuleView } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { rulesInReach, viewsOf } from './rule-rows.ts';

const SHOWN = { limit: 20, offset: 0 };
const COLUMNS = ['machine_id', 'category', 'goods_id', 'shell_id'] as const;

/**
 * The prices for exactly the same that hold at some moment at which a new price would: of equal ones the newest holds, so
 * the new one would hide them then (PA-10).
 * @throws CallError deviceMissing for a station out of reach
 */
export async function priceOverlaps(
  reader: Reader,
  reach: Reach,
  { currency, from = 0, until, ...scope }: ActionInput<'Partner.priceOverlaps'>,
  now: number,
): Promise<PriceRuleView[]> {
  if (scope.machine_id !== undefined) await ownStation(reader, reach, scope.machine_id);
  const begin = Math.max(now, from);
  if (until !== undefined && until <= begin) return [];
  // A rule for goods names no category: goods have their own.
  const wanted = scope.goods_id === undefined ? scope : { ...scope, category: undefined };
  let found = rulesInReach(reader, reach)
    .where('price_rules.currency', '=', currency)
    .where((rule) => rule.or([rule('ends_at', 'is', null), rule('ends_at', '>', begin)]));
  for (const column of COLUMNS) {
    const value = wanted[column];
    found =
      value === undefined
        ? found.where(`price_rules.${column}`, 'is', null)
        : found.where(`price_rules.${column}`, '=', value);
  }
  if (until !== undefined)
    found = found.where((rule) => rule.or([rule('starts_at', 'is', null), rule('starts_at', '<', until)]));
  return viewsOf(reader, found, now, SHOWN);
}
