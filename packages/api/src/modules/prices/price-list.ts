import type { ActionInput, ActionOutput, StationPrice } from '@cpc/contract';
import type { Locale, Translator } from '@cpc/i18n';
import { type Decimal, writeSheet } from '@cpc/sheets';
import { csvDecimal } from '../../base/sheet-cells.ts';
import type { Category } from '@cpc/design';
import {
  brand,
  type GoodsId,
  type Money,
  nextPrice,
  type PriceBook,
  type PriceRule,
  type PriceRuleId,
  type ShellId,
  type StationId,
  toDecimalString,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { cataloguePrices } from '../../records/catalogue/prices.ts';
import { stationBook } from '../../records/catalogue/station-book.ts';
import { readCategories } from '../../records/catalogue/goods.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { searchOf } from '../../records/stock/words.ts';
import { PRICE_COLUMNS } from './price-columns.ts';

/** One page of what everything costs at a station (PA-10). @throws CallError deviceMissing */
export async function priceList(
  reader: Reader,
  reach: Reach,
  { machine_id, category, search = '' }: ActionInput<'Partner.prices'>,
  page: Page,
  { now, translator }: { readonly now: number; readonly translator: Translator },
): Promise<{ readonly prices: StationPrice[]; readonly total: number }> {
  await ownStation(reader, reach, machine_id);
  const { all, inGoods, inColour } = searchOf(search, translator);
  const found = (await sellable(reader)).filter(
    (thing) =>
      (category === undefined || thing.category === category) &&
      (inGoods(thing) | inColour({ ...thing, colour_name: '' })) === all,
  );
  const price = await pricing(reader, machine_id, now);
  return { prices: found.slice(page.offset, page.offset + page.limit).map(price), total: found.length };
}

/** The whole list as a table with the columns of an import (PA-10). @throws CallError deviceMissing */
export async function exportPrices(
  reader: Reader,
  reach: Reach,
  { machine_id, format }: ActionInput<'Partner.exportPrices'>,
  { now, language }: { readonly now: number; readonly language: Locale },
): Promise<ActionOutput<'Partner.exportPrices'>> {
  await ownStation(reader, reach, machine_id);
  const price = await pricing(reader, machine_id, now);
  const decimal = csvDecimal(language);
  const rows = (await sellable(reader)).map((thing) => cellsOf(price(thing), format === 'csv' ? decimal : '.'));
  const sold = rows.filter((row) => row !== undefined);
  const bytes = await writeSheet([PRICE_COLUMNS, ...sold], format, decimal);
  return { name: `prices-${machine_id}.${format}`, file: Buffer.from(bytes).toString('base64'), lines: sold.length };
}

/** A price as text: a number would lose its decimals in a workbook. Ids are written, because names may be shared. */
function cellsOf(
  { machine_id, category, goods_id, shell_id, price }: StationPrice,
  decimal: Decimal,
): readonly string[] | undefined {
  if (!price) return undefined;
  // A German spreadsheet makes a day of 9.10.
  const amount = toDecimalString(price).replace('.', decimal);
  return [machine_id, category, goods_id, shell_id, amount, price.currency, '', ''];
}

interface Sellable {
  readonly goods_id: GoodsId;
  readonly category: Category;
  readonly brand: string;
  readonly model: string;
  readonly shell_id: ShellId;
  readonly shell_name: string;
}

/** All goods in all shells that suit them, in the order of the catalogue. */
async function sellable(reader: Reader): Promise<readonly Sellable[]> {
  const [goods, shells] = await Promise.all([
    reader.selectFrom('goods').select(['id', 'category', 'brand', 'model']).orderBy('sort').execute(),
    reader.selectFrom('shells').select(['id', 'name', 'categories']).orderBy('sort').execute(),
  ]);
  const suits = shells.map((shell) => ({ ...shell, categories: readCategories(shell.categories) }));
  return goods.flatMap(({ id, ...row }) =>
    suits
      .filter(({ categories }) => categories.includes(row.category))
      .map((shell) => ({
        ...row,
        goods_id: brand<GoodsId>(id),
        shell_id: brand<ShellId>(shell.id),
        shell_name: shell.name,
      })),
  );
}

/** Reads the rules and the catalogue's prices of a station once. @returns the price of one thing */
async function pricing(reader: Reader, stationId: StationId, now: number): Promise<(thing: Sellable) => StationPrice> {
  const [book, catalogue] = await Promise.all([
    stationBook(reader, stationId, now),
    cataloguePrices(reader, stationId),
  ]);
  return (thing) => ({
    machine_id: stationId,
    ...thing,
    ...presentPrice(book, { stationId, thing, catalogue: catalogue.get(thing.shell_id) }, now),
  });
}

interface Asked {
  readonly stationId: StationId;
  readonly thing: Pick<Sellable, 'goods_id' | 'category' | 'shell_id'>;
  readonly catalogue: Money | undefined;
}

function presentPrice(book: PriceBook<PriceRule>, { stationId, thing, catalogue }: Asked, now: number) {
  const priced = { station: stationId, category: thing.category, goods: thing.goods_id, shell: thing.shell_id };
  const rule = book.ruleAt(priced, now);
  const next = nextPrice(book.rulesFor(priced), catalogue, now);
  return {
    price: rule?.price ?? catalogue ?? null,
    rule_id: rule ? brand<PriceRuleId>(rule.id) : null,
    next: next ? { at: next.at, price: next.price ?? null } : null,
  };
}
