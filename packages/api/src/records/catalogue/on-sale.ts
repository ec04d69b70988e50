import { type ColourId, type GoodsId, type ShellId, type StationId, sizedColour } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { StatusOf } from './ports.ts';
import { type Prices, pricesAt } from './prices.ts';
import { readCategories } from './goods.ts';

/** A kind of piece that can be ordered now. */
export interface KindOnSale {
  readonly machine_id: StationId;
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
  readonly brand: string;
  readonly model: string;
}

interface Where {
  readonly stations: readonly StationId[];
  /** Default: all goods. */
  readonly goods?: readonly GoodsId[];
}

/**
 * The kinds that customers can order now: free pieces with a price, in a colour that is sold, at stations that accept
 * orders. Cases that customers bring are not among them.
 */
export async function kindsOnSale(
  reader: Reader,
  statusOf: StatusOf,
  { stations, goods }: Where,
  now: number,
): Promise<readonly KindOnSale[]> {
  const open = await openOf(statusOf, stations);
  if (open.length === 0 || goods?.length === 0) return [];
  const rows = await reader
    .selectFrom('stock_counts')
    .innerJoin('goods', 'goods.id', 'stock_counts.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_counts.shell_id')
    .select(['stock_counts.machine_id', 'stock_counts.goods_id', 'stock_counts.shell_id', 'stock_counts.colour_id'])
    .select(['goods.brand', 'goods.model', 'goods.category', 'shells.categories'])
    .where('stock_counts.available', '>', 0)
    .where('stock_counts.machine_id', 'in', open)
    .$if(goods !== undefined, (query) => query.where('stock_counts.goods_id', 'in', goods ?? []))
    .orderBy('goods.sort')
    .execute();
  const sold = await soldColourIds(reader);
  const prices = new Map<StationId, Prices>();
  for (const station of open) prices.set(station, await pricesAt(reader, station, now));
  return rows
    .filter(
      ({ machine_id, goods_id, shell_id, colour_id, category, categories }) =>
        sold.has(colour_id) &&
        readCategories(categories).includes(category) &&
        prices.get(machine_id)?.({ id: goods_id, category }, shell_id) !== undefined,
    )
    .map(({ category: _category, categories: _categories, ...kind }) => kind);
}

async function openOf(statusOf: StatusOf, stations: readonly StationId[]): Promise<readonly StationId[]> {
  const statuses = await statusOf(stations);
  return stations.filter((station) => statuses.get(station)?.accepts === true);
}

async function soldColourIds(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom('shell_colours').select(['id', 'shell_id', 'name']).execute();
  return new Set(soldColours(rows).map(({ id }) => id));
}

interface Named {
  readonly shell_id: string;
  readonly name: string;
}

/** The colours that are sold: one that exists in sizes is sold in its sizes only (CT-10). */
export function soldColours<Colour extends Named>(colours: readonly Colour[]): readonly Colour[] {
  const parts = colours.map((row) => {
    const { colour, size } = sizedColour(row.name);
    return { row, hue: `${row.shell_id} ${colour}`, size };
  });
  const sized = new Set(parts.flatMap(({ hue, size }) => (size === undefined ? [] : [hue])));
  return parts.filter(({ hue, size }) => size !== undefined || !sized.has(hue)).map(({ row }) => row);
}
