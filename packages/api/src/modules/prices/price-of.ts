import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { brand, priceBook, type PriceRuleId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { rulesAhead } from '../../records/catalogue/price-rules.ts';
import { cataloguePrices } from '../../records/catalogue/prices.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { rulesInReach, viewsOf } from './rule-rows.ts';

/** Why something costs what it costs (PA-10). @throws CallError deviceMissing or notFound */
export async function priceOf(
  reader: Reader,
  reach: Reach,
  { machine_id, goods_id, shell_id }: ActionInput<'Partner.priceOf'>,
  now: number,
): Promise<ActionOutput<'Partner.priceOf'>> {
  await ownStation(reader, reach, machine_id);
  const goods = await reader.selectFrom('goods').select('category').where('id', '=', goods_id).executeTakeFirst();
  if (!goods) throw new CallError('notFound');
  const thing = { station: machine_id, category: goods.category, goods: goods_id, shell: shell_id };
  const book = priceBook(await rulesAhead(reader, machine_id, now));
  const catalogue = (await cataloguePrices(reader, machine_id, shell_id)).get(shell_id);
  const ids = book.rulesFor(thing).map(({ id }) => brand<PriceRuleId>(id));
  const winner = book.ruleAt(thing, now);
  const views =
    ids.length === 0
      ? []
      : await viewsOf(reader, rulesInReach(reader, reach).where('price_rules.id', 'in', ids.slice(0, MAX_SHOWN)), now);
  return {
    price: winner?.price ?? catalogue ?? null,
    rule_id: winner ? brand<PriceRuleId>(winner.id) : null,
    catalogue: catalogue ?? null,
    rules: views.toSorted((a, b) => ids.indexOf(a.rule_id) - ids.indexOf(b.rule_id)),
  };
}

/** The rules that explain a price are the first ones; the others are beaten by many. */
const MAX_SHOWN = 100;
