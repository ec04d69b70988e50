import { type Category, customSizeOf } from '@cpc/design';
import {
  areaPrice,
  type GoodsId,
  type Money,
  money,
  type PriceBook,
  priceBook,
  type PriceRule,
  type ShellId,
  type StationId,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { rulesNowFor } from './price-rules.ts';
import { stationBook } from './station-book.ts';

/** Goods, as far as their price depends on them. */
export interface PricedGoods {
  readonly id: string;
  readonly category: Category;
}

/** The price of a custom size by its area: the least one, and that of each 100 cm². */
export interface AreaPrice {
  readonly least: Money;
  readonly per: Money;
}

/** The prices of everything at one place and moment. Undefined: it is not sold there. */
export interface Prices {
  (goods: PricedGoods, shellId: string): Money | undefined;
  /** Undefined for goods and shells whose price has nothing to do with their area. */
  readonly byArea: (goods: PricedGoods, shellId: string) => AreaPrice | undefined;
}

/** The prices at a station, read once for many things; without a station the catalogue's general prices. */
export async function pricesAt(reader: Reader, stationId: StationId | undefined, now: number): Promise<Prices> {
  const catalogue = await catalogueRows(reader, stationId);
  const book = stationId === undefined ? undefined : await stationBook(reader, stationId, now);
  return pricesBy(book, catalogue, stationId, now);
}

/** The price of one thing at a station. */
export async function priceAt(
  reader: Reader,
  stationId: StationId,
  { goods, shellId }: { readonly goods: PricedGoods & { readonly id: GoodsId }; readonly shellId: ShellId },
  now: number,
): Promise<Money | undefined> {
  const rules = await rulesNowFor(reader, { stationId, goodsId: goods.id, shellId, now });
  const catalogue = await catalogueRows(reader, stationId, shellId);
  return pricesBy(priceBook(rules), catalogue, stationId, now)(goods, shellId);
}

/**
 * A shop's rule sets the price; without one the catalogue's price holds (PA-10). For a custom size it is the least price:
 * a large one costs more by the catalogue's price of its area (CT-04).
 */
function pricesBy(
  book: PriceBook<PriceRule> | undefined,
  catalogue: ReadonlyMap<string, CatalogueRow>,
  station: StationId | undefined,
  now: number,
): Prices {
  const least = ({ id: goods, category }: PricedGoods, shell: string): Money | undefined => {
    const row = catalogue.get(shell);
    return (station && book?.ruleAt({ station, category, goods, shell }, now)?.price) ?? (row && priceIn(row));
  };
  const byArea = (goods: PricedGoods, shell: string): AreaPrice | undefined => {
    const [price, row] = [least(goods, shell), catalogue.get(shell)];
    if (!price || !row || row.area_amount === 0 || !customSizeOf(goods.id)) return undefined;
    return { least: price, per: money(row.area_amount, price.currency) };
  };
  const prices = (goods: PricedGoods, shell: string): Money | undefined => {
    const [area, size] = [byArea(goods, shell), customSizeOf(goods.id)];
    return area && size ? areaPrice(area.least, area.per.amount, size) : least(goods, shell);
  };
  return Object.assign(prices, { byArea });
}

/**
 * The catalogue's prices by shell: the station's own, or else the general ones. A price in another currency than the
 * station's is none.
 */
export async function cataloguePrices(
  reader: Reader,
  stationId: StationId | undefined,
  shellId?: ShellId,
): Promise<ReadonlyMap<string, Money>> {
  const rows = await catalogueRows(reader, stationId, shellId);
  return new Map([...rows].map(([shell, row]) => [shell, priceIn(row)]));
}

interface CatalogueRow {
  readonly amount: number;
  readonly area_amount: number;
  readonly currency: string;
}

const priceIn = ({ amount, currency }: CatalogueRow): Money => money(amount, currency);

async function catalogueRows(
  reader: Reader,
  stationId: StationId | undefined,
  shellId?: ShellId,
): Promise<ReadonlyMap<string, CatalogueRow>> {
  const rows = await (stationId === undefined ? generalRows(reader, {}) : stationRows(reader, { stationId, shellId }));
  return new Map(rows.map((row) => [row.shell_id, row]));
}

const generalRows = prepared((reader, _none: object) =>
  reader.selectFrom('prices').select(['shell_id', 'amount', 'area_amount', 'currency']).where('machine_id', '=', ''),
);

const stationRows = prepared(
  (reader, { stationId, shellId }: { readonly stationId: StationId; readonly shellId: ShellId | undefined }) =>
    reader
      .selectFrom('prices')
      .innerJoin('machines', 'machines.currency', 'prices.currency')
      .select(['shell_id', 'amount', 'area_amount', 'prices.currency'])
      .where('machines.id', '=', stationId)
      .where('prices.machine_id', 'in', [stationId, ''])
      .$call((query) => (shellId === undefined ? query : query.where('shell_id', '=', shellId)))
      // '' sorts first, so that the station's own price overrides it.
      .orderBy('prices.machine_id'),
);
