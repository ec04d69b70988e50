import { type GoodsId, money, type PriceRule, type ShellId, type StationId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { PricesTables } from '../../base/db/tables/prices.ts';

export type PriceRuleRow = Selectable<PricesTables['price_rules']>;
type Stored = Pick<
  PriceRuleRow,
  | 'id'
  | 'machine_id'
  | 'category'
  | 'goods_id'
  | 'shell_id'
  | 'amount'
  | 'currency'
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
>;

const FACTS = [
  'rule.id',
  'rule.machine_id',
  'rule.category',
  'rule.goods_id',
  'rule.shell_id',
  'rule.amount',
  'rule.currency',
  'rule.starts_at',
  'rule.ends_at',
  'rule.created_at',
] as const;

/** A stored rule, as the domain decides over it. */
export const priceRuleOf = (row: Stored): PriceRule => ({
  id: row.id,
  station: row.machine_id,
  category: row.category,
  goods: row.goods_id,
  shell: row.shell_id,
  price: money(row.amount, row.currency),
  from: row.starts_at,
  until: row.ends_at,
  madeAt: row.created_at,
});

/** The rules of a station and its shop that hold now for some goods in a shell. */
export async function rulesNowFor(
  reader: Reader,
  which: { readonly stationId: StationId; readonly goodsId: GoodsId; readonly shellId: ShellId; readonly now: number },
): Promise<PriceRule[]> {
  return (await rowsNowFor(reader, which)).map(priceRuleOf);
}

/** The rules of a station and its shop that hold now or later. */
export async function rulesAhead(reader: Reader, stationId: StationId, now: number): Promise<PriceRule[]> {
  const rows = await rulesAt(reader, stationId)
    .where((rule) => rule.or([rule('rule.ends_at', 'is', null), rule('rule.ends_at', '>', now)]))
    .execute();
  return rows.map(priceRuleOf);
}

const rowsNowFor = prepared((reader, { stationId, goodsId, shellId, now }: Parameters<typeof rulesNowFor>[1]) =>
  rulesAt(reader, stationId)
    .where((rule) => rule.or([rule('rule.goods_id', 'is', null), rule('rule.goods_id', '=', goodsId)]))
    .where((rule) => rule.or([rule('rule.shell_id', 'is', null), rule('rule.shell_id', '=', shellId)]))
    .where((rule) => rule.or([rule('rule.starts_at', 'is', null), rule('rule.starts_at', '<=', now)]))
    .where((rule) => rule.or([rule('rule.ends_at', 'is', null), rule('rule.ends_at', '>', now)])),
);

/** The rules of the shop that a station belongs to, in the station's currency, as far as they are for the station. */
function rulesAt(reader: Reader, stationId: StationId) {
  return reader
    .selectFrom('price_rules as rule')
    .innerJoin('machines', (join) =>
      join.onRef('machines.partner_id', '=', 'rule.partner_id').onRef('machines.currency', '=', 'rule.currency'),
    )
    .select(FACTS)
    .where('machines.id', '=', stationId)
    .where((rule) => rule.or([rule('rule.machine_id', 'is', null), rule('rule.machine_id', '=', stationId)]));
}
