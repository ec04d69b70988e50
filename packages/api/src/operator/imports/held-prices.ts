import { holdsAt, priceBook, type PriceRule, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type PriceRuleRow, priceRuleOf, rulesAhead } from '../../records/catalogue/price-rules.ts';
import { cataloguePrices } from '../../records/catalogue/prices.ts';
import type { Reach } from '../../records/partners/reach.ts';
import type { PriceLine } from './price-line.ts';

/** Whether a line sets what holds already. */
export type HeldPrices = (line: PriceLine) => Promise<boolean>;

type Scope = Pick<PriceRuleRow, 'machine_id' | 'category' | 'goods_id' | 'shell_id'>;

export const scopeKey = ({ machine_id, category, goods_id, shell_id }: Scope): string =>
  JSON.stringify([machine_id, category, goods_id, shell_id]);

/** Reads what holds in a shop now and later. */
export async function heldPrices(reader: Reader, { partnerId }: Reach, now: number): Promise<HeldPrices> {
  const rows = await reader
    .selectFrom('price_rules')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where((rule) => rule.or([rule('ends_at', 'is', null), rule('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const rules = new Map<string, PriceRuleRow[]>();
  for (const row of rows) {
    const same = rules.get(scopeKey(row));
    if (same) same.push(row);
    else rules.set(scopeKey(row), [row]);
  }
  const priceNow = presentPrices(reader, now);
  return async (line) => {
    const same = (rules.get(scopeKey(line)) ?? []).filter(({ currency }) => currency === line.price.currency);
    if (isNewest(same.map(priceRuleOf), line, now)) return true;
    return line.from === null && line.until === null && (await priceNow(line)) === line.price.amount;
  };
}

/** The newest rule of the scope that overlaps the line is the line’s. */
function isNewest(same: readonly PriceRule[], { price, from, until }: PriceLine, now: number): boolean {
  const begins = from ?? now;
  const newest = same.find((rule) => (rule.until ?? Infinity) > begins && (rule.from ?? 0) < (until ?? Infinity));
  return newest?.price.amount === price.amount && newest.until === until && holdsAt(newest, begins);
}

/** What one thing costs at one station now; undefined for a line that is about more. */
function presentPrices(reader: Reader, now: number) {
  const atStation = async (stationId: StationId) => ({
    book: priceBook(await rulesAhead(reader, stationId, now)),
    catalogue: await cataloguePrices(reader, stationId),
  });
  const read = new Map<StationId, ReturnType<typeof atStation>>();
  return async ({ machine_id: station, goods_id: goods, shell_id: shell, of: category }: PriceLine) => {
    if (station === null || goods === null || shell === null || category === undefined) return undefined;
    const prices = read.get(station) ?? atStation(station);
    read.set(station, prices);
    const { book, catalogue } = await prices;
    return (book.ruleAt({ station, category, goods, shell }, now)?.price ?? catalogue.get(shell))?.amount;
  };
}
