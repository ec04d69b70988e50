import type { Category } from '@cpc/design';
import {
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

/** The prices of everything at one place and moment. Undefined: it is not sold there. */
export type Prices = (goods: PricedGoods, shellId: string) => Money | undefined;

/** The prices at a station, read once for many things; without a station the catalogue's general prices. */
export async function pricesAt(reader: Reader, stationId: StationId | undefined, now: number): Promise<Prices> {
  const catalogue = await cataloguePrices(reader, stationId);
  if (stationId === undefined) return (_, shellId) => catalogue.get(shellId);
  return pricesBy(await stationBook(reader, stationId, now), catalogue, stationId, now);
}

/** The price of one thing at a station. */
export async function priceAt(
  reader: Reader,
  stationId: StationId,
  { goods, shellId }: { readonly goods: PricedGoods & { readonly id: GoodsId }; readonly shellId: ShellId },
  now: number,
): Promise<Money | undefined> {
  const rules = await rulesNowFor(reader, { stationId, goodsId: goods.id, shellId, now });
  const catalogue = await cataloguePrices(reader, stationId, shellId);
  return pricesBy(priceBook(rules), catalogue, stationId, now)(goods, shellId);
}

/** A shop's rule sets the price; without one the catalogue's price holds (PA-10). */
function pricesBy(
  book: PriceBook<PriceRule>,
  catalogue: ReadonlyMap<string, Money>,
  station: StationId,
  now: number,
): Prices {
  return ({ id: goods, category }, shell) =>
    book.ruleAt({ station, category, goods, shell }, now)?.price ?? catalogue.get(shell);
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
  const rows = await (stationId === undefined ? generalRows(reader, {}) : stationRows(reader, { stationId, shellId }));
  return new Map(rows.map((row) => [row.shell_id, money(row.amount, row.currency)]));
}

const generalRows = prepared((reader, _none: object) =>
  reader.selectFrom('prices').select(['shell_id', 'amount', 'currency']).where('machine_id', '=', ''),
);

const stationRows = prepared(
  (reader, { stationId, shellId }: { readonly stationId: StationId; readonly shellId: ShellId | undefined }) =>
    reader
      .selectFrom('prices')
      .innerJoin('machines', 'machines.currency', 'prices.currency')
      .select(['shell_id', 'amount', 'prices.currency'])
      .where('machines.id', '=', stationId)
      .where('prices.machine_id', 'in', [stationId, ''])
      .$call((query) => (shellId === undefined ? query : query.where('shell_id', '=', shellId)))
      // '' sorts first, so that the station's own price overrides it.
      .orderBy('prices.machine_id'),
);
